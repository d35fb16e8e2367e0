import type { Client } from '@dalan/contract/client';
import { matchRoutes } from 'react-router';
import type { RouteObject } from 'react-router';

import type { PageHandle } from '../app/lib/page-handle.ts';

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
export function createPageAt(routes: RouteObject[]) {
  return async (url: URL, client: Client): Promise<PageAddress> => {
    const asked = url.pathname.replace(DATA, '') || '/';
    const isData = asked !== url.pathname;
    const match = matchRoutes(routes, asked)?.at(-1);
    const pattern = match?.route.path ?? '/';
    if (match === undefined || pattern === EVERY_OTHER_PATH) return { address: NOT_FOUND };

    const path = spell(pattern, asked);
    // The router reads `/Products/` as `/products`, but the pages know their own path only.
    if (path !== asked) return isData ? { address: NOT_FOUND } : { movedTo: path + url.search };

    const handle = match.route.handle as PageHandle | undefined;
    const page = handle?.pageOf({ params: match.params, query: url.searchParams, client });
    const address = (await page) ?? path;
    return { address: isData ? dataOf(address) : address };
  };
}

/** The path as the route spells it; what stands for a parameter stays as it is. */
function spell(pattern: string, asked: string): string {
  const given = asked.split('/').filter(Boolean);
  const named = pattern.split('/').filter(Boolean);
  return `/${named.map((name, n) => (name.startsWith(':') ? given[n] : name)).join('/')}`;
}

function dataOf(address: string): string {
  const [path = '', query] = address.split('?');
  const data = path === '/' ? '/_.data' : `${path}.data`;
  return query === undefined ? data : `${data}?${query}`;
}
