import { panelPaths } from '@dalan/contract/pages/panel-paths';

/**
 * Makes the page open without a network. Without a service worker it only works while it is open.
 */
export function keepPageOnPhone(): void {
  if (!('serviceWorker' in navigator)) return;
  const keep = async () => {
    await navigator.serviceWorker.register('/admin/my-run-worker.js', { scope: panelPaths.rider });
    const { active } = await navigator.serviceWorker.ready;
    // A language brings fonts, which load after its texts.
    await document.fonts.ready;
    active?.postMessage(filesOfPage());
  };
  const keepWhenLoaded = () => void keep().catch(() => undefined);
  if (document.readyState === 'complete') keepWhenLoaded();
  else window.addEventListener('load', keepWhenLoaded, { once: true });
}

/** The files that this page has loaded. The worker may have started too late to see them. */
function filesOfPage(): string[] {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  const own = loaded.filter(({ origin }) => origin === location.origin);
  return own
    .map(({ pathname }) => pathname)
    .filter((path) => /^\/(static|admin\/art)\//.test(path));
}
