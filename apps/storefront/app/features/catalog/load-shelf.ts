import { ApiError, NoAnswer } from '@dalan/contract/client';
import type { Client } from '@dalan/contract/client';
import type { ShelfPage, ShelfQuery } from '@dalan/contract/shelf';

/** One page of the active products, or undefined on failure. The page then offers a retry. */
export async function loadShelf(
  client: Client,
  query: ShelfQuery,
  signal?: AbortSignal,
): Promise<ShelfPage | undefined> {
  try {
    return await client.call('browseProducts', { query }, signal && { signal });
  } catch (error) {
    if (error instanceof ApiError || error instanceof NoAnswer) return undefined;
    throw error;
  }
}
