// What a frame of the deck costs in the wasm, without a browser: `node Benchmarks/deck.mjs`, after `make bench` built the pages.
// BARAJA_WASM names another wasm. Microseconds are those of all calls into the wasm that a frame takes, its
// events included; the host's side (decoding the ops, the browser's work) is not in them.
import { Key, Page, Phase, compile } from '../Tests/Replay/page.mjs';
import { Series, mount, play, printTable, second } from './support/series.mjs';

const file = process.env.BARAJA_WASM ?? new URL('../.build/bench/pages/SwipeableCardStack/app.wasm', import.meta.url);

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

const module = compile(file);
const mounting = mount(module);

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

printTable([mounting, dragging, release, back, swipe, flight]);
console.log(`${page.memoryPages * 64} KiB of wasm memory, ${page.stats().nodes} nodes, ${page.stats().layers} layers`);
