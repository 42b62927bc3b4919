// Random events on a page; whatever they were, the page must come to rest with every count consistent.
import { Flag, Page, Phase, large } from './page.mjs';

const places = ['Kyoto', 'Reykjavik', 'Marrakesh', 'Lisbon', 'Patagonia'];
const second = 1 / 60;

/// Numbers from 0 up to 1 that depend on the seed only (mulberry32).
function generator(seed) {
  return () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/// A person without a plan, and a clock.
class Monkey {
  constructor(page, demo, seed, time) {
    Object.assign(this, { page, demo });
    this.random = generator(seed);
    this.time = time;
    this.down = new Map();
    this.size = [390, 844];
  }

  below = (limit) => Math.floor(this.random() * limit);

  /// Time passes, with the frames that fall into it.
  pass(seconds) {
    const end = this.time + seconds;
    while (this.time + second <= end) this.page.frame((this.time += second));
    this.time = end;
  }

  send(phase, pointer, [x, y]) {
    this.page.pointer(phase, this.time, x, y, pointer, pointer % 3);
  }

  press(pointer) {
    const point = this.size.map((length) => (this.random() * 1.2 - 0.1) * length);
    this.down.set(pointer, { point, speed: [0, 0] });
    this.send(Phase.down, pointer, point);
  }

  move(pointer) {
    const finger = this.down.get(pointer);
    finger.speed = finger.speed.map((speed) => speed * 0.8 + (this.random() - 0.5) * 30);
    finger.point = finger.point.map((value, axis) => value + finger.speed[axis]);
    this.send(Phase.move, pointer, finger.point);
  }

  lift(phase, pointer) {
    this.send(phase, pointer, this.down.get(pointer)?.point ?? [0, 0]);
    this.down.delete(pointer);
  }

  /// One event of any kind.
  step() {
    if (this.demo.share && this.random() < this.demo.share) this.demo.act(this);
    const [page, dice] = [this.page, this.random()];
    const pointer = [...this.down.keys()][this.below(this.down.size)];
    if (dice < 0.03) this.resize();
    else if (dice < 0.05) page.wasm.baraja_environment(this.time, this.below(64), this.below(12));
    else if (dice < 0.06) page.wasm.baraja_cancel_all(this.time), this.down.clear();
    else if (dice < 0.07) page.wasm.baraja_fonts_changed();
    else if (dice < 0.10) this.demo.act(this);
    else if (dice < 0.12) this.pass(this.random() * 0.6);
    else if (dice < 0.13) this.lift(this.below(4), 1 + this.below(3));
    else if (pointer === undefined) this.press(1 + this.below(3));
    else if (dice < 0.17) this.press(1 + this.below(3));
    else if (dice < 0.25) this.lift(Phase.up, pointer);
    else if (dice < 0.27) this.lift(Phase.cancel, pointer);
    else this.move(pointer);
    this.pass(this.random() < 0.5 ? 0 : this.random() * 0.03);
  }

  resize() {
    this.size = this.random() < 0.1 ? [this.below(60), this.below(60)] : [200 + this.below(900), 200 + this.below(900)];
    this.page.wasm.baraja_resize(this.time, ...this.size);
  }

  /// Lifts the fingers and restores what was there at the start.
  stop() {
    // One that went down and was forgotten still holds what is below it.
    for (const pointer of [1, 2, 3]) this.lift(this.down.has(pointer) ? Phase.up : Phase.cancel, pointer);
    this.page.wasm.baraja_environment(this.time, 0, large);
    this.page.wasm.baraja_resize(this.time, 390, 844);
  }
}

/// A page with one card swiped away, as it is at rest from then on.
export function restingPage(module) {
  const page = new Page(module);
  page.start();
  page.frame(0);
  page.action('Swipe right', 0.1);
  const time = page.settle(0.1);
  return { page, time };
}

/// What is wrong with any page that should be at rest, or undefined.
export function unsound(page, resting) {
  const { nodes, layers } = page.stats();
  if (page.messages.length) return `the page said: ${page.messages[0]}`;
  if (nodes !== resting.nodes) return `${nodes} live nodes, not ${resting.nodes}`;
  if (layers !== resting.layers) return `${layers} live layers, not ${resting.layers}`;
  if (page.screen.layers.size !== layers) return `the page has ${page.screen.layers.size} layers, not ${layers}`;
  if (page.screen.reachable() !== layers) return `only ${page.screen.reachable()} of ${layers} layers are in the page`;
}

/// What is wrong with a deck that should be at rest, or undefined.
export function fault(page, resting) {
  const swipes = page.screen.count('Passed') + page.screen.count('Liked');
  const top = page.screen.card();
  const expected = places[swipes % places.length];
  const wrong = unsound(page, resting);
  if (wrong) return wrong;
  if (top.semantics.label !== expected) return `“${top.semantics.label}” is on top after ${swipes} swipes`;
  if (top.opacity !== 1 || top.matrix) return 'the top card is not at rest';
  if (top.affine.some((value, index) => value !== [1, 0, 0, 1, 0, 0][index])) {
    return `the top card rests at ${top.affine.join(' ')}`;
  }
}

/// What is wrong with a flip card: one face is open and shown, flat and the right way round, the other is neither.
function cardFault(page, resting) {
  const wrong = unsound(page, resting);
  if (wrong) return wrong;
  const open = [...page.screen.exposed()];
  const faces = open.filter(([, { text }]) => text === 'Membership' || text === '4929 0013 7264');
  if (faces.length !== 1) return `${faces.length} faces are open`;
  const shown = open.find(([, { children }]) => children.includes(faces[0][0]))[1];
  if (shown.opacity !== 1 || shown.matrix) return 'the face on show is not at rest';
  if (shown.affine.some((value, index) => Math.abs(value - identity[index]) > 1e-4)) return `the card rests at ${shown.affine.join(' ')}`;
}

const identity = [1, 0, 0, 1, 0, 0];

/// The demos: a page of each at rest, what else a person does to it (how often, beyond the usual), and what can be wrong in the end.
export const deck = {
  rest: restingPage,
  fault,
  act: ({ page, time, random, below }) => {
    if (random() < 2 / 3) page.key(1 + below(2), time);
    else page.action(random() < 0.5 ? 'Swipe left' : 'Swipe right', time);
  },
};
export const card = {
  rest: (module) => {
    const page = new Page(module);
    page.start();
    page.frame(0);
    page.press('Flip', 0.1);
    return { page, time: page.settle(0.1) };
  },
  fault: cardFault,
  act: ({ page, time }) => page.press('Flip', time),
};

/// Plays `count` random events; undefined, or what went wrong.
export function fuzz(module, demo, seed, count) {
  const { page, time } = demo.rest(module);
  const resting = page.stats();
  const monkey = new Monkey(page, demo, seed, time);
  try {
    for (let event = 0; event < count; event++) monkey.step();
    monkey.stop();
    const rest = page.settle(monkey.time);
    if (rest === undefined) return 'still wants frames after 5 seconds';
    return demo.fault(page, resting, rest, unsound);
  } catch (error) {
    return `${error.message} at ${monkey.time.toFixed(3)} s`;
  }
}
