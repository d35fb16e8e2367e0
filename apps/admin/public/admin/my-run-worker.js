/**
 * Opens the rider's page without a network. It keeps the page and the built files that the page has
 * loaded, whose names change with their contents. It never touches an answer of the API.
 */
const CACHE = 'my-run-1';
const PAGE = '/admin/my-run';
/** The newest page is stored here until all its files are stored, too. */
const PENDING = '/admin/my-run?pending';
const NAVIGATION_TIMEOUT_MS = 5_000;
const isFile = (path) => path.startsWith('/static/') || path.startsWith('/admin/art/');

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));
self.addEventListener('message', (event) => event.waitUntil(keep(event.data)));
self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== self.location.origin) return;
  if (mode === 'navigate' && pathname === PAGE) event.respondWith(openPage());
  else if (isFile(pathname)) event.respondWith(openFile(event.request, pathname));
});

async function takeOver() {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith('my-run-') && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

/** Answers with the server's page if it comes in time, else with the stored one. */
async function openPage() {
  const cache = await caches.open(CACHE);
  try {
    const signal = AbortSignal.timeout(NAVIGATION_TIMEOUT_MS);
    const answer = await fetch(PAGE, { signal });
    if (answer.ok) {
      await cache.put(PENDING, answer.clone());
      return answer;
    }
    return (await cache.match(PAGE)) ?? answer;
  } catch (error) {
    const kept = await cache.match(PAGE);
    if (kept === undefined) throw error;
    return kept;
  }
}

async function openFile(request, pathname) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(pathname);
  if (kept !== undefined) return kept;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(pathname, answer.clone());
  return answer;
}

/** The page has loaded these files: it needs no others, so older ones are removed. */
async function keep(files) {
  const cache = await caches.open(CACHE);
  const wanted = new Set(files.filter(isFile));
  const missing = [];
  for (const path of wanted) {
    if ((await cache.match(path)) === undefined) missing.push(path);
  }
  await cache.addAll(missing);
  const page = (await cache.match(PENDING)) ?? (await fetch(PAGE));
  if (!page.ok) return;
  await cache.put(PAGE, page);
  await cache.delete(PENDING);
  for (const { url } of await cache.keys()) {
    const { pathname } = new URL(url);
    if (pathname !== PAGE && !wanted.has(pathname)) await cache.delete(url);
  }
}
