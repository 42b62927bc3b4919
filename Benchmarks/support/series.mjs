// Series of timed frames, and their table: for the benchmarks of blocks.
import { Page } from '../../Tests/Replay/page.mjs';

export const second = 1 / 60;

/// Frames of one kind: their counts and times. The first third is warm-up.
export class Series {
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

/// What starts a movement, then the frames until it is over.
export function play(page, time, first, series, begin) {
  let more = first.measure(page, () => begin(time), (time += second));
  while (more) more = series.measure(page, () => {}, (time += second));
  return time + second;
}

/// The first frames of many pages.
export function mount(module) {
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
  return mounting;
}

/// Prints a row for each series.
export function printTable(list) {
  const head = ['frame', 'bodies', 'laid out', 'ops', 'median µs', 'p95 µs', 'frames'];
  const table = [head, ...list.map((series) => series.row())];
  const widths = head.map((_, column) => Math.max(...table.map((row) => row[column].length)));
  for (const row of table) {
    console.log(row.map((cell, column) => (column ? cell.padStart(widths[column]) : cell.padEnd(widths[0]))).join('  '));
  }
}
