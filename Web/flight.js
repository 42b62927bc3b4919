// Animations that the browser plays by itself. One of the parts that a page may be without.
import { round } from './draw.js';

let course;
let timer;

/// The op `flight`: on the root the timing of those that follow, on another layer what it shows at even shares of the way; none
/// ends what is played. The layer's own style is that of the end.
function fly(decoder, node) {
  if (node.id === 1) {
    const [duration, wake] = decoder.numbers(2);
    const points = decoder.many((decoder.end - decoder.at) / 2, () => decoder.numbers(2));
    course = { duration: duration * 1000, easing: `linear(${points.map(([time, share]) => `${round(share)} ${round(time * 100)}%`)})` };
    timer = setTimeout(decoder.wake, wake * 1000);
    return;
  }
  const frames = decoder.many(decoder.i32(), () => ({ transform: `matrix(${decoder.numbers(6).map(round)})`, opacity: round(decoder.f32()) }));
  node.flight?.cancel();
  node.flight = undefined;
  if (!frames.length) return clearTimeout(timer);
  if (frames.every(({ opacity }) => opacity === frames[0].opacity)) for (const frame of frames) delete frame.opacity;
  node.flight = node.element.animate(frames, course);
  node.flight.startTime = decoder.time;
}

export const flight = { 22: fly };
