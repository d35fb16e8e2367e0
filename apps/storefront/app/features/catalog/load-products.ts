import type { Product } from '@dalan/contract/catalog/catalog';
import { ApiError, NoAnswer } from '@dalan/contract/client';
import type { Client } from '@dalan/contract/client';

/** The active products, or undefined on failure. The page then offers a retry. */
export async function loadProducts(
  client: Client,
  signal: AbortSignal,
): Promise<Product[] | undefined> {
  try {
    const products = await client.call('listProducts', {}, { signal });
    return products.filter((product) => product.isActive);
  } catch (error) {
    if (error instanceof ApiError || error instanceof NoAnswer) return undefined;
    throw error;
  }
}
