import { useSyncExternalStore } from 'react';

/**
 * While there is no network, `<html data-kept-at>` says when what is shown was so. The service worker
 * writes it into the pages it has kept.
 */
const page = () => document.documentElement;
const listeners = new Set<() => void>();
const tell = () => {
  for (const listener of listeners) listener();
};

/** The shop is on this phone: its service worker answers for this page. */
export function isShopKept(): boolean {
  // Plain HTTP has no service workers.
  return Boolean((navigator as Partial<Navigator>).serviceWorker?.controller);
}

function read(): number | undefined {
  const at = page().dataset['keptAt'];
  return at === undefined ? undefined : Number(at);
}

/** What is shown was so at this time. */
export function showAge(at: number): void {
  page().dataset['keptAt'] = String(Math.round(at));
  tell();
}

/** The network has answered since. */
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

/** Without a network: when what is shown was so. Undefined otherwise. */
export function useKeptAt(): number | undefined {
  return useSyncExternalStore(subscribe, read, () => undefined);
}
