// A block's page: starts the demo in its frame and turns its switches and knobs without loading it anew.
import { keep } from './site.js';

const phone = document.getElementById('phone');
const panel = document.getElementById('panel');
const full = document.getElementById('full-screen');
const inputs = [...panel.querySelectorAll('[data-query]')];
const sizes = ['xSmall', 'small', 'medium', 'large', 'xLarge', 'xxLarge', 'xxxLarge',
  'accessibility1', 'accessibility2', 'accessibility3', 'accessibility4', 'accessibility5'];
const touched = new Set();
const frame = document.createElement('iframe');

// Switches start as the reader's own settings are, and follow them until they are touched.
const media = {
  scheme: '(prefers-color-scheme: dark)', motion: '(prefers-reduced-motion: reduce)', contrast: '(prefers-contrast: more)',
};
for (const input of inputs) {
  const list = media[input.dataset.query] && matchMedia(media[input.dataset.query]);
  if (!list) continue;
  const follow = () => { if (!touched.has(input)) input.checked = list.matches; };
  list.addEventListener('change', follow);
  follow();
}

function value(input) {
  const { query, on, off } = input.dataset;
  if (query === 'text') return sizes[input.value];
  return input.type === 'checkbox' ? (input.checked ? on : off) : input.value;
}

/// A slider's value in words beside it, and for screen readers.
function say(input) {
  const text = value(input);
  panel.querySelector(`output[for="${input.id}"]`).textContent = text.replace('accessibility', 'AX');
  input.setAttribute('aria-valuetext', text);
}

/// The demo's query string: what was touched.
function query() {
  const chosen = inputs.filter((input) => touched.has(input));
  const text = String(new URLSearchParams(chosen.map((input) => [input.dataset.query, value(input)])));
  return text && `?${text}`;
}

/// Tells the demo its new query; it reads it as it does a change of the browser's settings.
function turn() {
  full.href = phone.dataset.live + query();
  const demo = frame.contentWindow;
  if (!demo?.document.documentElement.dataset.baraja) return;
  demo.history.replaceState(null, '', demo.location.pathname + query());
  demo.dispatchEvent(new demo.PopStateEvent('popstate'));
}

panel.addEventListener('input', ({ target }) => {
  touched.add(target);
  if (target.type === 'range') say(target);
  turn();
});
panel.addEventListener('submit', (event) => event.preventDefault());

/// Shows the frame over the still as soon as the demo has drawn; leaves the still where it cannot.
function reveal() {
  const root = frame.contentDocument.documentElement;
  const look = () => {
    if (!root.dataset.baraja) return;
    watch.disconnect();
    phone.dataset.state = root.dataset.baraja;
    keep(frame.contentWindow.performance.getEntriesByType('resource').map(({ name }) => name)
      .concat(frame.contentWindow.location.href));
    turn();
  };
  const watch = new MutationObserver(look);
  watch.observe(root, { attributes: true });
  look();
}

function start() {
  delete phone.dataset.state;
  frame.title = phone.dataset.title;
  frame.src = phone.dataset.live + query();
  frame.addEventListener('load', reveal);
  phone.querySelector('.screen').append(frame);
}

document.getElementById('restart').addEventListener('click', () => {
  frame.remove();
  start();
});

// The demo is large: it waits until the phone is near.
const near = new IntersectionObserver(([entry]) => {
  if (!entry.isIntersecting) return;
  near.disconnect();
  start();
}, { rootMargin: '200px' });
near.observe(phone);
