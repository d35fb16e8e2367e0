import { startTransition, useEffect, useState } from 'react';
import { PrefetchPageLinks } from 'react-router';

import { earlyClient } from '../../lib/api/browser-client.ts';
import { isStaff, readSession } from '../../lib/session/stored-session.ts';

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

const ONE_FLOUR = /^\/product\/([^/]+)$/;
const BUY_NOW = /^\/cart\/([^/]+)\/[^/]+$/;
const FLOURS = /^\/(?:products|product\/[^/]+|cart|cart\/checkout)?$/;
const CUSTOMER = /^\/(?:profile|cart\/.+)$/;
const CLOSED = /^\/(?:product\/|cart|profile)/;

/** The calls that the page at this path begins with, while its script is still on the way. */
function prefetchData(path: string): void {
  const session = readSession();
  const isCustomer = session.loggedInStatus && !isStaff(session);
  if (CLOSED.test(path) && !isCustomer) return;
  const id = (ONE_FLOUR.exec(path) ?? BUY_NOW.exec(path))?.[1];
  if (id !== undefined) {
    void earlyClient.call('getProduct', { params: { id: decodeURIComponent(id) } });
  }
  if (FLOURS.test(path)) void earlyClient.call('listProducts', {});
  if (CUSTOMER.test(path)) void earlyClient.call('getUser', { params: { id: session.userId } });
}
