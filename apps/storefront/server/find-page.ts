import type { Client } from '@dalan/contract/client';
import { pathIn, readLanguage } from '@dalan/contract/language/languages';
import type { Language } from '@dalan/contract/language/languages';
import { matchRoutes } from 'react-router';

import { canonicalUrl } from '../app/canonical-urls.server.ts';

/** The URL to render instead of the requested one, or the URL to redirect to. */
export type PageAddress = { address: string } | { movedTo: string };

/** All unknown URLs share one page. */
const NOT_FOUND = '/not-found';
const EVERY_OTHER_PATH = '*';
/** The router's suffix for requests of a page's data alone. */
const DATA = /(?:\/_)?\.data$/;

/**
 * Finds the canonical URL of a page of one language: without query parameters that the route does not
 * read, in a fixed order.
 */
export function createFindPage(routePaths: string[], language: Language) {
  const routes = routePaths.map((path) => ({ path }));
  return async (url: URL, client: Client): Promise<PageAddress> => {
    const requested = url.pathname.replace(DATA, '') || '/';
    const isData = requested !== url.pathname;
    const shared = readLanguage(requested).path;
    const notFound = { address: pathIn(language, NOT_FOUND) };
    const [match] = matchRoutes(routes, shared) ?? [];
    if (!match || match.route.path === EVERY_OTHER_PATH) return notFound;

    const path = canonicalPath(match.route.path, shared);
    const own = pathIn(language, path);
    // The router matches `/Products/` too, but the pages know only their own path.
    if (own !== requested) return isData ? notFound : { movedTo: own + url.search };

    const { params } = match;
    const page = canonicalUrl(match.route.path, { params, query: url.searchParams, client });
    const address = (await page) ?? path;
    return { address: pathIn(language, isData ? dataUrl(address) : address) };
  };
}

/** The path in the route's own spelling. Parameters stay unchanged. */
function canonicalPath(routePath: string, requested: string): string {
  const segments = requested.split('/').filter(Boolean);
  const names = routePath.split('/');
  return `/${names.map((name, index) => (name.startsWith(':') ? segments[index] : name)).join('/')}`;
}

function dataUrl(address: string): string {
  const [path = '', query] = address.split('?');
  const data = path === '/' ? '/_.data' : `${path}.data`;
  return query === undefined ? data : `${data}?${query}`;
}
