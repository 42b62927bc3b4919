// Text measured by the browser with the very CSS that draws it.

const families = [
  '-apple-system, Inter, system-ui, sans-serif',
  'ui-rounded, Quicksand, -apple-system, Inter, system-ui, sans-serif',
  'ui-serif, Georgia, serif',
  'ui-monospace, Menlo, "DejaVu Sans Mono", monospace',
];
const apple = /Mac|iP(hone|ad|od)/.test(navigator.platform);
const limit = 256;

/// Reads the words of a text style. The layout is that of the `textStyle` op.
export function readStyle(view) {
  const float = (word) => view.getFloat32(word * 4, true);
  const int = (word) => view.getInt32(word * 4, true);
  return {
    size: float(0), weight: float(1), design: int(2), flags: int(3), color: view.getUint32(16, true),
    lineHeight: float(5), kerning: float(6), lineLimit: int(7), align: int(8), truncation: int(9), lineColor: view.getUint32(40, true),
  };
}

/// Sets everything that decides the size of text.
export function applyFont(css, style) {
  const italic = style.flags & 1 ? 'italic ' : '';
  css.font = `${italic}${style.weight} ${style.size}px/${style.lineHeight}px ${families[style.design] ?? families[0]}`;
  css.letterSpacing = style.kerning ? `${style.kerning}px` : '';
  css.fontVariantNumeric = style.flags & 2 ? 'tabular-nums' : '';
  css.fontVariantCaps = style.flags & 64 ? 'all-small-caps' : style.flags & 128 ? 'small-caps' : '';
  css.textTransform = style.flags & 16 ? 'uppercase' : style.flags & 32 ? 'lowercase' : '';
}

/// All of a style that decides the size of text.
export const fontKey = ({ size, weight, design, flags, lineHeight, kerning }) => [size, weight, design, flags & 243, lineHeight, kerning].join(' ');

/// Widths are rounded up to the browser's own 1/64 pixel, so that a box of that width never wraps its text.
const roundUp = (value) => Math.ceil(value * 64 - 0.01) / 64;

/// Measures text in a hidden element, and remembers up to 256 answers.
export class Ruler {
  constructor() {
    const element = document.createElement('div');
    element.id = 'ruler';
    element.setAttribute('aria-hidden', 'true');
    this.box = document.createElement('div');
    this.box.className = 't';
    this.run = document.createElement('span');
    this.mark = document.createElement('span');
    this.mark.style.display = 'inline-block';
    this.box.append(this.run);
    element.append(this.box);
    document.body.append(element);
    this.forget();
  }

  /// Forgets all answers: a font arrived.
  forget() {
    this.sizes = new Map();
    this.baselines = new Map();
    this.font = undefined;
  }

  /// Width, height, first and last baseline, in CSS pixels. `maxWidth` below zero is no limit.
  measure(text, words, maxWidth) {
    const style = readStyle(words);
    const font = fontKey(style);
    const natural = this.cached(text, style, font, -1);
    if (maxWidth < 0 || natural[0] <= maxWidth) return limited(natural, style, -1);
    // A single letter has nowhere to break.
    return limited(text.length > 1 ? this.cached(text, style, font, maxWidth) : natural, style, maxWidth);
  }

  /// Whether the text takes no more than that many lines of a width.
  fits(text, style, width, lines) {
    const [natural, taken] = this.lay(text, style, fontKey(style), lines > 1 ? width : -1);
    return lines > 1 ? taken <= lines : natural < width + 0.02;
  }

  cached(text, style, font, maxWidth) {
    const key = `${font} ${maxWidth} ${text}`;
    let size = this.sizes.get(key);
    if (!size) {
      size = this.lay(text, style, font, maxWidth);
      if (this.sizes.size >= limit) this.sizes.delete(this.sizes.keys().next().value);
      this.sizes.set(key, size);
    }
    return size;
  }

  /// The width of the widest line, the number of lines and the first baseline, whatever the limit of lines.
  lay(text, style, font, maxWidth) {
    if (this.font !== font) {
      applyFont(this.box.style, style);
      this.font = font;
    }
    const baseline = this.baseline(font, style);
    this.box.style.width = maxWidth < 0 ? 'max-content' : `${maxWidth}px`;
    this.run.textContent = text;
    const lines = Math.max(1, Math.round(this.box.getBoundingClientRect().height / style.lineHeight));
    let width = 0;
    for (const line of lineWidths(this.run)) width = Math.max(width, line);
    this.run.textContent = '';
    return [roundUp(width), lines, baseline];
  }

  /// How far below the top of a line its baseline is.
  baseline(font, style) {
    let value = this.baselines.get(font);
    if (value === undefined) {
      this.run.textContent = 'x';
      this.box.style.width = 'max-content';
      this.box.append(this.mark);
      value = this.mark.getBoundingClientRect().bottom - this.box.getBoundingClientRect().top;
      this.mark.remove();
      this.baselines.set(font, value);
    }
    return value;
  }
}

/// What is measured of a text that was laid out, in a width and with its limit of lines.
function limited([width, lines, baseline], { lineHeight, lineLimit }, maxWidth) {
  const cut = lineLimit > 0 && lines > lineLimit;
  const height = (cut ? lineLimit : lines) * lineHeight;
  // A line that is cut takes all the room there is.
  const shown = maxWidth < 0 ? width : cut ? maxWidth : Math.min(width, maxWidth);
  return [roundUp(shown), height, baseline, height - lineHeight + baseline];
}

/// The width of each line: a line of mixed directions has several boxes.
function lineWidths(run) {
  const lines = new Map();
  for (const { left, right, top } of run.getClientRects()) {
    const line = lines.get(top);
    lines.set(top, line ? [Math.min(line[0], left), Math.max(line[1], right)] : [left, right]);
  }
  return [...lines.values()].map(([left, right]) => right - left);
}

/// Asks for the fonts of the first frame: `soon` settles when they are there or after a short wait, `whenLate` tells of later ones.
export function loadFonts() {
  if (apple) return { soon: Promise.resolve(), whenLate() {} };
  const loaded = document.fonts.load('17px Inter').catch(() => {});
  return {
    soon: Promise.race([loaded, new Promise((resolve) => setTimeout(resolve, 1500))]),
    whenLate(action) {
      const known = new Set([...document.fonts].filter((font) => font.status === 'loaded'));
      document.fonts.addEventListener('loadingdone', ({ fontfaces }) => {
        if (fontfaces.some((font) => !known.has(font))) action();
      });
    },
  };
}
