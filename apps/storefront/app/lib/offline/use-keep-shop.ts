import { pathPrefix } from '@dalan/contract/language/languages';
import { useEffect } from 'react';
import { useLocation } from 'react-router';

import { pageLanguage } from '../language/page-language.texts.ts';

/** This is long enough for the page that was just opened to load its pictures. */
const IDLE_AFTER_MS = 4_000;

/** Keeps the shop on the phone: an idle page tells the service worker what it has loaded. */
export function useKeepShop(hasWorker: boolean): void {
  const { key } = useLocation();
  useEffect(() => {
    // Plain HTTP has no service workers.
    if (!hasWorker || !('serviceWorker' in navigator)) return;
    // If the browser refuses, the shop opens only with a network.
    const timer = setTimeout(() => void keepShop().catch(() => undefined), IDLE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [key, hasWorker]);
}

async function keepShop(): Promise<void> {
  await navigator.serviceWorker.register('/shop-worker.js');
  const { active } = await navigator.serviceWorker.ready;
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  const own = loaded.filter(({ origin }) => origin === window.location.origin);
  const files = own.map(({ pathname }) => pathname);
  active?.postMessage({ prefix: pathPrefix(pageLanguage), files });
}
