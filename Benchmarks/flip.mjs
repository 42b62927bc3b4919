// What a frame of a flip costs in the wasm, without a browser: `node Benchmarks/flip.mjs`, after `make bench` built the pages. BARAJA_FLIP_WASM names another
// wasm. Microseconds are those of all calls into the wasm that a frame takes; decoding and the browser's work are not in them.
import { Page, Phase, compile } from '../Tests/Replay/page.mjs';
import { Series, mount, play, printTable, second } from './support/series.mjs';

const module = compile(process.env.BARAJA_FLIP_WASM ?? new URL('../.build/bench/pages/FlipCardTransition/app.wasm', import.meta.url));
const mounting = mount(module);

// One page with its elements finds the button; in the measured one nobody decodes.
const probe = new Page(module);
probe.start();
probe.frame(0);
const button = probe.screen.named('Flip');
const place = probe.screen.middle(button);
const page = new Page(module, { screen: false });
page.start();
page.frame(0);

const press = new Series('press by key or reader');
const down = new Series('finger down');
const up = new Series('finger up: flip');
const reverse = new Series('reversal');
const flight = new Series('flight');
let time = 1;
while (!up.isFull) {
  time = play(page, time, press, flight, (now) => page.wasm.baraja_action(button, -1, now));
  down.measure(page, () => page.pointer(Phase.down, time, ...place), (time += second));
  up.measure(page, () => page.pointer(Phase.up, time, ...place), (time += second));
  for (let frame = 0; frame < 12; frame++) flight.measure(page, () => {}, (time += second));
  time = play(page, time, reverse, flight, (now) => page.wasm.baraja_action(button, -1, now));
}

printTable([mounting, press, down, up, reverse, flight]);
console.log(`${page.memoryPages * 64} KiB of wasm memory, ${page.stats().nodes} nodes, ${page.stats().layers} layers`);
