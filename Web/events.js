// Pointer, keyboard and focus events to the wasm. All times are the events' own, in seconds.

const Phase = { down: 0, move: 1, up: 2, cancel: 3 };
const kinds = { touch: 0, mouse: 1, pen: 2 };
const keys = {
  ArrowLeft: 1, ArrowRight: 2, ArrowUp: 3, ArrowDown: 4, Enter: 5, ' ': 6, Escape: 7, Delete: 8, Backspace: 8,
  Home: 9, End: 10, PageUp: 11, PageDown: 12,
};
const passive = { passive: true };

/// Listens on the root and the window for as long as the page lives.
export function listen(root, decoder, call, now) {
  const down = new Map();
  let pointerWasDown = false;
  let reported = 0;

  const send = (phase, event, time = event.timeStamp / 1000) => {
    call('baraja_pointer', phase, event.pointerId, kinds[event.pointerType] ?? kinds.mouse, event.pageX, event.pageY, time);
  };

  const finish = (phase) => (event) => {
    if (!down.delete(event.pointerId)) return;
    send(phase, event);
  };

  const cancelAll = () => {
    if (!down.size) return;
    const ids = [...down.keys()];
    down.clear();
    call('baraja_cancel_all', now());
    for (const id of ids) if (root.hasPointerCapture(id)) root.releasePointerCapture(id);
  };

  root.addEventListener('pointerdown', (event) => {
    if (event.button !== 0 || event.target.closest('.action')) return;
    pointerWasDown = true;
    down.set(event.pointerId, event);
    // Text that can be selected with the mouse keeps its own selection gesture.
    if (event.pointerType !== 'mouse' || event.target.closest('.grab,button') || !event.target.closest('.t')) {
      try {
        root.setPointerCapture(event.pointerId);
      } catch {
        // The pointer is gone already: its cancel event follows.
      }
    }
    send(Phase.down, event);
  }, passive);

  root.addEventListener('pointermove', (event) => {
    if (!down.has(event.pointerId)) return;
    if (event.pointerType === 'mouse' && !(event.buttons & 1)) {
      // The button was released where the browser did not tell: the drag ends where it was seen last.
      const last = down.get(event.pointerId);
      down.delete(event.pointerId);
      send(Phase.up, last, event.timeStamp / 1000);
      return;
    }
    down.set(event.pointerId, event);
    const samples = event.getCoalescedEvents?.() ?? [];
    if (!samples.length) return send(Phase.move, event);
    for (const sample of samples) send(Phase.move, sample);
  }, passive);

  root.addEventListener('pointerup', (event) => {
    if (event.button === 0) finish(Phase.up)(event);
  }, passive);
  root.addEventListener('pointercancel', finish(Phase.cancel), passive);
  root.addEventListener('lostpointercapture', finish(Phase.cancel), passive);
  // Without capture, a release outside of the root still ends the gesture.
  addEventListener('pointerup', finish(Phase.up), passive);
  addEventListener('blur', cancelAll);
  addEventListener('pagehide', cancelAll);
  document.addEventListener('visibilitychange', () => document.hidden && cancelAll());
  root.addEventListener('contextmenu', cancelAll, passive);
  root.addEventListener('dragstart', (event) => event.preventDefault());

  // A click without a pointer comes from assistive technology or from the keyboard on a real button.
  root.addEventListener('click', (event) => {
    const byPointer = event.detail > 0 && pointerWasDown;
    pointerWasDown = false;
    const action = event.target.closest('.action');
    if (action) return call('baraja_action', action.layer, action.action, now());
    if (byPointer) return;
    const layer = decoder.layer(event.target);
    if (layer) call('baraja_action', layer, -1, now());
  });

  const key = (phase) => (event) => {
    if (event.isComposing) return;
    const code = keys[event.key] ?? ([...event.key].length === 1 ? event.key.codePointAt(0) + 256 : 0);
    const pressesAction = event.target.className === 'action' && (code === keys.Enter || code === keys[' ']);
    if (!code || pressesAction) return;
    const layer = decoder.layer(event.target);
    const modifiers = event.shiftKey | (event.ctrlKey << 1) | (event.altKey << 2) | (event.metaKey << 3);
    const time = event.timeStamp / 1000;
    if (call('baraja_key', event.repeat ? 2 : phase, layer, code, modifiers, time)) return event.preventDefault();
    // A key that is held down presses a button once, not again and again.
    if (event.repeat && event.target.localName === 'button') return event.preventDefault();
    const pressed = phase === 0 && !event.repeat && !modifiers && (code === keys.Enter || code === keys[' ']);
    if (pressed && event.target.matches('[role=button],[role=link],[role=switch]') && event.target.localName !== 'button') {
      event.preventDefault();
      call('baraja_action', layer, -1, now());
    }
  };
  addEventListener('keydown', key(0));
  addEventListener('keyup', key(1));

  const reportFocus = () => {
    const layer = decoder.layer(document.activeElement);
    if (layer === reported) return;
    reported = layer;
    call('baraja_focus', layer, now());
  };
  // Focus moves inside a commit too, when the wasm must not be entered again: tell afterwards.
  const focusChanged = (event) => {
    if (event.type === 'focusout' && root.contains(event.relatedTarget)) return;
    if (decoder.busy) setTimeout(reportFocus);
    else queueMicrotask(reportFocus);
  };
  root.addEventListener('focusin', focusChanged);
  root.addEventListener('focusout', focusChanged);
}
