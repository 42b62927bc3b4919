// Feedback to the finger: short vibrations, where the device has them. One of the parts that a page may be without.

/// Milliseconds of vibration and of rest in turn, by the kind of feedback; chosen, a browser cannot play Apple's.
const patterns = [
  [15, 80, 25], [25, 120, 15], [20, 60, 20, 60, 30], [8], [12, 40, 18], [18, 40, 12], [8], [12, 40, 20], [10], [16], [25], [8], [14], [22],
];

/// The op `haptic`. Before the reader has touched the page a browser refuses with a line in its console.
function play(decoder) {
  const pattern = patterns[decoder.i32()];
  const strength = Math.min(Math.max(decoder.f32(), 0), 1);
  if (navigator.userActivation?.hasBeenActive === false) return;
  navigator.vibrate?.(pattern.map((time, index) => (index % 2 ? time : Math.round(time * strength))));
}

export const haptic = { 23: play };
