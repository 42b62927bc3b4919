// Paths: what a layer draws inside of or along, and what clips it.
import { gradient, px, round } from './draw.js';

const letters = ['M', 'L', 'Q', 'C', 'Z'];
const counts = [2, 2, 4, 6, 0];
const svgSpace = 'http://www.w3.org/2000/svg';
let made = 0;

/// Reads a path with how it is drawn; undefined for none.
export function readPath(decoder) {
  const mode = decoder.i32();
  if (!mode) return undefined;
  const path = { rule: mode === 2 ? 'evenodd' : 'nonzero', data: '' };
  if (mode === 3) {
    const width = decoder.f32();
    const [cap, join] = [decoder.i32(), decoder.i32()];
    const [miter, phase] = decoder.numbers(2);
    const dash = decoder.numbers(decoder.i32());
    path.stroke = {
      'stroke-width': width, 'stroke-linecap': ['butt', 'round', 'square'][cap], 'stroke-linejoin': ['miter', 'round', 'bevel'][join],
      'stroke-miterlimit': miter, 'stroke-dasharray': dash.join(' '), 'stroke-dashoffset': phase,
    };
  }
  for (const command of decoder.bytes()) path.data += letters[command] + decoder.numbers(counts[command]).map(round).join(' ');
  return path;
}

export function clipBy({ element }, path) {
  element.style.clipPath = path ? `path(${path.rule}, "${path.data || 'M0 0'}")` : '';
}

function add(parent, name, attributes) {
  const element = document.createElementNS(svgSpace, name);
  for (const key in attributes) element.setAttribute(key, attributes[key]);
  parent.append(element);
  return element;
}

/// The path's element with its own paint, as attributes: markup of the page and of an image alike.
function pathParts({ path, paint, frame: [, , width, height] }, id) {
  const parts = [];
  let ink = paint?.color ?? 'none';
  if (paint?.stops?.length) {
    ink = `url(#${id})`;
    const [a, b, c, d] = paint.numbers;
    const [x, y] = [a * width, b * height];
    const stops = paint.stops.map(([color, offset]) => ['stop', { offset, 'stop-color': color }, []]);
    const space = { id, gradientUnits: 'userSpaceOnUse' };
    parts.push(paint.kind === 2
      ? ['linearGradient', { ...space, x1: x, y1: y, x2: c * width, y2: d * height }, stops]
      : ['radialGradient', { ...space, cx: x, cy: y, fr: Math.min(c, d), r: Math.max(c, d, 0.001) }, stops]);
  }
  const look = path.stroke ? { fill: 'none', stroke: ink, ...path.stroke } : { fill: ink, 'fill-rule': path.rule };
  parts.push(['path', { d: path.data, ...look }, []]);
  return parts;
}

function build(parent, parts) {
  for (const [name, attributes, children] of parts) build(add(parent, name, attributes), children);
}

/// Draws inside or along the layer's path: as SVG, or where SVG has no such gradient as a masked box.
export function drawPath(node) {
  const { element, path, paint } = node;
  const isBox = paint?.kind > 3;
  const key = `${[...node.frame.slice(2), path.rule, !path.stroke]}`;
  if (!isBox && node.drawn && node.drawnPaint === paint && node.drawnKey === key) {
    // Only the line moved, as in an animation.
    const line = node.drawn.lastChild;
    line.setAttribute('d', path.data);
    for (const key in path.stroke) line.setAttribute(key, path.stroke[key]);
    return;
  }
  node.drawn?.remove();
  node.drawn = isBox ? masked(node) : document.createElementNS(svgSpace, 'svg');
  node.drawnPaint = paint;
  node.drawnKey = key;
  if (!isBox) {
    node.drawn.setAttribute('aria-hidden', 'true');
    build(node.drawn, pathParts(node, `paint${++made}`));
  }
  element.prepend(node.drawn);
}

function markup(parts) {
  return parts.map(([name, attributes, children]) =>
    `<${name} ${Object.entries(attributes).map(([key, value]) => `${key}="${value}"`).join(' ')}>${markup(children)}</${name}>`).join('');
}

/// CSS for an image of the parts.
function image(parts, width, height, x = 0, y = 0) {
  const view = `viewBox="${x} ${y} ${width} ${height}" width="${width}" height="${height}"`;
  return `url("data:image/svg+xml,${encodeURIComponent(`<svg xmlns="${svgSpace}" ${view}>${markup(parts)}</svg>`)}")`;
}

/// A box over the frame and the line's reach around it, masked by the path: for what SVG cannot paint with.
function masked({ path, paint, frame: [, , width, height] }) {
  const reach = 64 + 4 * (path.stroke?.['stroke-width'] ?? 0);
  const [wide, high] = [width + 2 * reach, height + 2 * reach];
  const box = document.createElement('div');
  const css = box.style;
  css.position = 'absolute';
  css.left = css.top = px(-reach);
  css.width = px(wide);
  css.height = px(high);
  if (paint.stops) {
    const [a, b, c, d] = paint.numbers;
    css.backgroundImage = gradient({ ...paint, numbers: [(a * width + reach) / wide, (b * height + reach) / high, c, d] }, width, height);
  } else {
    css.backgroundColor = paint.color;
    css.backdropFilter = css.webkitBackdropFilter = `blur(${px(paint.blur)})`;
  }
  css.maskImage = css.webkitMaskImage = image(pathParts({ path, paint: { color: '#000' }, frame: [0, 0, 0, 0] }), wide, high, -reach, -reach);
  return box;
}

const modes = ['', 'multiply', 'screen', 'overlay', 'darken', 'lighten', 'color-dodge', 'color-burn', 'soft-light', 'hard-light', 'difference',
  'exclusion', 'hue', 'saturation', 'color', 'luminosity', 'plus-lighter'];

// What is added to each component, as a contrast and a factor in the order in which neither cuts off too much.
const brightness = (a) => (a < 0 ? `brightness(${1 / (1 - 2 * a)}) contrast(${1 - 2 * a})` : `contrast(${1 / (1 + 2 * a)}) brightness(${1 + 2 * a})`);

const looks = [
  (a) => `blur(${px(Math.max(a, 0))})`, (a) => brightness(Math.min(Math.max(a, -1), 1)), (a) => `saturate(${Math.max(a, 0)})`,
  (a) => `contrast(${Math.max(a, 0)})`, (a) => `grayscale(${Math.min(Math.max(a, 0), 1)})`, (a) => `hue-rotate(${a}rad)`, () => 'invert(1)',
];

/// Sets the filters, of which a layer has either these or shadows; 7 is a blend mode, 8 only draws as a group.
export function filterBy(node, list) {
  const css = node.element.style;
  node.filters = list.length ? list.filter(([kind]) => kind < 7).map(([kind, amount]) => looks[kind](amount)).join(' ') : undefined;
  css.mixBlendMode = modes[list.find(([kind]) => kind === 7)?.[1] ?? 0];
  css.isolation = list.some(([kind]) => kind === 8) ? 'isolate' : '';
}
