// What a user sees of a card with two faces, frame by frame: for the tests of the flip.
globalThis.flip = (() => {
  const words = (element, text) => [...element.querySelectorAll('.t')].find((e) => e.textContent === text);

  /// The layer that holds the one text and not the other.
  const face = (own, other) => {
    const all = document.getElementById('baraja');
    let layer = words(all, own);
    while (!words(layer.parentElement, other)) layer = layer.parentElement;
    return layer;
  };

  const isShown = (element) => Number(getComputedStyle(element).opacity) > 0.5;
  const isOpen = (element) => !element.inert && element.getAttribute('aria-hidden') !== 'true';

  /// Whether the letters of all texts run from left to right on screen, and the texts from top to bottom; `slack` in pixels.
  const reads = (layer, slack = 0.05) => {
    const middles = [...layer.querySelectorAll('.t')].map((text) => {
      const { firstChild } = text;
      return [...firstChild.data].map((letter, index) => {
        const range = document.createRange();
        range.setStart(firstChild, index);
        range.setEnd(firstChild, index + 1);
        const box = range.getBoundingClientRect();
        return [box.left + box.width / 2, box.top + box.height / 2];
      });
    });
    const rises = (list) => list.every((value, index) => index === 0 || value > list[index - 1] - slack);
    return middles.every((letters) => rises(letters.map(([x]) => x))) && rises(middles.map(([[, y]]) => y));
  };

  /// How far the front has turned, in degrees. A point x beside the axis is seen at x cos θ / (1 + x sin θ / d), d from perspective 0.5.
  const angle = (front) => {
    const { transform } = getComputedStyle(front);
    const matrix = new DOMMatrix(transform === 'none' ? undefined : transform);
    const { offsetWidth: width, offsetHeight: height } = front;
    const seen = (x) => {
      const point = matrix.transformPoint(new DOMPoint(x, height / 2));
      return point.x / point.w - width / 2;
    };
    const [left, right] = [1 / seen(0), 1 / seen(width)];
    const cosine = 4 / (width * (right - left));
    const sine = ((left + right) / 2) * (Math.max(width, height) / 0.5) * cosine;
    // Right to left the card turns the other way round.
    return Math.abs(Math.atan2(sine, cosine) * 180) / Math.PI;
  };

  const isSame = (a, b) => a.matrix === b.matrix && a.other === b.other && a.shown[0] === b.shown[0];

  let samples;
  let faces;
  const channel = new MessageChannel();

  /// Frames wait while `held`, so that a card stands still in mid-flight.
  const next = requestAnimationFrame.bind(globalThis);
  const waiting = [];
  let held = false;
  let stop;
  let watches = false;
  globalThis.requestAnimationFrame = (callback) => next((time) => (held ? waiting.push(callback) : callback(time)));

  const look = (time) => {
    const [front, back] = faces;
    const shown = faces.filter(isShown);
    const now = {
      time, angle: angle(front), shown: shown.map((e) => (e === front ? 'front' : 'back')), open: faces.filter(isOpen).map((e) => (e === front ? 'front' : 'back')),
      reads: shown.every((e) => reads(e)), matrix: getComputedStyle(front).transform, other: getComputedStyle(back).transform,
    };
    samples.push(now);
    if (stop?.(now, samples)) held = true;
  };

  // Behind all callbacks of the frame: what is seen is what the browser paints.
  channel.port1.onmessage = ({ data }) => {
    look(data);
    next((time) => channel.port2.postMessage(time));
  };

  return {
    reads,
    /// Begins to note every frame. `until` holds the frames when it is true of a sample.
    watch(front, back, until) {
      faces = [face(front, back), face(back, front)];
      samples = [];
      stop = undefined;
      look(performance.now());
      stop = until;
      if (!watches) next((time) => channel.port2.postMessage(time));
      watches = true;
    },
    samples: () => samples,
    isHeld: () => held,
    /// Whether the card has moved since `watch`, and not for ten frames.
    isAtRest: () => samples.some((sample) => !isSame(sample, samples[0])) && samples.slice(-10).every((sample) => isSame(sample, samples.at(-1))),
    /// Lets the frames go on.
    release() {
      stop = undefined;
      samples = samples.slice(-1);
      held = false;
      for (const callback of waiting.splice(0)) requestAnimationFrame(callback);
    },
  };
})();
