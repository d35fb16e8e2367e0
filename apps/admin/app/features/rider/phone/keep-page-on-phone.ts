import { panelPaths } from '@dalan/contract/pages/panel-paths';

/** So that the page opens without a network. Without a service worker it only works while open. */
export function keepPageOnPhone(): void {
  if (!('serviceWorker' in navigator)) return;
  const keep = async () => {
    await navigator.serviceWorker.register('/admin/my-run-worker.js', { scope: panelPaths.rider });
    const { active } = await navigator.serviceWorker.ready;
    // A language brings fonts, which come after its texts.
    await document.fonts.ready;
    active?.postMessage(filesOfPage());
  };
  const keepWhenLoaded = () => void keep().catch(() => undefined);
  if (document.readyState === 'complete') keepWhenLoaded();
  else window.addEventListener('load', keepWhenLoaded, { once: true });
}

/** What this page has loaded: the worker may have come too late to see it. */
function filesOfPage(): string[] {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  const own = loaded.filter(({ origin }) => origin === location.origin);
  return own
    .map(({ pathname }) => pathname)
    .filter((path) => /^\/(static|admin\/art)\//.test(path));
}
