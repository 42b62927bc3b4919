// Keeps the site usable without a connection: what the network has comes from there, what it has not from here.

const version = '{{VERSION}}';
const files = ['{{FILES}}'];
const name = `baraja ${registration.scope} ${version}`;

addEventListener('install', (event) => {
  event.waitUntil(caches.open(name).then((cache) => cache.addAll(files)).then(() => skipWaiting()));
});

addEventListener('activate', (event) => {
  event.waitUntil(forget().then(() => clients.claim()));
});

/// Removes what earlier versions kept of this site.
async function forget() {
  const own = `baraja ${registration.scope} `;
  const old = (await caches.keys()).filter((key) => key.startsWith(own) && key !== name);
  await Promise.all(old.map((key) => caches.delete(key)));
}

addEventListener('fetch', (event) => {
  const { method, url } = event.request;
  if (method === 'GET' && url.startsWith(registration.scope)) event.respondWith(answer(event));
});

async function answer(event) {
  const cache = await caches.open(name);
  try {
    const response = await fetch(event.request);
    if (response.status === 200) event.waitUntil(cache.put(plain(event.request.url), response.clone()));
    return response;
  } catch (error) {
    const kept = await cache.match(plain(event.request.url));
    if (kept) return kept;
    throw error;
  }
}

/// A page is the same file whatever its query says.
function plain(address) {
  const url = new URL(address);
  return url.origin + url.pathname;
}

addEventListener('message', (event) => {
  if (event.data?.keep) event.waitUntil(keep(event.data.keep.map(plain)));
});

async function keep(addresses) {
  const cache = await caches.open(name);
  for (const address of new Set(addresses)) {
    if (!(await cache.match(address))) await cache.add(address).catch(() => {});
  }
}
