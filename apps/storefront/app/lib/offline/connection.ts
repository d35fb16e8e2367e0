import { useSyncExternalStore } from 'react';

/**
 * Without a network, `<html data-kept-at>` holds the time when the shown data was current. The
 * service worker writes it into the pages it has kept.
 */
const page = () => document.documentElement;
const listeners = new Set<() => void>();
const tell = () => {
  for (const listener of listeners) listener();
};

/** True if the service worker answers for this page, so that the shop opens without a network. */
export function isShopKept(): boolean {
  // Plain HTTP has no service workers.
  return Boolean((navigator as Partial<Navigator>).serviceWorker?.controller);
}

function read(): number | undefined {
  const at = page().dataset['keptAt'];
  return at === undefined ? undefined : Number(at);
}

/** Stores when the shown data was current. */
export function showAge(at: number): void {
  page().dataset['keptAt'] = String(Math.round(at));
  tell();
}

/** Called when the network has answered, so that the shown data is current. */
export function forgetAge(): void {
  delete page().dataset['keptAt'];
  tell();
}

function goOffline(): void {
  if (isShopKept() && read() === undefined) showAge(performance.timeOrigin);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (!navigator.onLine) goOffline();
  window.addEventListener('offline', goOffline);
  window.addEventListener('online', forgetAge);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('offline', goOffline);
    window.removeEventListener('online', forgetAge);
  };
}

/** When the shown data was current. Undefined while there is a network. */
export function useKeptAt(): number | undefined {
  return useSyncExternalStore(subscribe, read, () => undefined);
}
