// Masks: a layer of that kind, whatever it holds, is drawn as an SVG mask of the layer that shows it. One of the parts that a page may be without.
import { color, decoration, svgSpace } from './draw.js';
import { applyFont, fontKey } from './measure.js';
import { inkOf, pathMarkup, tag } from './shape.js';

const masks = new Set();
const warned = new Set();

function cannot(what, is) {
  if (!is || warned.has(what)) return;
  warned.add(what);
  console.warn(`baraja: a mask cannot hold ${what} on a page; it is drawn without`);
}

function wear(node, parent) {
  if (node.masked === parent) return;
  if (node.masked) node.masked.element.style.mask = '';
  if (parent) parent.element.style.mask = `url(#mask${node.id})`;
  node.masked = parent;
}

/// Draws those anew that changed, when a commit is carried out.
function drawMasks({ ruler }) {
  for (const node of masks) {
    wear(node, node.parent);
    const styles = [];
    const markup = tag('mask', {
      id: `mask${node.id}`, 'mask-type': 'alpha', maskUnits: 'userSpaceOnUse', x: -1e4, y: -1e4, width: 2e4, height: 2e4, visibility: 'visible',
    }, group(ruler, node, styles));
    const key = markup + JSON.stringify(styles);
    if (node.drawnKey === key) continue;
    node.drawnKey = key;
    if (!node.drawn) node.element.prepend(node.drawn = document.createElementNS(svgSpace, 'svg'));
    node.drawn.innerHTML = markup;
    node.drawn.querySelectorAll('text').forEach(({ style }, index) => {
      applyFont(style, styles[index]);
      style.textDecoration = decoration(styles[index]);
      style.whiteSpace = 'pre';
    });
  }
}

/// A layer and those below as SVG; the styles of its texts are added to the list.
function group(ruler, node, styles) {
  const { id, element, frame, kids, path, paint, radii, clip, clipPath } = node;
  const [x, y, width, height] = frame;
  const css = element.style;
  const { a, b, c, d, e, f, is2D } = new DOMMatrix(css.transform);
  cannot('rotations in space', !is2D);
  cannot('shadows of boxes', css.boxShadow);
  cannot('blend modes', css.mixBlendMode && css.mixBlendMode !== 'normal');
  cannot('angular gradients', paint?.kind === 4);
  cannot('scrolled content', node.content && element.scrollTop + element.scrollLeft);
  const look = paint?.kind === 4 ? { color: paint.stops[0][0] } : paint;
  let inside = '';
  if (node.words) inside = letters(ruler, node, styles);
  else if (node.svg) inside = symbol(node);
  else if (paint?.kind) inside = pathMarkup({ path: path ?? box(width, height, radii), paint: look, frame }, `ink${id}`);
  for (const kid of kids) if (!masks.has(kid)) inside += group(ruler, kid, styles);
  const cut = clipPath ?? (clip && box(width, height, clip));
  if (cut) inside += tag('clipPath', { id: `cut${id}` }, tag('path', { d: cut.data || 'M0 0', 'clip-rule': cut.rule }));
  const inner = kids.find((kid) => masks.has(kid) && kid !== node);
  return tag('g', {
    transform: `translate(${x} ${y})matrix(${[a, b, c, d, e, f]})`, opacity: css.opacity || 1, filter: css.filter || 'none',
    'clip-path': cut ? `url(#cut${id})` : 'none', mask: inner ? `url(#mask${inner.id})` : 'none',
  }, inside);
}

/// A rounded rectangle.
function box(width, height, [a = 0, b = 0, c = 0, d = 0]) {
  const arc = (radius, x, y) => `A${radius} ${radius} 0 0 1 ${x} ${y}`;
  return {
    rule: 'nonzero',
    data: `M${a} 0H${width - b}${arc(b, width, b)}V${height - c}${arc(c, width - c, height)}H${d}${arc(d, 0, height - d)}V${a}${arc(a, a, 0)}Z`,
  };
}

function symbol({ id, element, svg, paint, frame: [, , width, height] }) {
  const [before, fill] = paint?.stops ? inkOf(paint, 256, 256, `ink${id}`) : ['', element.style.color];
  const stroke = svg.style.stroke ? fill : 'none';
  return tag('svg', { viewBox: '0 0 256 256', width, height, overflow: 'visible', fill, stroke, 'stroke-width': svg.style.strokeWidth || 0 }, before + svg.innerHTML);
}

const escaped = (text) => text.replace(/[&<]/g, (one) => `&#${one.charCodeAt()};`);

/// A text, line by line.
function letters(ruler, { id, words, style, paint, frame: [, , width, height] }, styles) {
  if (!style) return '';
  const [before, fill] = paint?.stops ? inkOf(paint, width, height, `ink${id}`) : ['', color(style.color)];
  const most = Math.min(style.lineLimit || Infinity, Math.max(1, Math.floor(height / style.lineHeight + 0.01)));
  const { all, baseline } = lines(ruler, words.data, style, width, most);
  return before + all.map(({ text, left, right }, index) => {
    styles.push(style);
    return tag('text', { x: ((width - right + left) * style.align) / 2, y: index * style.lineHeight + baseline, fill }, escaped(text));
  }).join('');
}

/// What stands in each line, with its reach; the last ends in an ellipsis when there is more. The ruler remembers it until a font arrives.
function lines(ruler, text, style, width, most) {
  const font = fontKey(style);
  const key = `lines ${font} ${most} ${width} ${text}`;
  const known = ruler.sizes.get(key);
  if (known) return known;
  const [, , baseline] = ruler.lay(text, style, font, width);
  ruler.run.textContent = text;
  const range = document.createRange();
  const all = [];
  let at = 0;
  for (const letter of text) {
    range.setStart(ruler.run.firstChild, at);
    range.setEnd(ruler.run.firstChild, at += letter.length);
    const { top, left, right } = range.getBoundingClientRect();
    let line = all.at(-1);
    if (!line || top > line.top + style.lineHeight / 2) all.push(line = { text: '', top, left, right });
    if (letter === '\n') continue;
    line.text += letter;
    if (letter.trim()) Object.assign(line, { left: Math.min(line.left, left), right: Math.max(line.right, right) });
  }
  ruler.run.textContent = '';
  if (all.length > most) {
    all.length = most;
    const last = all[most - 1];
    let kept = last.text.trimEnd();
    while (kept && !ruler.fits(`${kept}…`, style, width, 1)) kept = kept.slice(0, -1);
    last.text = `${kept}…`;
    [last.left, last.right] = [0, ruler.lay(last.text, style, font, -1)[0]];
  }
  const answer = { all, baseline };
  ruler.sizes.set(key, answer);
  return answer;
}

export const mask = {
  drawMasks,
  makeMask(node) {
    node.element.style.visibility = 'hidden';
    node.semantics.flags = 1;
    masks.add(node);
  },
  removeMask(node) {
    if (masks.delete(node)) wear(node);
  },
};
