import type { Client } from '@dalan/contract/client';

import { loadShelf } from './features/catalog/load-shelf.ts';
import { loadProduct } from './features/product-detail/load-product.ts';
import {
  filtersUrl,
  pageUrl,
  readFilters,
  readPage,
  shelfQuery,
} from './features/product-filters/product-filters.rules.ts';
import { canonicalLogInUrl, withReturnPath } from './lib/session/return-path.ts';
import { readSearchText } from './lib/search-text.ts';
import { pages } from './pages.rules.ts';
import type { PagePath, PathWithRule } from './pages.rules.ts';

/** The parts of a request that can decide which page is shown. */
type PageRequest = {
  params: Readonly<Record<string, string | undefined>>;
  query: URLSearchParams;
  client: Client;
};

/**
 * Rules for pages that depend on more than the path. Each returns the one URL for all requests that
 * show the same page; parameters that it leaves out are neither rendered nor cached.
 */
const rules: Record<PathWithRule, (request: PageRequest) => string | Promise<string>> = {
  '/products': async ({ query, client }) => {
    const read = readFilters(query, readSearchText(query));
    const filters = { ...read, categories: read.categories.toSorted() };
    const page = readPage(query);
    if (page === 1) return filtersUrl(filters);
    // A number beyond the last page shows the last page.
    const shelf = await loadShelf(client, shelfQuery(filters, page));
    return pageUrl(filters, shelf?.page ?? 1);
  },
  // Each flour has one URL, whatever the case of its id, and all missing flours share one.
  '/product/:id': async ({ client, params: { id = '' } }) => {
    const loaded = await loadProduct(client, id);
    if (loaded.outcome === 'missing') return '/product/missing';
    return `/product/${loaded.outcome === 'found' ? loaded.product._id : encodeURIComponent(id)}`;
  },
  '/login': ({ query }) => canonicalLogInUrl(query),
  '/register': ({ query }) => withReturnPath('/register', query),
};

const ruleOf: Partial<Record<PagePath, (typeof rules)[PathWithRule]>> = rules;

/** Returns the one URL for all requests that show the same page, or undefined if it is the path. */
export function canonicalUrl(
  routePath: string,
  { params, query, client }: PageRequest,
): string | Promise<string> | undefined {
  const page = pages.find(({ path }) => path === `/${routePath}`);
  if (!page) return undefined;
  const names = page.query ?? [];
  const read = new URLSearchParams([...query].filter(([name]) => names.includes(name)));
  return page.shell ?? ruleOf[page.path]?.({ params, query: read, client });
}
