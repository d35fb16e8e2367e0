import type { Client } from '@dalan/contract/client';

import { loadProduct } from './features/product-detail/load-product.ts';
import { filtersUrl, readFilters } from './features/product-filters/product-filters.rules.ts';
import { logInPageOf, withReturnPath } from './lib/session/return-path.ts';
import { readSearchText } from './lib/search-text.ts';

/** An address within a route, as far as it can decide which page is shown there. */
export type PageRequest = {
  params: Readonly<Record<string, string | undefined>>;
  query: URLSearchParams;
  client: Client;
};

/**
 * The routes of `routes.ts` whose pages depend on more than their path. Each names the one address
 * of all that show the same page: what it leaves out is never rendered and is part of no cache key.
 */
export const canonicalUrls: Record<string, (asked: PageRequest) => string | Promise<string>> = {
  products: ({ query }) => {
    const filters = readFilters(query, readSearchText(query));
    return filtersUrl({ ...filters, categories: filters.categories.toSorted() });
  },
  // One page for each flour, however its id is spelled, and one for all that are not there.
  'product/:id': async ({ client, params: { id = '' } }) => {
    const loaded = await loadProduct(client, id);
    if (loaded.outcome === 'missing') return '/product/missing';
    return `/product/${loaded.outcome === 'found' ? loaded.product._id : encodeURIComponent(id)}`;
  },
  // The server's HTML names neither the flour nor the quantity.
  'cart/:productId/:quantity': () => '/cart/any/1',
  login: ({ query }) => logInPageOf(query),
  register: ({ query }) => withReturnPath('/register', query),
};
