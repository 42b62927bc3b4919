// Every page: copying, the language switch, and the worker that keeps the site for later.

/// The text to copy: a file's, byte for byte, or an element's without its line numbers.
async function text(button) {
  const { file, copy } = button.dataset;
  if (!file) return document.getElementById(copy).textContent;
  const response = await fetch(file);
  if (!response.ok) throw new Error(`${file}: ${response.status}`);
  return response.text();
}

for (const button of document.querySelectorAll('[data-copy]')) {
  const plain = button.textContent;
  let timer;
  button.addEventListener('click', async () => {
    try {
      await navigator.clipboard.writeText(await text(button));
      button.textContent = button.dataset.done;
    } catch (error) {
      console.warn('baraja:', error);
      button.textContent = button.dataset.failed;
    }
    say(button.textContent);
    clearTimeout(timer);
    timer = setTimeout(() => { button.textContent = plain; }, 2500);
  });
}

/// Tells screen readers what happened.
const teller = document.createElement('p');
teller.className = 'unseen';
teller.setAttribute('role', 'status');
document.getElementById('content').append(teller);
function say(words) {
  teller.textContent = words;
}

// The worker lies at the site's root, one folder above this file.
const root = new URL('../', import.meta.url);
if ('serviceWorker' in navigator) {
  navigator.serviceWorker.register(new URL('sw.js', root), { scope: root.pathname })
    .then(() => navigator.serviceWorker.ready)
    .then(() => keep(performance.getEntriesByType('resource').map(({ name }) => name)))
    .catch((error) => console.info('baraja: not kept for later:', error.message));
}

/// Asks the worker to keep what was loaded before it was there, or inside a demo.
export async function keep(addresses) {
  const { active } = await navigator.serviceWorker.ready;
  active.postMessage({ keep: addresses.filter((address) => address.startsWith(root.href)) });
}
