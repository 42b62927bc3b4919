// A deck of cards as one would write it by hand, with the look, the rules and the springs of Blocks/Cards/SwipeableCardStack.swift:
// the yardstick of the benchmarks. `?release=css` leaves what follows the finger's release to CSS transitions; without
// it the styles are set in each frame.
const places = [
  ['Kyoto', 'leaf.fill', '#ff2d55', '#af52de'],
  ['Reykjavik', 'snowflake', '#32ade6', '#007aff'],
  ['Marrakesh', 'sun.max.fill', '#ff9500', '#ff3b30'],
  ['Lisbon', 'tram.fill', '#ffcc00', '#ff9500'],
  ['Patagonia', 'mountain.2.fill', '#30b0c7', '#5856d6'],
];
const byCSS = new URLSearchParams(location.search).get('release') === 'css';
const threshold = 0.35;
const deck = document.getElementById('deck');
const cards = new Map();
const count = { passed: 0, liked: 0 };
let symbols = {};
let [top, lastSide, lastHeight] = [0, 1, 0];
let drag = { x: 0, y: 0 };
let [width, height] = [0, 0];
let animation;
let frameAsked = false;

// Where the cards are: x, y, scale, degrees, opacity

function goal(position) {
  if (position < top) return [1.5 * width * lastSide, lastHeight, 1, 18 * lastSide, 1];
  if (position === top) return [drag.x, drag.y / 4, 1, (14 * drag.x) / width, 1];
  const depth = position - top - Math.min(Math.abs(drag.x) / (threshold * width), 1);
  return [0, depth * (0.03 * height + 14), 1 - 0.06 * depth, 0, Math.min(Math.max(3 - depth, 0), 1)];
}

function show(card) {
  const [x, y, scale, degrees, opacity] = card.values;
  card.element.style.transform = `translate(${x}px, ${y}px) rotate(${degrees}deg) scale(${scale})`;
  card.element.style.opacity = opacity;
}

function arrange() {
  for (const [position, card] of cards) {
    if (position >= top - 1 && position <= top + 3) continue;
    card.element.remove();
    cards.delete(position);
  }
  for (let position = Math.max(top - 1, 0); position <= top + 3; position++) {
    if (!cards.has(position)) cards.set(position, make(position));
    const { element } = cards.get(position);
    element.inert = position !== top;
    element.toggleAttribute('aria-hidden', position !== top);
  }
  deck.setAttribute('aria-label', places[top % places.length][0]);
}

function make(position) {
  const [name, symbol, from, to] = places[position % places.length];
  const element = document.createElement('div');
  element.className = 'card';
  element.style.background = `linear-gradient(${from}, ${to})`;
  element.style.zIndex = -position;
  element.innerHTML = `${icon(symbol)}<div></div>`;
  element.lastChild.textContent = name;
  const card = { element, values: goal(position) };
  deck.append(element);
  show(card);
  return card;
}

const icon = (name) => `<svg viewBox="0 0 256 256" aria-hidden="true">${(symbols[name] ?? []).map((data) => `<path d="${data}"/>`).join('')}</svg>`;

// The release

/// How far a spring is from its end: the shares of the first distance and of the first speed, and the same of the speed.
function spring({ duration, bounce }, time) {
  const frequency = (2 * Math.PI) / duration;
  const decay = (1 - bounce) * frequency;
  const turn = Math.sqrt(frequency ** 2 - decay ** 2);
  const envelope = Math.exp(-decay * time);
  const [cos, sin] = [envelope * Math.cos(turn * time), (envelope * Math.sin(turn * time)) / turn];
  return [cos + decay * sin, sin, -(frequency ** 2) * sin, cos - decay * sin];
}

function easing(curve) {
  const length = settling(curve);
  const points = Array.from({ length: 61 }, (_, i) => (1 - spring(curve, (i / 60) * length)[0]).toFixed(4));
  return `${Math.round(length * 1000)}ms linear(${points.join()})`;
}

/// Seconds until half a thousandth of the way is left.
const settling = ({ duration, bounce }) => (Math.log(2000) * duration) / (2 * Math.PI * (1 - bounce));

const snappy = { duration: 0.4, bounce: 0.15 };
const bouncy = { duration: 0.4, bounce: 0.3 };
for (const curve of [snappy, bouncy]) Object.assign(curve, { css: easing(curve), end: settling(curve) });

function animate(curve) {
  if (byCSS) {
    for (const [position, card] of cards) {
      card.element.style.transition = `transform ${curve.css}, opacity ${curve.css}`;
      card.values = goal(position);
      show(card);
    }
    return;
  }
  for (const [position, card] of cards) {
    card.goal = goal(position);
    card.distance = card.values.map((value, i) => value - card.goal[i]);
    card.speed ??= [0, 0, 0, 0, 0];
    card.first = card.speed.slice();
  }
  animation = { curve, start: undefined };
  ask();
}

function step(time) {
  animation.start ??= time;
  const elapsed = (time - animation.start) / 1000;
  const isOver = elapsed >= animation.curve.end;
  const [a, b, c, d] = isOver ? [0, 0, 0, 0] : spring(animation.curve, elapsed);
  for (const card of cards.values()) {
    if (!card.goal) continue;
    for (let i = 0; i < 5; i++) {
      card.values[i] = card.goal[i] + a * card.distance[i] + b * card.first[i];
      card.speed[i] = c * card.distance[i] + d * card.first[i];
    }
    show(card);
  }
  if (isOver) animation = undefined;
}

// Frames: at most one write of the styles in each

function ask() {
  if (frameAsked) return;
  frameAsked = true;
  requestAnimationFrame(frame);
}

function frame(time) {
  frameAsked = false;
  if (animation) {
    step(time);
    if (animation) ask();
  } else {
    for (const [position, card] of cards) {
      if (byCSS) card.element.style.transition = 'none';
      card.values = goal(position);
      show(card);
    }
  }
}

// Swiping

function swipe(side) {
  lastSide = side;
  lastHeight = drag.y / 4;
  drag = { x: 0, y: 0 };
  top++;
  arrange();
  animate(snappy);
  count[side < 0 ? 'passed' : 'liked']++;
  tell();
}

function tell() {
  for (const name in count) document.getElementById(name).lastChild.data = count[name];
}

let finger;
deck.addEventListener('pointerdown', (event) => {
  finger = { id: event.pointerId, x: event.clientX, y: event.clientY, trail: [], slop: true };
  deck.setPointerCapture(event.pointerId);
});
deck.addEventListener('pointermove', (event) => {
  if (event.pointerId !== finger?.id) return;
  const [x, y] = [event.clientX - finger.x, event.clientY - finger.y];
  if (finger.slop && Math.hypot(x, y) < 8) return;
  finger.slop = false;
  finger.trail.push([event.timeStamp, event.clientX]);
  if (finger.trail.length > 4) finger.trail.shift();
  drag = { x, y };
  animation = undefined;
  ask();
});
deck.addEventListener('pointerup', (event) => {
  if (event.pointerId !== finger?.id) return;
  const [[time, x] = [0, 0]] = finger.trail;
  const speed = event.timeStamp - finger.trail.at(-1)?.[0] < 50 ? (event.clientX - x) / Math.max(event.timeStamp - time, 1) : 0;
  const end = drag.x + speed * 250;
  finger = undefined;
  if (Math.abs(end) >= width * threshold) return swipe(Math.sign(end));
  drag = { x: 0, y: 0 };
  animate(bouncy);
});
deck.addEventListener('pointercancel', () => {
  finger = undefined;
  drag = { x: 0, y: 0 };
  animate(bouncy);
});
deck.addEventListener('keydown', (event) => {
  if (event.key === 'ArrowLeft') swipe(-1);
  if (event.key === 'ArrowRight') swipe(1);
});

const [table] = await Promise.all([fetch('symbols.json').then((response) => response.json()), document.fonts.load('17px Inter')]);
symbols = table;
for (const [name, symbol] of [['passed', 'xmark'], ['liked', 'heart.fill']]) document.getElementById(name).innerHTML = `${icon(symbol)}0`;
({ width, height } = deck.getBoundingClientRect());
arrange();
requestAnimationFrame(() => requestAnimationFrame(() => { document.documentElement.dataset.baraja = 'ready'; }));
