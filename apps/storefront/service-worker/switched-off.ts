/** Replaces the worker when the operator switches it off: it removes itself and all it has kept. */
declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(leave()));

async function leave(): Promise<void> {
  const names = await caches.keys();
  const ours = names.filter((name) => name.startsWith('shop-'));
  await Promise.all(ours.map((name) => caches.delete(name)));
  await self.registration.unregister();
}

export {};
