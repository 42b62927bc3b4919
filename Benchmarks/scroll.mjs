// What a scroll frame of a long list costs in the wasm, without a browser: `node Benchmarks/scroll.mjs`, after a build of
// Tests/BrowserTests/pages/Scroll.swift, whose previews have 100, 10,000 and 100,000 rows. BARAJA_SCROLL_WASM names another wasm.
// Microseconds are those of all calls into the wasm that a frame takes; decoding and the browser's work are not in them.
import { Page, compile } from '../Tests/Replay/page.mjs';
import { keep, printRows } from './support/series.mjs';

const module = compile(process.env.BARAJA_SCROLL_WASM ?? new URL('../.build/bench/pages/Scroll/app.wasm', import.meta.url));
const previews = [100, 10_000, 100_000];
const frames = 900;
const warmUp = 300;
const step = 23;

const median = (values) => values.sort((a, b) => a - b)[values.length >> 1];
const share = (values, part) => values.sort((a, b) => a - b)[Math.floor((values.length - 1) * part)];

/// A page with one of the previews.
function mount(index, settings) {
  const page = new Page(module, settings);
  page.wasm.baraja_start(index, 0, 390, 844, 0, 3);
  page.frame(0);
  return page;
}

function firstFrame(index) {
  const times = [];
  for (let round = 0; round < 60; round++) {
    const start = performance.now();
    mount(index, { screen: false });
    times.push((performance.now() - start) * 1000);
  }
  return median(times.slice(20));
}

/// Down and up again within the length that the shortest list has too.
function scrolling(index) {
  const layer = longList(index);
  const page = mount(index, { screen: false });
  const times = [];
  let [y, direction, time, ops] = [0, 1, 1, 0];
  for (let frame = 0; frame < frames; frame++) {
    if (y + direction * step > 4500 || y + direction * step < 0) direction = -direction;
    y += direction * step;
    time += 1 / 60;
    const start = performance.now();
    page.wasm.baraja_scroll(layer, 0, y, time);
    page.frame(time);
    times.push((performance.now() - start) * 1000);
    ops += page.stats().ops;
  }
  const late = times.slice(warmUp);
  return { median: median(late), p95: share(late, 0.95), mean: late.reduce((a, b) => a + b) / late.length, ops: ops / frames, page };
}

/// The layer of the second scroll view, the long one.
function longList(index) {
  const page = mount(index);
  return [...page.screen.layers].filter(([, layer]) => layer.scroll).map(([id]) => id).sort((a, b) => a - b).at(-1);
}

// The first page runs in code that the engine has not optimised yet.
firstFrame(0);
scrolling(0);
const head = ['rows', 'first frame µs', 'ratio', 'scroll frame: mean µs', 'ratio', 'median µs', 'p95 µs', 'ops', 'nodes', 'layers', 'KiB of memory'];
const table = [];
let base;
for (const [index, rows] of previews.entries()) {
  const first = firstFrame(index);
  const { median, p95, mean, ops, page } = scrolling(index);
  const { nodes, layers } = page.stats();
  base ??= { first, mean };
  table.push([
    rows, first.toFixed(0), (first / base.first).toFixed(2), mean.toFixed(0), (mean / base.mean).toFixed(2), median.toFixed(0), p95.toFixed(0),
    ops.toFixed(1), nodes, layers, page.memoryPages * 64,
  ].map(String));
}
printRows(head, table);
keep(head, table);
