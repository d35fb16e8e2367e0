import type { Client } from '@dalan/contract/client';
import { matchRoutes } from 'react-router';

import { canonicalUrls } from '../app/canonical-urls.server.ts';

/** The address to render instead of the one that was asked for, or where the visitor should go. */
export type PageAddress = { address: string } | { movedTo: string };

/** All addresses without a page share the page that says so. */
const NOT_FOUND = '/not-found';
const EVERY_OTHER_PATH = '*';
/** The router asks for a page's data alone at the page's path with this behind it. */
const DATA = /(?:\/_)?\.data$/;

/**
 * Tells which page an address is of, out of its many spellings: without the query that the route
 * does not read, and with what it reads in one order.
 */
export function createFindPage(routePaths: string[]) {
  const routes = routePaths.map((path) => ({ path }));
  return async (url: URL, client: Client): Promise<PageAddress> => {
    const asked = url.pathname.replace(DATA, '') || '/';
    const isData = asked !== url.pathname;
    const [match] = matchRoutes(routes, asked) ?? [];
    if (!match || match.route.path === EVERY_OTHER_PATH) return { address: NOT_FOUND };

    const path = spell(match.route.path, asked);
    // The router reads `/Products/` as `/products`, but the pages know their own path only.
    if (path !== asked) return isData ? { address: NOT_FOUND } : { movedTo: path + url.search };

    const { params } = match;
    const page = canonicalUrls[match.route.path]?.({ params, query: url.searchParams, client });
    const address = (await page) ?? path;
    return { address: isData ? dataOf(address) : address };
  };
}

/** The path as the route spells it; what stands for a parameter stays as it is. */
function spell(routePath: string, asked: string): string {
  const given = asked.split('/').filter(Boolean);
  const named = routePath.split('/');
  return `/${named.map((name, n) => (name.startsWith(':') ? given[n] : name)).join('/')}`;
}

function dataOf(address: string): string {
  const [path = '', query] = address.split('?');
  const data = path === '/' ? '/_.data' : `${path}.data`;
  return query === undefined ? data : `${data}?${query}`;
}
