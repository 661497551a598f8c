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

/** Where nothing can be kept, as the disk is full or the browser forbids it, the page is answered all the same. */
const orNothing = () => undefined;
const known = (cacheName, key) => caches.match(key, { cacheName }).catch(orNothing);

async function keep(cacheName, key, answer) {
  if (!answer.ok) return;
  const copy = answer.clone();
  await caches
    .open(cacheName)
    .then((cache) => cache.put(key, copy))
    .catch(orNothing);
}

/** The network first where it answers; what was kept otherwise. */
async function fresh(request, cacheName, key = request) {
  let answer;
  try {
    answer = await fetch(request);
  } catch (error) {
    const before = await known(cacheName, key);
    if (before) return before;
    throw error;
  }
  await keep(cacheName, key, answer);
  return answer;
}

async function kept(request) {
  const before = await known(PAGES, request);
  if (before) return before;
  const answer = await fetch(request);
  await keep(PAGES, request, answer);
  return answer;
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin || request.headers.has('authorization')) return;
  if (request.mode === 'navigate') {
    if (/^\/($|replay|law|rulings|cases|setup)/.test(url.pathname)) event.respondWith(fresh(request, PAGES, '/'));
  } else if (KEPT.test(url.pathname)) event.respondWith(fresh(request, LAW));
  else if (FIRST.includes(url.pathname) || LATER.includes(url.pathname)) event.respondWith(kept(request));
});
