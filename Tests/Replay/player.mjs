// Plays a recording on a page and keeps what every frame sent.
import { decode, describe } from './ops.mjs';
import { Key, Page, Phase } from './page.mjs';

const mark = 0xffffffff;
const head = ['mark', 'frame', 'wants another', 'frames asked for', 'bodies', 'laid out', 'ops', 'nodes', 'layers'];

const verbs = {
  down: (page, { time, x, y, pointer }) => page.pointer(Phase.down, time, x, y, pointer),
  move: (page, { time, x, y, pointer }) => page.pointer(Phase.move, time, x, y, pointer),
  up: (page, { time, x, y, pointer }) => page.pointer(Phase.up, time, x, y, pointer),
  cancel: (page, { time, x, y, pointer }) => page.pointer(Phase.cancel, time, x, y, pointer),
  key: (page, { time, key }) => page.key(Key[key], time),
  action: (page, { time, name }) => page.action(name, time),
  press: (page, { time, name }) => page.press(name, time),
  environment: (page, { time, flags, text }) => page.wasm.baraja_environment(time, flags, text),
  resize: (page, { time, width, height }) => page.wasm.baraja_resize(time, width, height),
};

/// The page at the end, and a list of frames: each the words of `head`, then the ops.
export function play(module, recording) {
  let ops = [];
  const page = new Page(module, { onCommit: (words) => ops.push(...words) });
  const { rate, frames, events, ...start } = recording;
  page.start(start);
  let next = 0;
  const trace = [];
  for (let frame = 0; frame < frames; frame++) {
    const time = frame / rate;
    for (; next < events.length && events[next].time <= time; next++) {
      verbs[events[next].do](page, events[next]);
    }
    ops = [];
    const more = page.frame(time);
    const { bodies, laidOut, ops: count, nodes, layers } = page.stats();
    trace.push([mark, frame, more, page.framesAsked, bodies, laidOut, count, nodes, layers, ...ops]);
  }
  return { page, trace };
}

/// Splits the words of a trace file into frames. The mark can be no op: its length would be past any buffer's.
export function frames(words) {
  const result = [];
  for (let start = 0; start < words.length;) {
    if (words[start] !== mark) throw new Error(`no frame at word ${start} of the trace`);
    let end = start + head.length;
    while (end < words.length && words[end] !== mark) end += words[end] >>> 8;
    result.push([...words.subarray(start, end)]);
    start = end;
  }
  return result;
}

/// What differs first between two traces, in words; undefined when nothing does.
export function difference(native, wasm) {
  for (let index = 0; index < Math.max(native.length, wasm.length); index++) {
    const [a, b] = [native[index], wasm[index]];
    if (!a || !b) return `${native.length} frames natively, ${wasm.length} in wasm`;
    const opsDiffer = a.length !== b.length || a.some((word, place) => place >= head.length && word !== b[place]);
    if (opsDiffer) return `frame ${index}: ${opDifference(a, b)}`;
    const place = a.findIndex((word, place) => word !== b[place]);
    if (place >= 0) return `frame ${index}: ${head[place]}: ${a[place]} natively, ${b[place]} in wasm`;
  }
}

function opDifference(native, wasm) {
  const [a, b] = [opList(native), opList(wasm)];
  const index = a.findIndex((op, place) => op.words !== b[place]?.words);
  if (index < 0) return `nothing natively, ${b[a.length].text} in wasm`;
  return `op ${index}: ${a[index].text} natively, ${b[index]?.text ?? 'nothing'} in wasm`;
}

function opList(frame) {
  const words = Uint32Array.from(frame.slice(head.length));
  const list = [];
  decode(words, (op) => {
    const hex = [...words.subarray(op.start, op.start + op.length)].map((word) => word.toString(16)).join(' ');
    list.push({ words: hex, text: `${describe(op)} <${hex}>` });
  });
  return list;
}
