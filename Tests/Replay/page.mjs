// A built page's wasm under node: the imports the browser would give, and the exports as methods.
import { readFileSync } from 'node:fs';
import { Screen } from './screen.mjs';
import { measure } from './measure.mjs';

const utf8 = new TextDecoder();

/// The environment's flags, as `baraja_start` and `baraja_environment` take them.
export const Flag = { dark: 1, reduceMotion: 2, rtl: 4, increasedContrast: 8 };
export const Phase = { down: 0, move: 1, up: 2, cancel: 3 };
export const Key = { left: 1, right: 2 };
export const large = 3;

/// Compiles a page's wasm, once for any number of pages.
export function compile(path) {
  return new WebAssembly.Module(readFileSync(path));
}

/// One mounted page.
///
/// With `screen` every commit is decoded into `page.screen`; `onCommit(words)` is called with a copy of the
/// words. With neither nothing is copied, so that a benchmark times the wasm alone.
export class Page {
  constructor(module, { screen = true, onCommit } = {}) {
    this.screen = screen ? new Screen() : undefined;
    this.onCommit = onCommit;
    this.messages = [];
    this.framesAsked = 0;
    this.module = module;
    this.wasm = new WebAssembly.Instance(module, { host: this.imports() }).exports;
    this.wasm.baraja_main();
  }

  imports() {
    // A page's wasm asks for the parts of the browser half that it uses; here there is one for all.
    const parts = Object.fromEntries(
      WebAssembly.Module.imports(this.module).filter(({ name }) => name.startsWith('use_')).map(({ name }) => [name, () => {}]));
    return {
      ...parts,
      measure_text: (pointer, length, style, maxWidth, out) => {
        const { buffer } = this.wasm.memory;
        const text = utf8.decode(new Uint8Array(buffer, pointer, length));
        const size = measure(text, new DataView(buffer, style, 40), maxWidth);
        new Float64Array(buffer, out, 4).set(size);
      },
      commit: (pointer, count) => {
        if (!this.screen && !this.onCommit) return;
        const words = new Uint32Array(this.wasm.memory.buffer, pointer, count).slice();
        this.onCommit?.(words);
        this.screen?.run(words);
      },
      request_frame: () => this.framesAsked++,
      log: (level, pointer, length) => {
        this.messages.push(utf8.decode(new Uint8Array(this.wasm.memory.buffer, pointer, length)));
      },
    };
  }

  start({ time = 0, width = 390, height = 844, flags = 0, text = large } = {}) {
    if (!this.wasm.baraja_start(0, time, width, height, flags, text)) throw new Error('no preview 0');
  }

  frame(time) {
    return this.wasm.baraja_frame(time);
  }

  pointer(phase, time, x, y, pointer = 1, kind = 0) {
    this.wasm.baraja_pointer(phase, pointer, kind, x, y, time);
  }

  /// A key on the first element that takes the focus.
  key(key, time) {
    return this.wasm.baraja_key(0, this.screen.focusable(), key, 0, time);
  }

  /// An accessibility action by its name, on the first element that offers it.
  action(name, time) {
    const [layer, index] = this.screen.action(name);
    return this.wasm.baraja_action(layer, index, time);
  }

  /// A press without a pointer on the first element with a label.
  press(label, time) {
    return this.wasm.baraja_action(this.screen.named(label), -1, time);
  }

  stats() {
    const [bodies, laidOut, ops, nodes, layers] =
      new Int32Array(this.wasm.memory.buffer, this.wasm.baraja_stats(), 5);
    return { bodies, laidOut, ops, nodes, layers };
  }

  /// Pages of 64 KiB that the wasm has taken.
  get memoryPages() {
    return this.wasm.memory.buffer.byteLength / 65536;
  }

  /// Frames at 60 Hz until nothing moves, for at most `seconds`; the time of the last one, or undefined when
  /// something still moves.
  settle(time, seconds = 5) {
    for (let frame = 1; frame <= seconds * 60; frame++) {
      if (!this.frame(time + frame / 60)) return time + frame / 60;
    }
  }
}
