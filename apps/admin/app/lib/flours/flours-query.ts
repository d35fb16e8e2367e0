import { queryOptions } from '@tanstack/react-query';
import type { Product } from '@dalan/contract/catalog/catalog';
import { PAGE_SIZE_MAX } from '@dalan/contract/text/lists';
import { api, isNotFound } from '../api/api.ts';

const REFRESH_MS = 30_000;
/** The key is that of the products, so that whatever reloads them reloads the flours. */
export const FLOURS_KEY = ['products'];

/** The newest hundred flours, with their price and free stock. They are offered first. */
export const floursQuery = queryOptions({
  queryKey: [...FLOURS_KEY, 'newest'],
  queryFn: ({ signal }) => api.call('listProducts', {}, { signal }),
  refetchInterval: REFRESH_MS,
});

/**
 * True if all flours are among those offered first, as in most shops. The server then need not be
 * asked.
 */
export function isWholeShop(offered: readonly Product[]): boolean {
  return offered.length < PAGE_SIZE_MAX;
}

/** Flours that no longer exist are left out. */
export function floursOfQuery(ids: string[]) {
  return queryOptions({
    queryKey: [...FLOURS_KEY, 'of', ids],
    queryFn: async ({ signal }) => {
      const found = await Promise.all(ids.map((id) => findFlour(id, signal)));
      return found.filter((flour) => flour !== undefined);
    },
    refetchInterval: REFRESH_MS,
  });
}

async function findFlour(id: string, signal: AbortSignal): Promise<Product | undefined> {
  try {
    return await api.call('getProduct', { params: { id } }, { signal });
  } catch (error) {
    if (isNotFound(error)) return undefined;
    throw error;
  }
}

export function flourSearchQuery(words: string) {
  return queryOptions({
    queryKey: [...FLOURS_KEY, 'found', words],
    queryFn: ({ signal }) => api.call('listProducts', { query: { q: words } }, { signal }),
    staleTime: REFRESH_MS,
  });
}
