// The page's entry: loads the wasm, gives it the `host` imports, and turns the frame loop.
import { Decoder } from './decoder.js';
import { listen } from './events.js';
import { Ruler, loadFonts } from './measure.js';
import { Preferences } from './preferences.js';

const page = document.documentElement;
const root = document.getElementById('baraja');
const query = new URLSearchParams(location.search);
const trace = query.get('trace') === '1';
const utf8 = new TextDecoder();
const now = () => performance.now() / 1000;

let wasm;
let failed = false;
let frameAsked = false;
let hostTime = 0;
let opsInFrame = 0;
let drawn = false;

// What the page can do beside what the reader prefers.
const canFly = CSS.supports('transition-timing-function', 'linear(0, 1)') ? 64 : 0;

const ruler = new Ruler();
const decoder = new Decoder(root, call, ruler);

const host = {
  measure_text(pointer, length, style, maxWidth, out) {
    const bytes = new Uint8Array(wasm.memory.buffer, pointer, length);
    const size = ruler.measure(utf8.decode(bytes), new DataView(wasm.memory.buffer, style, 44), maxWidth);
    new Float64Array(wasm.memory.buffer, out, 4).set(size);
  },
  commit(pointer, words, ops) {
    const start = trace ? performance.now() : 0;
    decoder.run(wasm.memory.buffer, pointer, words);
    if (trace) {
      hostTime += performance.now() - start;
      opsInFrame += ops;
    }
    drawn = true;
  },
  request_frame() {
    if (frameAsked || failed) return;
    frameAsked = true;
    requestAnimationFrame(frame);
  },
  wake(seconds) {
    setTimeout(host.request_frame, seconds * 1000);
  },
  log(level, pointer, length) {
    const text = utf8.decode(new Uint8Array(wasm.memory.buffer, pointer, length));
    console[['info', 'warn', 'error'][level] ?? 'warn'](text);
  },
  // Marks of the wasm that a build reads: which parts of parts.js the page needs.
  use_flight() {},
  use_mask() {},
  use_scroll() {},
  use_shape() {},
  use_haptic() {},
  use_swipe() {},
};

/// Calls an export, where the module has it. A trap, or a mistake of ours inside an import, ends the page with a message.
function call(name, ...values) {
  if (failed || !wasm) return 0;
  try {
    return wasm[name]?.(...values) ?? 0;
  } catch (error) {
    fail(error);
    return 0;
  }
}

function fail(error) {
  if (failed) return;
  failed = true;
  console.error('baraja:', error);
  const spanish = page.lang.startsWith('es');
  const message = document.createElement('p');
  message.className = 'failure';
  message.setAttribute('role', 'alert');
  message.textContent = spanish
    ? 'La demostración se ha detenido por un error.\nRecarga la página para volver a empezar.'
    : 'The demo stopped because of an error.\nReload the page to start again.';
  document.body.append(message);
  root.inert = true;
  page.dataset.baraja = 'failed';
}

function frame(time) {
  frameAsked = false;
  decoder.time = time;
  const start = trace ? performance.now() : 0;
  hostTime = 0;
  opsInFrame = 0;
  const more = call('baraja_frame', time / 1000);
  if (trace) measureFrame(start);
  if (more) host.request_frame();
  else decoder.rest();
  if (drawn && !page.dataset.baraja) requestAnimationFrame(() => requestAnimationFrame(ready));
}

function ready() {
  page.dataset.baraja ??= 'ready';
}

function measureFrame(start) {
  const end = performance.now();
  const [bodies, laidOut, , liveNodes, liveLayers] = failed
    ? []
    : new Int32Array(wasm.memory.buffer, call('baraja_stats'), 5);
  const detail = { host: Math.round(hostTime * 1000), ops: opsInFrame, bodies, laidOut, liveNodes, liveLayers };
  performance.measure('baraja:frame', { start, end, detail });
}

/// The index of the preview that the query string names; the first without a name.
function previewIndex() {
  const wanted = query.get('preview');
  if (wanted === null) return 0;
  for (let index = 0; index < wasm.baraja_preview_count(); index++) {
    const pointer = wasm.baraja_preview_name(index);
    const length = new Uint32Array(wasm.memory.buffer, pointer, 1)[0];
    if (utf8.decode(new Uint8Array(wasm.memory.buffer, pointer + 4, length)) === wanted) return index;
  }
  console.warn(`baraja: there is no preview named “${wanted}”; showing the first`);
  return 0;
}

/// Tells the wasm the values of its own parameters: `knob.loops=true` calls the export `baraja_knob_loops`, where it has it.
function turnKnobs(query) {
  for (const [name, value] of query) {
    const number = value === 'true' ? 1 : Number(value) || 0;
    if (name.startsWith('knob.')) call(`baraja_knob_${name.slice(5)}`, number);
  }
}

async function instantiate() {
  const response = await fetch('app.wasm');
  if (!response.ok) throw new Error(`app.wasm: ${response.status}`);
  const imports = { host };
  if (response.headers.get('Content-Type')?.startsWith('application/wasm')) {
    return WebAssembly.instantiateStreaming(response, imports);
  }
  return WebAssembly.instantiate(await response.arrayBuffer(), imports);
}

async function symbols() {
  const response = await fetch('symbols.json');
  return response.ok ? response.json() : {};
}

async function start() {
  const fonts = loadFonts();
  const [{ instance }, table] = await Promise.all([instantiate(), symbols(), fonts.soon]);
  wasm = instance.exports;
  decoder.symbols = table;
  decoder.wake = host.request_frame;
  call('baraja_main');
  turnKnobs(query);
  const room = document.body;
  const resize = () => call('baraja_resize', now(), room.clientWidth, room.clientHeight);
  const preferences = new Preferences(query, (flags, textSize) =>
    call('baraja_environment', now(), flags, textSize));
  const { clientWidth, clientHeight } = room;
  if (!call('baraja_start', previewIndex(), now(), clientWidth, clientHeight, preferences.flags | canFly, preferences.textSize)) {
    throw new Error('there is no preview to show');
  }
  preferences.watch(room, resize);
  addEventListener('popstate', () => {
    const next = new URLSearchParams(location.search);
    turnKnobs(next);
    preferences.follow(next);
  });
  fonts.whenLate(() => {
    ruler.forget();
    call('baraja_fonts_changed');
  });
  listen(root, decoder, call, now);
  host.request_frame();
}

start().catch(fail);
