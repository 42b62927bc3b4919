// What the browser and the query string say of the environment, live.

const sizes = ['xSmall', 'small', 'medium', 'large', 'xLarge', 'xxLarge', 'xxxLarge',
  'accessibility1', 'accessibility2', 'accessibility3', 'accessibility4', 'accessibility5'];
// Points of SwiftUI's body style at each size.
const body = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53];

const flag = { dark: 1, reduceMotion: 2, rtl: 4, contrast: 8, reduceTransparency: 16 };

/// The environment's flags and text size. `changed(flags, textSize)` is called when either changes later.
export class Preferences {
  constructor(query, changed) {
    this.query = query;
    this.changed = changed;
    const watch = (text) => {
      const list = matchMedia(text);
      list.addEventListener('change', () => this.update());
      return list;
    };
    this.dark = watch('(prefers-color-scheme: dark)');
    this.reduce = watch('(prefers-reduced-motion: reduce)');
    this.contrast = watch('(prefers-contrast: more)');
    this.opaque = watch('(prefers-reduced-transparency: reduce)');
    this.rem = document.createElement('div');
    this.rem.id = 'rem';
    document.getElementById('ruler').append(this.rem);
    this.read();
  }

  read() {
    const page = document.documentElement;
    const choice = (name, on, off, own) => {
      const value = this.query.get(name);
      return value === on || (value !== off && own);
    };
    const dark = choice('scheme', 'dark', 'light', this.dark.matches);
    const rtl = choice('direction', 'rtl', 'ltr', page.dir === 'rtl');
    page.dataset.scheme = dark ? 'dark' : 'light';
    page.dir = rtl ? 'rtl' : 'ltr';
    this.flags = (dark && flag.dark)
      | (choice('motion', 'reduce', 'full', this.reduce.matches) && flag.reduceMotion)
      | (rtl && flag.rtl)
      | (choice('contrast', 'more', 'standard', this.contrast.matches) && flag.contrast)
      | (this.opaque.matches && flag.reduceTransparency);
    const named = sizes.indexOf(this.query.get('text'));
    this.textSize = named < 0 ? this.browserTextSize() : named;
  }

  /// The size nearest to the browser's own: 16 pixels, nearly every browser's default, are `large`.
  browserTextSize() {
    const points = (this.rem.clientWidth / 16) * 17;
    const distance = (index) => Math.abs(body[index] - points);
    return body.reduce((best, _, index) => (distance(index) < distance(best) ? index : best), 0);
  }

  /// Follows another query: the page around a demo changes the address without loading it anew.
  follow(query) {
    this.query = query;
    this.update();
  }

  update() {
    const { flags, textSize } = this;
    this.read();
    if (flags !== this.flags || textSize !== this.textSize) this.changed(this.flags, this.textSize);
  }

  /// Watches the page's room and the browser's font size.
  watch(room, resize) {
    let { clientWidth: width, clientHeight: height } = room;
    new ResizeObserver(() => {
      if (room.clientWidth === width && room.clientHeight === height) return;
      ({ clientWidth: width, clientHeight: height } = room);
      resize();
    }).observe(room);
    new ResizeObserver(() => this.update()).observe(this.rem);
  }
}
