import { useEffect, useState } from 'react';

import { ChunkLoadError } from '../../lib/router/load-route-module.ts';

const KEY = 'reloaded-for';
/** If the same script fails again this soon after a reload, another reload will not help. */
const TRIED_JUST_NOW_MS = 10_000;

/**
 * Does nothing while the shop is unreachable, since a reload would show the browser's error page.
 */
export async function reloadIfReachable(error: unknown): Promise<boolean> {
  try {
    await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' });
  } catch {
    return false;
  }
  if (error instanceof ChunkLoadError) storeReload(error);
  window.location.reload();
  return true;
}

/**
 * After a release, open pages request scripts that no longer exist, and the router never retries
 * one. Reloads the page silently, now or when the connection is back, and returns true meanwhile.
 */
export function useChunkReload(error: unknown): boolean {
  const isChunk = error instanceof ChunkLoadError;
  const [isReloading, setIsReloading] = useState(() => isChunk && shouldReload(error));
  useEffect(() => {
    if (!isChunk) return;
    const reload = () => void reloadIfReachable(error).then(setIsReloading);
    if (isReloading) reload();
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, [error, isChunk, isReloading]);
  return isReloading;
}

function shouldReload({ path }: ChunkLoadError): boolean {
  if (!navigator.onLine) return false;
  try {
    const [tried, at] = (sessionStorage.getItem(KEY) ?? '').split(' ');
    return tried !== path || Date.now() - Number(at) > TRIED_JUST_NOW_MS;
  } catch {
    return false;
  }
}

function storeReload({ path }: ChunkLoadError): void {
  try {
    sessionStorage.setItem(KEY, `${path} ${Date.now()}`);
  } catch {
    // Without storage `shouldReload` returns false, and the visitor reloads by hand.
  }
}
