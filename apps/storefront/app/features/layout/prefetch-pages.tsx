import { startTransition, useEffect, useState } from 'react';
import { PrefetchPageLinks } from 'react-router';

import { prefetchData } from '../../lib/api/prefetch-data.ts';

/** Loads the page that a finger, the mouse or the keyboard is about to open. */
export function PrefetchPages() {
  const [page, setPage] = useState<string>();
  useEffect(() => {
    function look({ type, target }: Event): void {
      const link = (target as Element).closest<HTMLAnchorElement>('a[href^="/"]');
      if (link === null || link.pathname === window.location.pathname) return;
      // The answer to the tap itself is drawn first.
      startTransition(() => setPage(link.pathname + link.search));
      // Who only passes over a link costs the shop no call.
      if (type === 'pointerdown') prefetchData(link.pathname);
    }
    const types = ['pointerover', 'pointerdown', 'focusin'];
    for (const type of types) document.addEventListener(type, look);
    return () => {
      for (const type of types) document.removeEventListener(type, look);
    };
  }, []);
  return page !== undefined && <PrefetchPageLinks page={page} />;
}
