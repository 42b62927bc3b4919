// The parts of the browser half that a release page leaves out when its wasm has no use for them: ops and hooks by their names.
import { flight } from './flight.js';
import { haptic } from './haptic.js';
import { mask } from './mask.js';
import { scroll } from './scroll.js';
import { shape } from './shape.js';
import { swipe } from './swipe.js';

export const parts = { ...flight, ...haptic, ...mask, ...scroll, ...shape, ...swipe };
