import { ApiError, NoAnswer } from '@dalan/contract/client';
import type { Client } from '@dalan/contract/client';
import type { ShelfPage, ShelfQuery } from '@dalan/contract/catalog/shelf';

import { languageQuery } from '../../lib/language/language-query.ts';

/** One page of the active products, or undefined on failure. The page then offers a retry. */
export async function loadShelf(
  client: Client,
  query: ShelfQuery,
  signal?: AbortSignal,
): Promise<ShelfPage | undefined> {
  try {
    const asked = { ...query, ...languageQuery };
    return await client.call('browseProducts', { query: asked }, signal && { signal });
  } catch (error) {
    if (error instanceof ApiError || error instanceof NoAnswer) return undefined;
    throw error;
  }
}
