/* The desk without a network: the page and the engine are kept whole; what was read of the law is kept as it was read last. */
const VERSION = __VERSION__;
/** What a first answer in English needs. */
const FIRST = __FIRST__;
/** What not everybody needs: kept when the page says that it has time. */
const LATER = __LATER__;
const PAGES = `seneschal-pages-${VERSION}`;
const LAW = 'seneschal-law';
/** What of the interface may be kept: reading that is the same for everybody. */
const KEPT = /^\/v1\/(clauses|conflicts|sources|settings|traits|rules|tiles|expansions|cases|case-topics)(\/|$|\?)/;

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(PAGES)
      .then((cache) => cache.addAll(FIRST))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name.startsWith('seneschal-pages-') && name !== PAGES).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('message', (event) => {
  if (event.data !== 'all') return;
  event.waitUntil(
    caches.open(PAGES).then(async (cache) => {
      for (const path of LATER) if (!(await cache.match(path))) await cache.add(path);
    }),
  );
});

/** The network first where it answers; what was kept otherwise. */
async function fresh(request, cacheName, key = request) {
  const cache = await caches.open(cacheName);
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put(key, answer.clone());
    return answer;
  } catch (error) {
    const kept = await cache.match(key);
    if (kept) return kept;
    throw error;
  }
}

async function kept(request) {
  const cache = await caches.open(PAGES);
  const known = await cache.match(request);
  if (known) return known;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin || request.headers.has('authorization')) return;
  if (request.mode === 'navigate') {
    if (/^\/($|replay|law|rulings)/.test(url.pathname)) event.respondWith(fresh(request, PAGES, '/'));
  } else if (KEPT.test(url.pathname)) event.respondWith(fresh(request, LAW));
  else if (FIRST.includes(url.pathname) || LATER.includes(url.pathname)) event.respondWith(kept(request));
});
