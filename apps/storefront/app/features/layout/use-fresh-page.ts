import { useEffect, useState } from 'react';

import { ChunkLoadError } from '../../lib/load-route-module.ts';

const KEY = 'reloaded-for';

/**
 * Who kept a page open over a release asks for scripts that are no more: the page is loaded anew,
 * once and silently. True while that goes on.
 */
export function useFreshPage(error: unknown): boolean {
  const [isReloading] = useState(() => error instanceof ChunkLoadError && mayReload(error));
  useEffect(() => {
    if (isReloading) window.location.reload();
  }, [isReloading]);
  return isReloading;
}

function mayReload({ address }: ChunkLoadError): boolean {
  // Without a connection the browser's own error page would come instead.
  if (!navigator.onLine) return false;
  try {
    if (sessionStorage.getItem(KEY) === address) return false;
    sessionStorage.setItem(KEY, address);
    return true;
  } catch {
    return false;
  }
}
