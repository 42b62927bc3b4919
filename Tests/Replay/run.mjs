// The wasm of the blocks' pages under node: `node Tests/Replay/run.mjs`, after `swift test` and `make site`.
// BARAJA_WASM, BARAJA_FLIP_WASM and BARAJA_ROWS_WASM name other ones, BARAJA_SEEDS how many seeds to try, BARAJA_SOAK how many times
// as long a page lives.
import { existsSync, readFileSync } from 'node:fs';
import { card, deck, fault, fuzz, restingPage, unsound } from './fuzz.mjs';
import { compile } from './page.mjs';
import { difference, frames, play } from './player.mjs';
import { deleteOne, rows } from './rows.mjs';

const local = (path) => new URL(`../../${path}`, import.meta.url);
const module = compile(process.env.BARAJA_WASM ?? local('.build/site/live/SwipeableCardStack/app.wasm'));
const flip = compile(process.env.BARAJA_FLIP_WASM ?? local('.build/site/live/FlipCardTransition/app.wasm'));
const list = compile(process.env.BARAJA_ROWS_WASM ?? local('.build/site/live/SwipeActionCards/app.wasm'));
let passed = 0;
let failed = 0;

/// Runs a test: it returns what is wrong, or nothing.
function test(name, body) {
  let problem;
  try {
    problem = body();
  } catch (error) {
    problem = error.stack;
  }
  if (problem) failed++;
  else passed++;
  console.log(problem ? `FAILED ${name}: ${problem}` : `ok ${name}`);
}

for (const [name, wasm] of Object.entries({ deck: module, flip })) test(`the recorded ${name} gives the same ops natively and in wasm`, () => {
  const file = local(`.build/replay/${name}.bin`);
  if (!existsSync(file)) return 'there is no native trace; run `swift test --filter ReplayTests` first';
  const bytes = readFileSync(file);
  const words = new Uint32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
  const { page, trace } = play(wasm, JSON.parse(readFileSync(new URL(`${name}.json`, import.meta.url))));
  const ops = trace.reduce((sum, frame) => sum + frame[6], 0);
  console.log(`   ${trace.length} frames, ${ops} ops, ${trace.flat().length} words`);
  if (page.messages.length) return page.messages[0];
  return difference(frames(words), trace);
});

const seeds = Number(process.env.BARAJA_SEEDS ?? 100);
for (const [name, wasm, demo] of [['deck', module, deck], ['flip', flip, card], ['rows', list, rows]]) test(`${name}: ${seeds} seeds of 500 random events end at rest`, () => {
  for (let seed = 1; seed <= seeds; seed++) {
    const problem = fuzz(wasm, demo, seed, 500);
    if (problem) return `seed ${seed}: ${problem}`;
  }
});

const life = 1000 * Number(process.env.BARAJA_SOAK ?? 1);
test(`${life} swipes leave memory, nodes and layers as they were`, () => {
  const { page, time: start } = restingPage(module);
  let time = start;
  const swipe = (index) => {
    page.action(index % 3 ? 'Swipe right' : 'Swipe left', time);
    for (let frame = 0; frame < (index % 5 ? 6 : 60); frame++) page.frame((time += 1 / 60));
  };
  for (let index = 0; index < 200; index++) swipe(index);
  time = page.settle(time);
  const [resting, memory] = [page.stats(), page.memoryPages];
  for (let index = 0; index < life; index++) swipe(index);
  time = page.settle(time);
  console.log(`   ${page.memoryPages} pages of memory, ${resting.nodes} nodes, ${resting.layers} layers`);
  if (page.memoryPages !== memory) return `${page.memoryPages} pages of memory, ${memory} before`;
  if (page.screen.count('Passed') + page.screen.count('Liked') !== life + 201) return 'a swipe was lost';
  return fault(page, resting);
});

test(`${life} flips leave memory, nodes and layers as they were`, () => {
  const { page, time: start } = card.rest(flip);
  let time = start;
  const turn = (index) => {
    page.press('Flip', time);
    for (let frame = 0; frame < (index % 5 ? 6 : 60); frame++) page.frame((time += 1 / 60));
  };
  for (let index = 0; index < 200; index++) turn(index);
  time = page.settle(time);
  const [resting, memory] = [page.stats(), page.memoryPages];
  for (let index = 0; index < life; index++) turn(index);
  time = page.settle(time);
  if (page.memoryPages !== memory) return `${page.memoryPages} pages of memory, ${memory} before`;
  return card.fault(page, resting);
});

test(`${life} deletes leave memory, nodes and layers as they were`, () => {
  const { page, time: start } = rows.rest(list);
  let time = start;
  const remove = (index) => {
    const isRow = deleteOne(page, time);
    for (let frame = 0; frame < (index % 5 ? 12 : 60); frame++) page.frame((time += 1 / 60));
    return isRow ? 1 : 0;
  };
  for (let index = 0; index < 200; index++) remove(index);
  time = page.settle(time);
  const memory = page.memoryPages;
  for (let deleted = 0, index = 0; deleted < life; index++) deleted += remove(index);
  time = page.settle(time);
  if (page.memoryPages !== memory) return `${page.memoryPages} pages of memory, ${memory} before`;
  return rows.fault(page, rows.rest(list).page.stats(), time, unsound);
});

console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed ? 1 : 0;
