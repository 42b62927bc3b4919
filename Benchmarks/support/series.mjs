// Series of timed frames, and their table: for the benchmarks of blocks.
import { mkdirSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
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

/// Prints a row for each series, the last column being the ratio of its median to the last row's, and keeps the rows as JSON.
export function printTable(list) {
  const head = ['frame', 'bodies', 'laid out', 'ops', 'median µs', 'p95 µs', 'frames'];
  const rows = list.map((series) => series.row());
  const base = Number(rows.at(-1)[4]);
  keep(head, rows);
  printRows([...head, 'ratio'], rows.map((row) => [...row, (row[4] / base).toFixed(1)]));
}

/// Prints rows of text under their heads, all columns but the first at their right ends.
export function printRows(head, rows) {
  const table = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...table.map((row) => row[column].length)));
  for (const row of table) {
    console.log(row.map((cell, column) => (column ? cell.padStart(widths[column]) : cell.padEnd(widths[0]))).join('  '));
  }
}

/// Writes rows under their heads to .build/bench, in a file named after the benchmark.
export function keep(head, rows) {
  const folder = new URL('../../.build/bench/', import.meta.url);
  mkdirSync(folder, { recursive: true });
  const table = rows.map((row) => Object.fromEntries(row.map((cell, column) => [head[column], Number.isNaN(Number(cell)) ? cell : Number(cell)])));
  writeFileSync(new URL(`${basename(process.argv[1], '.mjs')}.json`, folder), `${JSON.stringify(table, null, 1)}\n`);
}
