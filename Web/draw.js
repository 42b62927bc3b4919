// CSS and SVG for what ops say: numbers, colours, gradients, shadows, lines of text, symbols.
import { parts } from './parts.js';
import { cut } from './truncate.js';

export const svgSpace = 'http://www.w3.org/2000/svg';

export const round = (value) => Math.round(value * 1e5) / 1e5;
export const px = (value) => `${round(value)}px`;
export const color = (rgba) => `#${rgba.toString(16).padStart(8, '0')}`;
const corners = (radii) => (radii.some(Boolean) ? radii.map(px).join(' ') : '');

/// The root is as large as the viewport, or higher: then the page scrolls.
export function growRoot(element, height) {
  element.style.minHeight = height > element.parentElement.clientHeight ? px(height) : '';
}

/// Fills a box, or with a gradient the letters of a text and the outline of a symbol.
export function drawPaint(node) {
  const { element, paint, frame, words, svg } = node;
  if (node.path) return parts.drawPath(node);
  const css = element.style;
  const isGradient = paint.stops?.length > 0;
  css.backgroundColor = paint.color ?? '';
  css.backgroundImage = isGradient ? gradient(paint, frame[2], frame[3]) : '';
  css.backdropFilter = css.webkitBackdropFilter = paint.kind === 5 ? `blur(${px(paint.blur)})` : '';
  if (words) element.classList.toggle('ink', isGradient);
  if (!svg) return;
  svg.style.visibility = '';
  const image = isGradient ? `url("data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(svg))}")` : '';
  css.maskImage = css.webkitMaskImage = image;
  if (isGradient) svg.style.visibility = 'hidden';
}

/// CSS for a gradient whose points are unit points of the box.
export function gradient({ kind, numbers: [a, b, c, d], stops }, width, height) {
  const list = (unit, place) => stops.map(([rgba, at]) => `${rgba} ${round(place(at))}${unit}`).join();
  const center = `${round(a * 100)}% ${round(b * 100)}%`;
  if (kind === 3) return `radial-gradient(circle ${Math.max(d, 0.001)}px at ${center},${list('px', (at) => c + at * (d - c))})`;
  if (kind === 6) return `radial-gradient(${px(d * width)} ${px(d * height)} at ${center},${list('%', (at) => ((c + at * (d - c)) / d) * 100)})`;
  if (kind === 4) return `conic-gradient(from ${round(c + Math.PI / 2)}rad at ${center},${list('rad', (at) => at * (d - c))})`;
  // CSS draws along a line through the middle whose length follows from the angle; ours runs from point to point.
  const [dx, dy] = [(c - a) * width, (d - b) * height];
  const length = Math.hypot(dx, dy);
  if (!length) return `linear-gradient(${stops.at(-1)[0]} 0 0)`;
  const [ux, uy] = [dx / length, dy / length];
  const line = Math.abs(width * ux) + Math.abs(height * uy);
  const first = ((a - 0.5) * width * ux + (b - 0.5) * height * uy) / line + 0.5;
  return `linear-gradient(${round(Math.atan2(ux, -uy))}rad,${list('%', (at) => (first + (at * length) / line) * 100)})`;
}

/// SwiftUI's radius is taken for the standard deviation: half of a box shadow's blur, all of a drop shadow's (inferred).
/// A group whose backmost child fills it casts that child's shadow: a drop shadow would be drawn anew in each frame.
export function drawShadows({ element, shadows, paint, path, filters, clip, radii, frame, kids }) {
  const [back] = kids;
  const covered = !paint?.kind && back?.paint?.kind && !back.path && !back.moved && back.frame.every((side, i) => side === (i < 2 ? 0 : frame[i]));
  const css = (blur) => ([rgba, radius, x, y]) => `${px(x)} ${px(y)} ${px(radius * blur)} ${rgba}`;
  const box = shadows.length > 0 && !path && (covered || paint?.kind);
  element.style.boxShadow = box ? shadows.map(css(2)).join() : '';
  element.style.filter = box ? '' : filters ?? shadows.map((shadow) => `drop-shadow(${css(1)(shadow)})`).join(' ');
  element.style.borderRadius = corners(clip ?? (box && covered ? back.radii : radii));
}

/// Draws as many lines as the frame holds and the limit allows; the last ends in an ellipsis when there is more.
/// A text cut elsewhere is drawn beside all of its words, which are kept for those who listen or search.
export function clampLines(node, ruler) {
  const { element, style, frame, words } = node;
  const fitting = Math.max(1, Math.floor(frame[3] / style.lineHeight + 0.01));
  const lines = style.lineLimit > 0 ? Math.min(style.lineLimit, fitting) : fitting;
  element.classList.toggle('one', lines === 1);
  element.classList.toggle('many', lines > 1);
  element.style.webkitLineClamp = lines > 1 ? lines : '';
  if (!style.truncation && !node.drawn) return;
  node.drawn?.remove();
  node.drawn = undefined;
  words.remove();
  const shown = style.truncation ? cut(words.data, style.truncation === 1, lines, (text) => ruler.fits(text, style, frame[2], lines)) : words.data;
  if (shown !== words.data) {
    node.drawn = document.createElement('span');
    node.drawn.textContent = shown;
    node.drawn.setAttribute('aria-hidden', 'true');
    element.replaceChildren(node.drawn, node.whole ??= document.createElement('span'));
    node.whole.className = 'unseen';
    node.whole.append(words);
  } else element.replaceChildren(words);
}

/// CSS for the lines under and through a text.
export function decoration({ flags, lineColor }) {
  if (!(flags & 12)) return '';
  const lines = `${flags & 4 ? 'underline ' : ''}${flags & 8 ? 'line-through' : ''}`;
  return `${lines} ${flags & 256 ? 'dotted' : flags & 512 ? 'dashed' : 'solid'} ${lineColor ? color(lineColor) : ''}`;
}

const missing = new Set();
const placeholder = ['M40 40H216V216H40ZM56 56V200H200V56Z'];

/// A symbol's paths in a box of 256 by 256; bold weights get a stroke of their own colour.
export function drawSymbol(node, paths, name, weight) {
  if (!paths && !missing.has(name)) {
    missing.add(name);
    console.warn(`baraja: no symbol “${name}”; a plain square stands in for it`);
  }
  if (!node.svg) {
    node.svg = document.createElementNS(svgSpace, 'svg');
    node.svg.setAttribute('viewBox', '0 0 256 256');
    node.svg.setAttribute('aria-hidden', 'true');
    node.element.prepend(node.svg);
  }
  node.svg.replaceChildren(...(paths ?? placeholder).map((data) => {
    const path = document.createElementNS(svgSpace, 'path');
    path.setAttribute('d', data);
    return path;
  }));
  const extra = Math.max(0, weight - 400) / 30;
  node.svg.style.stroke = extra ? 'currentColor' : '';
  node.svg.style.strokeWidth = extra || '';
}
