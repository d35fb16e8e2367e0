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
import { prefetchedPages } from '../../page-lists.rules.ts';
import type { Prefetch } from '../../pages.rules.ts';

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
      // Rendering the response to the tap has priority.
      startTransition(() => setPage(link.pathname + link.search));
      // Hovering over a link alone makes no API call.
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

type Opened = { flourId: string; userId: string; search: string };

const calls: Record<Prefetch, (opened: Opened) => unknown> = {
  home: () => [prefetchClient.call('getHome', { query: languageQuery }), prefetchShelf(homeShelf)],
  // A filtered list needs another call, which is not prefetched.
  shelf: ({ search }) => search === '' && prefetchShelf({}),
  flour: ({ flourId: id }) =>
    prefetchClient.call('getProduct', { params: { id }, query: languageQuery }),
  related: ({ flourId }) => prefetchShelf(relatedShelf(flourId)),
  profile: ({ userId: id }) => prefetchClient.call('getUser', { params: { id } }),
};

function prefetchShelf(query: ShelfQuery) {
  return prefetchClient.call('browseProducts', { query: { ...query, ...languageQuery } });
}

/** Starts the API calls of the page at this path while its script is still loading. */
function prefetchData(path: string, search: string): void {
  const page = prefetchedPages.find(({ at }) => at.test(path));
  if (!page) return;
  const session = readSession();
  const isCustomer = session.loggedInStatus && !isStaff(session);
  const isOpen =
    page.forWhom === 'everyone' || (page.forWhom === 'customers unless open' && areFloursOpen());
  if (!isOpen && !isCustomer) return;
  const flourId = decodeURIComponent(path.split('/')[2] ?? '');
  for (const call of page.calls) calls[call]({ flourId, userId: session.userId, search });
}
