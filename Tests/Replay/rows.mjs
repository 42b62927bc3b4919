// The page of rows that swipe under node: what a person does to it, and what must hold of it at rest.
import { Page } from './page.mjs';

const titles = ['Water the plants', 'Call the dentist', 'Renew the bike pass', 'Pick up the parcel'];
const escape = 7;
const [margin, pitch] = [16, 78.5];

/// The rows on show from the top down, as ids and layers: what offers to be deleted.
const shown = (page) => [...page.screen.exposed()].filter(([, { semantics }]) => semantics?.actions?.some(([, name]) => name === 'Delete'));

/// An action of one of the rows, by its name.
function act(page, row, name, time) {
  const [id, { semantics }] = row;
  page.wasm.baraja_action(id, semantics.actions.find((action) => action[1] === name)[0], time);
}

/// Deletes a row, the first one by default, or starts over after the last one; whether it was a row.
export function deleteOne(page, time, choose = () => 0) {
  const rows = shown(page);
  if (rows.length) act(page, rows[choose(rows.length)], 'Delete', time);
  else page.press('Start over', time);
  return rows.length > 0;
}

/// Deletes what is left and starts over; the time when all rows are there again.
function renew(page, time) {
  let isRow = true;
  while (isRow) {
    isRow = deleteOne(page, time);
    time = page.settle(time);
  }
  return time;
}

/// What is wrong with the rows at rest, or undefined.
function untidy(page) {
  const rows = shown(page);
  const labels = rows.map(([, { semantics }]) => semantics.label);
  if (!rows.length) return page.screen.labels().includes('Start over') ? undefined : 'there is neither a row nor a way to get some';
  if (new Set(labels).size !== labels.length || !labels.every((label) => titles.includes(label))) return `the rows are ${labels.join(', ')}`;
  for (const [index, [, { frame, affine, opacity }]] of rows.entries()) {
    const [x, y] = [margin, margin + index * pitch];
    if (Math.hypot(frame[0] - x, frame[1] - y) > 0.01 || affine.join() !== '1,0,0,1,0,0' || opacity !== 1) return `row ${index} rests at ${frame} ${affine}`;
  }
}

/// Turns the wheel, scrolls, or deletes, pins and starts over, maybe in the middle of a gesture.
function disturb({ page, time, random, below, size }) {
  const [dice, rows] = [random(), shown(page)];
  if (dice < 0.25) page.wasm.baraja_wheel(random() * size[0], random() * size[1], (random() - 0.5) * 160, (random() - 0.5) * 160, time);
  else if (dice < 0.35) page.wasm.baraja_wheel(0, 0, 0, 0, time);
  else if (dice < 0.5) scroll(page, time, random() * 200);
  else if (dice < 0.6) page.wasm.baraja_key(0, 0, 1 + below(12), 0, time);
  else if (dice < 0.8 && rows.length) act(page, rows[below(rows.length)], 'Pin', time);
  else if (rows.length || page.screen.labels().includes('Start over')) deleteOne(page, time, below);
}

function scroll(page, time, y) {
  for (const [id, layer] of page.screen.layers) {
    const most = layer.scroll ? Math.max(0, layer.scroll[2] - layer.frame[3]) : 0;
    if (layer.scroll) page.wasm.baraja_scroll(id, 0, Math.min(y, most), time);
  }
}

export const rows = {
  rest: (module) => {
    const page = new Page(module);
    page.start();
    page.frame(0);
    return { page, time: renew(page, page.settle(0)) };
  },
  share: 0.1,
  act: disturb,
  /// The counts are compared when all rows are back.
  fault: (page, resting, time, unsound) => {
    // What the wheel opened stays open until something closes it.
    page.wasm.baraja_wheel(0, 0, 0, 0, time);
    time = page.settle(time);
    scroll(page, time, 0);
    page.wasm.baraja_key(0, 0, escape, 0, time);
    time = page.settle(time);
    if (time === undefined) return 'still wants frames when nothing is open';
    const wrong = untidy(page);
    if (wrong) return wrong;
    renew(page, time);
    return untidy(page) ?? unsound(page, resting);
  },
};
