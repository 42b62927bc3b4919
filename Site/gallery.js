// The gallery: search and filters, which the address remembers.
import { find, fold } from './search.js';

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
const results = document.getElementById('results');
const names = cards.map((card) => card.dataset.name);

const index = fetch(controls.dataset.index).then((response) => response.json());

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

/// Shows the cards that match, the best first, on their shelves.
async function show() {
  const words = search.value;
  const found = fold(words).length ? find((await index).entries, words) : names;
  if (search.value !== words) return;
  const place = (card) => found.indexOf(card.dataset.name);
  for (const card of cards) card.hidden = place(card) < 0 || !fits(card);
  const shown = cards.filter((card) => !card.hidden).sort((a, b) => place(a) - place(b));
  for (const shelf of shelves) shelf.hidden = !shown.some((card) => shelf.contains(card));
  const best = [...new Set(shown.map((card) => card.closest('.shelf')))];
  for (const shelf of best) arrange(shelf.querySelector('.cards'), shown.filter((card) => shelf.contains(card)));
  arrange(results, best);
  const text = shown.length === 0 ? none : shown.length === 1 ? one : many.replace('%', shown.length);
  if (count.textContent !== text) count.textContent = text;
  clear.disabled = !String(query());
}

/// Puts elements last in their parent, in order. What is in order already is not touched: a card that is moved while
/// it is pressed is not clicked.
function arrange(parent, elements) {
  const now = [...parent.children].filter((element) => elements.includes(element));
  if (now.some((element, index) => element !== elements[index])) parent.append(...elements);
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
controls.addEventListener('change', (event) => {
  if (event.target !== search) changed();
});
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
