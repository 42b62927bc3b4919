// What a frame of the deck costs in the wasm, without a browser: `node Benchmarks/deck.mjs`, after `make site`.
// BARAJA_WASM names another wasm. Microseconds are those of all calls into the wasm that a frame takes, its
// events included; the host's side (decoding the ops, the browser's work) is not in them.
import { Key, Page, Phase, compile } from '../Tests/Replay/page.mjs';

const file = process.env.BARAJA_WASM ?? new URL('../.build/site/SwipeableCardStack/app.wasm', import.meta.url);
const second = 1 / 60;

/// Frames of one kind: their counts and times. The first third is warm-up.
class Series {
  constructor(name, limit = 900) {
    Object.assign(this, { name, limit, rows: [] });
  }

  get isFull() {
    return this.rows.length >= this.limit;
  }

  /// Times the events and the frame that follows; what the events evaluate at once counts too.
  measure(page, events, time) {
    const before = page.stats();
    const start = performance.now();
    events();
    const middle = performance.now();
    const between = page.stats();
    const restart = performance.now();
    const more = page.frame(time);
    const spent = performance.now() - restart + middle - start;
    const after = page.stats();
    const count = (key) => after[key] + between[key] - before[key];
    this.add({ bodies: count('bodies'), laidOut: count('laidOut'), ops: after.ops, time: spent * 1000 });
    return more;
  }

  add(row) {
    if (!this.isFull) this.rows.push(row);
  }

  row() {
    const rows = this.rows.slice(this.limit / 3);
    const sorted = (key) => rows.map((row) => row[key]).sort((a, b) => a - b);
    const at = (key, share) => sorted(key)[Math.floor((rows.length - 1) * share)];
    const counts = ['bodies', 'laidOut', 'ops'].map((key) => String(at(key, 0.5)));
    return [this.name, ...counts, at('time', 0.5).toFixed(0), at('time', 0.95).toFixed(0), String(rows.length)];
  }
}

const wave = (sample) => [195 + 60 * Math.sin(sample / 20), 400 + 30 * Math.sin(sample / 33)];

/// A finger goes down and along a slow wave, two samples a frame, for 120 frames; then it stops.
function drag(page, time, series) {
  page.pointer(Phase.down, time, ...wave(0));
  for (let sample = 1; sample <= 240; sample += 2) {
    const at = (index) => time + (index * second) / 2;
    const move = (index) => page.pointer(Phase.move, at(index), ...wave(index));
    series.measure(page, () => (move(sample), move(sample + 1)), at(sample + 1));
  }
  return time + 120 * second;
}

/// What starts a movement, then the frames until it is over.
function play(page, time, first, series, begin) {
  let more = first.measure(page, () => begin(time), (time += second));
  while (more) more = series.measure(page, () => {}, (time += second));
  return time + second;
}

const module = compile(file);
const mounting = new Series('first frame (instantiate, mount, frame)', 90);
while (!mounting.isFull) {
  const start = performance.now();
  const page = new Page(module, { screen: false });
  page.start();
  const mounted = page.stats();
  page.frame(0);
  const time = (performance.now() - start) * 1000;
  const shown = page.stats();
  mounting.add({ ...shown, bodies: mounted.bodies + shown.bodies, time });
}

// One page with its elements finds the layer that takes the keys; in the measured one nobody decodes.
const probe = new Page(module);
probe.start();
probe.frame(0);
const deck = probe.screen.focusable();
const page = new Page(module, { screen: false });
page.start();
page.frame(0);

const dragging = new Series('drag, 2 samples');
const release = new Series('release');
const back = new Series('spring back');
const swipe = new Series('swipe');
const flight = new Series('flight');
let time = 1;
while (!release.isFull) {
  // The pause before the release leaves no velocity: a drag and no flick.
  time = drag(page, time, dragging) + 0.3;
  time = play(page, time, release, back, (now) => page.pointer(Phase.up, now, ...wave(240)));
}
while (!swipe.isFull) {
  time = play(page, time, swipe, flight, (now) => page.wasm.baraja_key(0, deck, Key.right, 0, now));
}

const head = ['frame', 'bodies', 'laid out', 'ops', 'median µs', 'p95 µs', 'frames'];
const table = [head, ...[mounting, dragging, release, back, swipe, flight].map((series) => series.row())];
const widths = head.map((_, column) => Math.max(...table.map((row) => row[column].length)));
for (const row of table) {
  console.log(row.map((cell, column) => (column ? cell.padStart(widths[column]) : cell.padEnd(widths[0]))).join('  '));
}
console.log(`${page.memoryPages * 64} KiB of wasm memory, ${page.stats().nodes} nodes, ${page.stats().layers} layers`);
