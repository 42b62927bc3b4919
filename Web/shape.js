// Paths: what a layer draws inside of or along, and what clips it. One of the parts that a page may be without.
import { drawPaint, gradient, px, round, svgSpace } from './draw.js';

const counts = [2, 2, 4, 6, 0];
let made = 0;

/// Reads a path with how it is drawn; undefined for none.
function readPath(decoder) {
  const mode = decoder.i32();
  if (!mode) return undefined;
  const path = { rule: mode === 2 ? 'evenodd' : 'nonzero', data: '' };
  if (mode === 3) {
    path.stroke = {
      'stroke-width': decoder.f32(), 'stroke-linecap': ['butt', 'round', 'square'][decoder.i32()],
      'stroke-linejoin': ['miter', 'round', 'bevel'][decoder.i32()], 'stroke-miterlimit': decoder.f32(),
      'stroke-dashoffset': decoder.f32(), 'stroke-dasharray': decoder.numbers(decoder.i32()).join(' '),
    };
  }
  for (const command of decoder.bytes()) path.data += 'MLQCZ'[command] + decoder.numbers(counts[command]).map(round).join(' ');
  return path;
}

export const tag = (name, attributes, inside = '') =>
  `<${name} ${Object.entries(attributes).map(([key, value]) => `${key}="${value}"`).join(' ')}>${inside}</${name}>`;

/// SVG for a paint over a box: what defines it, and how it is named. No part of it is a word of an author's.
export function inkOf({ kind, color, numbers, stops }, width, height, id) {
  if (!stops) return ['', color];
  const [a, b, c, d] = numbers;
  const [x, y] = [a * width, b * height];
  const [name, line] = kind === 2
    ? ['linear', { x1: x, y1: y, x2: c * width, y2: d * height }]
    : ['radial', { fr: Math.min(c, d), r: Math.max(c, d, 0.001), gradientTransform: `translate(${x} ${y})${kind === 6 ? `scale(${width} ${height})` : ''}`, cx: 0, cy: 0 }];
  const inside = stops.map(([color, offset]) => tag('stop', { offset, 'stop-color': color })).join('');
  return [tag(`${name}Gradient`, { id, gradientUnits: 'userSpaceOnUse', ...line }, inside), `url(#${id})`];
}

/// The path with its own paint.
export function pathMarkup({ path, paint, frame: [, , width, height] }, id) {
  const [before, ink] = inkOf(paint, width, height, id);
  return before + tag('path', { d: path.data, ...(path.stroke ? { fill: 'none', stroke: ink, ...path.stroke } : { fill: ink, 'fill-rule': path.rule }) });
}

/// Draws inside or along the layer's path: as SVG, or where SVG has no such gradient as a masked box.
function drawPath(node) {
  const { element, path, paint } = node;
  const isBox = paint.kind === 4 || paint.kind === 5;
  const key = JSON.stringify([paint, node.frame.slice(2), path.rule, !path.stroke]);
  if (!isBox && node.drawn && node.drawnKey === key) {
    // Only the line moved, as in an animation.
    const line = node.drawn.lastChild;
    line.setAttribute('d', path.data);
    for (const key in path.stroke) line.setAttribute(key, path.stroke[key]);
    return;
  }
  node.drawn?.remove();
  node.drawn = isBox ? masked(node) : svg(node);
  node.drawnKey = key;
  element.prepend(node.drawn);
}

function svg(node) {
  const box = document.createElement('div');
  box.innerHTML = tag('svg', { 'aria-hidden': true }, pathMarkup(node, `paint${++made}`));
  return box.firstChild;
}

/// A box over the frame and the line's reach around it, masked by the path: for what SVG cannot paint with.
function masked({ path, paint, frame: [, , width, height] }) {
  const reach = 64 + 4 * (path.stroke?.['stroke-width'] ?? 0);
  const [wide, high] = [width + 2 * reach, height + 2 * reach];
  const box = document.createElement('div');
  const css = box.style;
  css.cssText = `position:absolute;inset:${-reach}px`;
  if (paint.stops) {
    const [a, b, c, d] = paint.numbers;
    css.backgroundImage = gradient({ ...paint, numbers: [(a * width + reach) / wide, (b * height + reach) / high, c, d] }, width, height);
  } else {
    css.backgroundColor = paint.color;
    css.backdropFilter = css.webkitBackdropFilter = `blur(${px(paint.blur)})`;
  }
  const mask = pathMarkup({ path, paint: { color: '#000' }, frame: [] });
  const shown = tag('svg', { xmlns: svgSpace, viewBox: [-reach, -reach, wide, high].join(' ') }, mask);
  css.maskImage = `url("data:image/svg+xml,${encodeURIComponent(shown)}")`;
  return box;
}

const modes = ('normal multiply screen overlay darken lighten color-dodge color-burn soft-light hard-light difference exclusion hue saturation color '
  + 'luminosity plus-lighter').split(' ');
const looks = 'blur brightness saturate contrast grayscale hue-rotate invert 7 opacity'.split(' ');

/// CSS for a filter. What brightness adds to each component is a contrast and a factor, in the order in which neither cuts off too much.
function look([kind, a]) {
  const more = 1 + 2 * Math.abs(a);
  if (kind === 1) return a < 0 ? `brightness(${1 / more}) contrast(${more})` : `contrast(${1 / more}) brightness(${more})`;
  return `${looks[kind]}(${a}${kind ? kind === 5 ? 'rad' : '' : 'px'})`;
}

export const shape = {
  drawPath,
  // path
  18(decoder, node) {
    node.path = readPath(decoder);
    if (node.paint) drawPaint(node);
    decoder.shaded.add(node);
  },
  // clipPath
  19(decoder, node) {
    const path = node.clipPath = readPath(decoder);
    node.element.style.clipPath = path ? `path(${path.rule}, "${path.data || 'M0 0'}")` : '';
  },
  // filter: of these and shadows a layer has either; 7 is a blend mode, 8 an opacity of 1, which draws as a group.
  20(decoder, node) {
    const list = decoder.many(decoder.i32(), () => [decoder.i32(), decoder.f32()]);
    node.filters = list.length ? list.filter(([kind]) => kind !== 7).map(look).join(' ') : undefined;
    node.element.style.mixBlendMode = modes[list.find(([kind]) => kind === 7)?.[1] ?? 0];
    decoder.shaded.add(node);
  },
};
