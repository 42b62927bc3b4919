// Writes deck.json and flip.json, the interactions that are replayed natively and in wasm: `node Tests/Replay/record.mjs`.
// Times are seconds, points those of the page's root, and both are rounded so that the file reads well.
import { writeFileSync } from 'node:fs';
import { Flag } from './page.mjs';

let events = [];
const round = (value, digits) => Number(value.toFixed(digits));
const at = (time, event, values = {}) => events.push({ time: round(time, 4), do: event, ...values });
const place = (point) => ({ x: round(point[0], 2), y: round(point[1], 2) });

/// A finger from one point to another: `ease` shapes the way, with a slight sideways tremble.
function drag(time, from, to, { seconds, samples, hold = 0, end = 'up', pointer = 1, ease = (t) => t }) {
  at(time, 'down', { pointer, ...place(from) });
  for (let index = 1; index <= samples; index++) {
    const share = ease(index / samples);
    const way = from.map((start, axis) => start + (to[axis] - start) * share + Math.sin(index * 1.7 + axis) / 3);
    at(time + (seconds * index) / samples, 'move', { pointer, ...place(way) });
  }
  at(time + seconds + hold, end, { pointer, ...place(to) });
}

const smooth = (t) => t * t * (3 - 2 * t);
const flick = { seconds: 0.06, samples: 7, ease: (t) => t * t };

// A slow drag of many samples that springs back, caught by a new drag before it is at rest.
drag(0.1, [195, 400], [262, 431], { seconds: 0.5, samples: 110, hold: 0.12, ease: smooth });
drag(0.81, [240, 420], [150, 380], { seconds: 0.3, samples: 60, hold: 0.15, ease: smooth });
// Right, then left while the first card still flies.
drag(1.5, [160, 400], [330, 380], flick);
drag(1.66, [250, 420], [70, 450], flick);
at(2.1, 'key', { key: 'right' });
at(2.5, 'action', { name: 'Swipe left' });
at(2.72, 'environment', { flags: Flag.dark, text: 3 });
at(2.9, 'resize', { width: 844, height: 390 });
drag(3.05, [380, 150], [560, 160], flick);
at(3.2, 'resize', { width: 390, height: 844 });
at(3.5, 'environment', { flags: Flag.dark | Flag.reduceMotion, text: 3 });
drag(3.6, [180, 400], [250, 390], { seconds: 0.2, samples: 24, ease: smooth });
drag(3.9, [160, 400], [340, 380], flick);
// Larger text from right to left; a drag that the system takes, and one that a second finger spoils.
at(4.2, 'environment', { flags: Flag.rtl, text: 6 });
drag(4.25, [195, 400], [280, 410], { seconds: 0.15, samples: 18, end: 'cancel' });
drag(4.5, [195, 400], [120, 390], { seconds: 0.2, samples: 24 });
drag(4.62, [100, 500], [110, 520], { seconds: 0.05, samples: 6, pointer: 2 });

write('deck', 330);

// A tap, a flip back by a press in mid-flight, and one that is pressed again and again.
const button = [195, 564];
function tap(time, point = button, end = 'up') {
  at(time, 'down', { pointer: 1, ...place(point) });
  at(time + 0.05, end, { pointer: 1, ...place(point) });
}
tap(0.1);
at(0.5, 'press', { name: 'Flip' });
for (const time of [1.2, 1.3, 1.45, 1.65]) at(time, 'press', { name: 'Flip' });
// Taps on the card and beside it, a finger that slides off the button, and one that the system takes.
tap(2.3, [195, 350]);
tap(2.4, [20, 800]);
at(2.5, 'down', { pointer: 1, ...place(button) });
at(2.55, 'move', { pointer: 1, x: 195, y: 800 });
at(2.6, 'up', { pointer: 1, x: 195, y: 800 });
tap(2.7, button, 'cancel');
// Other environments while the card turns.
tap(2.9);
at(3.05, 'environment', { flags: Flag.dark, text: 3 });
at(3.2, 'resize', { width: 844, height: 390 });
at(3.4, 'environment', { flags: Flag.rtl, text: 8 });
at(3.45, 'press', { name: 'Flip' });
at(3.6, 'resize', { width: 390, height: 844 });
at(4.4, 'environment', { flags: Flag.reduceMotion, text: 11 });
at(4.5, 'press', { name: 'Flip' });
at(4.6, 'environment', { flags: 0, text: 3 });
at(4.7, 'press', { name: 'Flip' });
write('flip', 400);

/// Writes what was noted since the last one.
function write(name, frames) {
  // Two fingers at once: what happens first comes first.
  events.sort((a, b) => a.time - b.time);
  const header = { rate: 60, frames, width: 390, height: 844, flags: 0, text: 3 };
  const lines = events.map((event) => `    ${JSON.stringify(event)}`);
  const text = `${JSON.stringify(header).slice(0, -1)},"events":[\n${lines.join(',\n')}\n]}\n`;
  writeFileSync(new URL(`${name}.json`, import.meta.url), text);
  events = [];
}
