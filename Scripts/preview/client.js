// Keeps a page of `baraja preview` up to date: loads it anew after a build, shows over it what a build has wrong.
const page = document.documentElement;
const own = new URL(import.meta.url).searchParams.get('build') ?? '';
const STORED = 'baraja:scroll';

const problems = document.createElement('section');
problems.className = 'baraja-problems';
problems.tabIndex = 0;
problems.hidden = true;
const status = document.createElement('p');
status.className = 'baraja-status';
status.setAttribute('role', 'status');
document.body.append(problems, status);

function element(name, className, ...content) {
  const made = document.createElement(name);
  made.className = className;
  made.append(...content);
  return made;
}

/// The line of the source, without its indent, with the word at the place marked.
function excerpt({ source, before }) {
  const characters = [...new Intl.Segmenter().segment(source)].map(({ segment }) => segment);
  const rest = characters.slice(before).join('');
  const word = rest.match(/^[\p{L}\p{N}_$]+|^./u)?.[0] ?? '';
  const start = characters.slice(0, before).join('').trimStart();
  return element('pre', 'baraja-source', start, element('mark', '', word || ' '), rest.slice(word.length));
}

function item(problem) {
  const made = element('li', '');
  if (problem.path) made.append(element('code', 'baraja-place', `${problem.path}:${problem.line}:${problem.column}:`), ' ');
  made.append(element('span', 'baraja-message', problem.message));
  if (problem.source?.trim()) made.append(excerpt(problem));
  return made;
}

let shown = '';

function show(list) {
  const text = JSON.stringify(list);
  if (text === shown) return;
  shown = text;
  problems.hidden = list.length === 0;
  problems.removeAttribute('role');
  problems.replaceChildren();
  if (!list.length) return;
  const count = list.length === 1 ? 'The build has an error' : `The build has ${list.length} errors`;
  const hide = element('button', 'baraja-hide', 'Hide');
  hide.type = 'button';
  hide.addEventListener('click', () => { problems.hidden = true; });
  // A role that is set before the content makes screen readers read it out.
  problems.setAttribute('role', 'alert');
  problems.setAttribute('aria-label', count);
  problems.append(element('header', '', element('h2', '', count), hide), element('ol', '', ...list.map(item)));
}

problems.addEventListener('keydown', (event) => {
  event.stopPropagation();
  if (event.key === 'Escape') problems.hidden = true;
});

/// Where the page and what scrolls in it are.
function places() {
  const layers = [...document.querySelectorAll('#baraja .scroll')];
  return [page, ...layers].map(({ scrollLeft, scrollTop }) => [scrollLeft, scrollTop]);
}

function reload() {
  sessionStorage.setItem(STORED, JSON.stringify(places()));
  history.scrollRestoration = 'manual';
  location.reload();
}

/// Once the page is drawn, scrolls it back to where it was.
function restore() {
  const stored = sessionStorage.getItem(STORED);
  if (!stored) return;
  sessionStorage.removeItem(STORED);
  const back = () => {
    const targets = [page, ...document.querySelectorAll('#baraja .scroll')];
    JSON.parse(stored).forEach(([left, top], index) => targets[index]?.scrollTo({ left, top, behavior: 'instant' }));
    history.scrollRestoration = 'auto';
  };
  if (page.dataset.baraja) return back();
  const observer = new MutationObserver(() => {
    observer.disconnect();
    back();
  });
  observer.observe(page, { attributeFilter: ['data-baraja'] });
}

const events = new EventSource('/.baraja/events');
events.onmessage = ({ data }) => {
  const { build = '', isBuilding, problems: list } = JSON.parse(data);
  if (build !== own) return reload();
  status.textContent = isBuilding ? 'Building…' : '';
  show(list);
};
events.onerror = () => { status.textContent = 'The preview has stopped: run baraja preview again'; };
addEventListener('pagehide', () => events.close());
restore();
