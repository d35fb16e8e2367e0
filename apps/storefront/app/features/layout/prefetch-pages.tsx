import { readLanguage } from '@dalan/contract/language/languages';
import type { ShelfQuery } from '@dalan/contract/catalog/shelf';
import { startTransition, useEffect, useState } from 'react';
import { PrefetchPageLinks } from 'react-router';

import { prefetchClient } from '../../lib/api/browser-client.ts';
import { languageQuery } from '../../lib/language/language-query.ts';
import { pageLanguage } from '../../lib/language/page-language.texts.ts';
import { areFloursOpen } from '../../lib/session/open-flours.ts';
import { isStaff, readSession } from '../../lib/session/stored-session.ts';
import { homeShelf, relatedShelf } from '../../lib/shelf-queries.ts';

/** Prefetches the page that is about to be opened by touch, mouse or keyboard. */
export function PrefetchPages() {
  const [page, setPage] = useState<string>();
  useEffect(() => {
    function prefetch({ type, target }: Event): void {
      const link = (target as Element).closest<HTMLAnchorElement>('a[href^="/"]');
      if (link === null || link.pathname === window.location.pathname) return;
      const { language, path } = readLanguage(link.pathname);
      // Another language has its own scripts.
      if (language !== pageLanguage) return;
      // Lower priority than rendering the response to the tap.
      startTransition(() => setPage(link.pathname + link.search));
      // No API call for merely hovering over a link.
      if (type === 'pointerdown') prefetchData(path, link.search);
    }
    const types = ['pointerover', 'pointerdown', 'focusin'];
    for (const type of types) document.addEventListener(type, prefetch);
    return () => {
      for (const type of types) document.removeEventListener(type, prefetch);
    };
  }, []);
  return page !== undefined && <PrefetchPageLinks page={page} />;
}

const ONE_FLOUR = /^\/product\/([^/]+)$/;
const BUY_NOW = /^\/cart\/([^/]+)\/[^/]+$/;
const NEEDS_PROFILE = /^\/(?:profile|cart\/.+)$/;
const CUSTOMERS_ONLY = /^\/(?:cart|profile)/;

/** Starts the API calls of the page at this path while its script is still loading. */
function prefetchData(path: string, search: string): void {
  const session = readSession();
  const isCustomer = session.loggedInStatus && !isStaff(session);
  const isClosed = CUSTOMERS_ONLY.test(path) || (ONE_FLOUR.test(path) && !areFloursOpen());
  if (isClosed && !isCustomer) return;
  const id = (ONE_FLOUR.exec(path) ?? BUY_NOW.exec(path))?.[1];
  if (id !== undefined) {
    const params = { id: decodeURIComponent(id) };
    void prefetchClient.call('getProduct', { params, query: languageQuery });
  }
  const query = shelfQueryOf(path, search);
  if (query) void prefetchClient.call('browseProducts', { query: { ...query, ...languageQuery } });
  if (path === '/') void prefetchClient.call('getHome', { query: languageQuery });
  if (NEEDS_PROFILE.test(path))
    void prefetchClient.call('getUser', { params: { id: session.userId } });
}

function shelfQueryOf(path: string, search: string): ShelfQuery | undefined {
  if (path === '/') return homeShelf;
  if (path === '/products' && search === '') return {};
  const id = ONE_FLOUR.exec(path)?.[1];
  return id === undefined ? undefined : relatedShelf(decodeURIComponent(id));
}
