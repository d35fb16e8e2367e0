import type { Product } from '@dalan/contract/catalog';
import { ApiError, NoAnswer } from '@dalan/contract/client';

import { browserClient } from '../../../lib/api/browser-client.ts';

async function findFlour(id: string, signal: AbortSignal): Promise<Product[]> {
  try {
    return [await browserClient.call('getProduct', { params: { id } }, { signal })];
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return [];
    throw error;
  }
}

/** Those of the flours that are still sold, or undefined on failure. */
export async function loadFlours(
  productIds: readonly string[],
  signal: AbortSignal,
): Promise<Product[] | undefined> {
  if (productIds.length === 0) return [];
  try {
    const listed = await browserClient.call('listProducts', {}, { signal });
    // The list is paged: a flour that is not on it may still be sold.
    const unlisted = productIds.filter((id) => !listed.some(({ _id }) => _id === id));
    const found = await Promise.all(unlisted.map((id) => findFlour(id, signal)));
    return [...listed, ...found.flat()].filter(({ isActive }) => isActive);
  } catch (error) {
    if (error instanceof ApiError || error instanceof NoAnswer) return undefined;
    throw error;
  }
}
