import { useEffect, useState } from 'react';

import { ChunkLoadError } from '../../lib/router/load-route-module.ts';

const KEY = 'reloaded-for';
/** A script that is still missing so soon after the page was loaded anew will not come. */
const TRIED_JUST_NOW_MS = 10_000;

/** Loads the page anew where the shop can be reached: else the browser's own error would come. */
export async function reloadIfReachable(error: unknown): Promise<boolean> {
  try {
    await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' });
  } catch {
    return false;
  }
  if (error instanceof ChunkLoadError) noteReload(error);
  window.location.reload();
  return true;
}

/**
 * Who kept a page open over a release asks for scripts that are no more, and the router never asks
 * twice for one that did not come: the page is loaded anew, silently, now or as soon as the
 * connection is back. True while that goes on.
 */
export function useChunkReload(error: unknown): boolean {
  const isChunk = error instanceof ChunkLoadError;
  const [isReloading, setIsReloading] = useState(() => isChunk && mayReload(error));
  useEffect(() => {
    if (!isChunk) return;
    const reload = () => void reloadIfReachable(error).then(setIsReloading);
    if (isReloading) reload();
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, [error, isChunk, isReloading]);
  return isReloading;
}

function mayReload({ address }: ChunkLoadError): boolean {
  if (!navigator.onLine) return false;
  try {
    const [tried, at] = (sessionStorage.getItem(KEY) ?? '').split(' ');
    return tried !== address || Date.now() - Number(at) > TRIED_JUST_NOW_MS;
  } catch {
    return false;
  }
}

function noteReload({ address }: ChunkLoadError): void {
  try {
    sessionStorage.setItem(KEY, `${address} ${Date.now()}`);
  } catch {
    // Who keeps nothing reloads by hand: see above.
  }
}
