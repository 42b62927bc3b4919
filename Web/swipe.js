// Rows that the wheel swipes. One of the parts that a page may be without.
// A row's layer asks before the browser scrolls; the turn is over a moment after the last event that was taken.

const silence = 150;
let timer;

export const swipe = {
  /// Lets a layer's element hand the wheel to the wasm.
  listenWheel({ element }, call) {
    element.onwheel = (event) => {
      if (event.ctrlKey) return;
      const points = event.deltaMode ? 16 : 1;
      const at = [event.pageX, event.pageY];
      if (!call('baraja_wheel', ...at, event.deltaX * points, event.deltaY * points, event.timeStamp / 1000)) return;
      event.preventDefault();
      clearTimeout(timer);
      timer = setTimeout(() => call('baraja_wheel', 0, 0, 0, 0, performance.now() / 1000), silence);
    };
  },
};
