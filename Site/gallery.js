// The gallery: search and filters, which the address remembers.
import { fold, score } from './search.js';

const controls = document.getElementById('controls');
const { one, many, none } = controls.dataset;
const search = document.getElementById('search');
const level = document.getElementById('level');
const os = document.getElementById('os');
const clear = document.getElementById('clear');
const count = document.getElementById('count');
const language = document.getElementById('language');
const twin = language.href;
const categories = [...controls.querySelectorAll('[name=category]')];
const cards = [...document.querySelectorAll('.card')];
const shelves = [...document.querySelectorAll('.shelf')];
const order = new Map(cards.map((card, index) => [card, index]));

const index = fetch(controls.dataset.index).then((response) => response.json())
  .then((entries) => new Map(entries.map((entry) => [String(entry.name), entry])));

const category = () => categories.find((radio) => radio.checked)?.value ?? '';

/// What is chosen, as the query string says it.
function query() {
  const all = { q: search.value.trim(), category: category(), level: level.value, os: os.value };
  return new URLSearchParams(Object.entries(all).filter(([, value]) => value));
}

/// Chooses what the query string says.
function read() {
  const chosen = new URLSearchParams(location.search);
  search.value = chosen.get('q') ?? '';
  const shelf = chosen.get('category') ?? '';
  for (const radio of categories) radio.checked = radio.value === shelf;
  if (!category()) categories[0].checked = true;
  level.value = chosen.get('level') ?? '';
  os.value = chosen.get('os') ?? '';
  for (const select of [level, os]) if (select.selectedIndex < 0) select.value = '';
}

/// Shows the cards that match, the best first on their shelf.
async function show() {
  const words = fold(search.value);
  const entries = words.length ? await index : new Map();
  if (String(fold(search.value)) !== String(words)) return;
  const worth = (card) => (words.length ? score(entries.get(card.dataset.name), words) : 1);
  const shown = new Map(cards.map((card) => [card, fits(card) ? worth(card) : 0]));
  let sum = 0;
  for (const [card, points] of shown) {
    card.hidden = !points;
    sum += points ? 1 : 0;
  }
  for (const shelf of shelves) {
    const own = [...shelf.querySelectorAll('.card')];
    shelf.hidden = own.every((card) => card.hidden);
    own.sort((a, b) => shown.get(b) - shown.get(a) || order.get(a) - order.get(b));
    shelf.querySelector('.cards').append(...own);
  }
  const text = sum === 0 ? none : sum === 1 ? one : many.replace('%', sum);
  if (count.textContent !== text) count.textContent = text;
  clear.disabled = !String(query());
}

function fits(card) {
  const shelf = category();
  return (!shelf || card.closest('.shelf').dataset.category === shelf)
    && (!level.value || card.dataset.level === level.value)
    && (!os.value || Number(card.dataset.os) <= Number(os.value));
}

function changed() {
  const text = String(query());
  history.replaceState(null, '', text ? `?${text}` : location.pathname);
  language.href = text ? `${twin}?${text}` : twin;
  show();
}

search.addEventListener('input', changed);
controls.addEventListener('change', changed);
clear.addEventListener('click', () => {
  search.value = level.value = os.value = '';
  categories[0].checked = true;
  changed();
  search.focus();
});
search.addEventListener('keydown', (event) => {
  if (event.key !== 'Escape') return;
  event.preventDefault();
  if (search.value) {
    search.value = '';
    changed();
  } else {
    search.blur();
  }
});
addEventListener('keydown', (event) => {
  const isTyping = event.target.closest?.('input:not([type=radio]), select, textarea');
  if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  search.focus();
  search.select();
});

read();
changed();
