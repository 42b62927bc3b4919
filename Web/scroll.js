// Scroll views: elements with overflow, which the browser scrolls. The layers inside lie over a box as large as the content.
// One of the parts that a page may be without.
import { px } from './draw.js';

const Flag = { horizontal: 1, vertical: 2, noBars: 4, still: 8 };
const scrollers = new Set();
const name = { en: 'Scrollable content', es: 'Contenido desplazable' };

/// Turns the element of a new layer into one that scrolls.
function makeScroller(decoder, node) {
  const { id, element } = node;
  element.append(node.content = document.createElement('div'));
  node.moves = [];
  element.onscroll = () => decoder.call('baraja_scroll', id, element.scrollLeft, element.scrollTop, performance.now() / 1000);
  for (const type of ['keydown', 'pointerdown', 'wheel']) {
    element.addEventListener(type, (event) => {
      clearTimeout(node.arrived);
      node.goesHome = event.key === 'Home';
    }, { passive: true });
  }
  // A move ends the scrolling, too, but not the wish to be at the top; what was under way when it got there may still move it.
  // And where rows grew while the key was on its way through the browser, its own scrolling stops as much too early.
  element.onscrollend = () => {
    if (!element.scrollTop) node.arrived = setTimeout(() => { node.goesHome = false; }, 500);
    else if (node.goesHome) goHome(node);
  };
  scrollers.add(node);
}

function goHome({ element }) {
  element.scrollTo({ top: 0, behavior: 'smooth' });
}

/// The op `scroll`: how it scrolls and how large the content is.
function readScroll(decoder, node) {
  const flags = decoder.i32();
  const [width, height] = node.size = decoder.numbers(2);
  const css = node.element.style;
  const overflow = (flag) => (flags & flag && !(flags & Flag.still) ? 'auto' : 'hidden');
  css.overflowX = overflow(Flag.horizontal);
  css.overflowY = overflow(Flag.vertical);
  css.scrollbarWidth = flags & Flag.noBars ? 'none' : '';
  node.content.style.width = px(width);
  node.content.style.height = px(height);
}

/// The op `scrollTo`; carried out when the whole commit is.
function readMove(decoder, node) {
  node.moves.push([decoder.i32(), decoder.numbers(2)]);
}

/// Moves what was asked to move, and lets the keyboard reach what it could not scroll otherwise.
function moveScrollers() {
  for (const node of scrollers) {
    for (const [relative, [left, top]] of node.moves) node.element[relative ? 'scrollBy' : 'scrollTo']({ left, top, behavior: 'instant' });
    // A move ends the browser's own way to the top; the rows that grew on that way must not stop it.
    if (node.moves.length && node.goesHome) goHome(node);
    node.moves.length = 0;
    const [, , width, height] = node.frame;
    const overflows = node.size && (node.size[0] > width + 0.5 || node.size[1] > height + 0.5);
    reach(node.element, overflows && !node.element.querySelector('button,[tabindex]'));
  }
}

function reach(element, on) {
  if (element.hasAttribute('tabindex') === Boolean(on)) return;
  if (!on) return ['tabindex', 'role', 'aria-label'].forEach((attribute) => element.removeAttribute(attribute));
  element.tabIndex = 0;
  element.setAttribute('role', 'group');
  element.setAttribute('aria-label', document.documentElement.lang.startsWith('es') ? name.es : name.en);
}

export const scroll = {
  16: readScroll,
  21: readMove,
  makeScroller,
  moveScrollers,
  removeScroller(node) { scrollers.delete(node); },
};
