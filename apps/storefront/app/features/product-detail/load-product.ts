import { productTexts } from '@dalan/contract/catalog/catalog';
import type { Product } from '@dalan/contract/catalog/catalog';
import { ApiError, NoAnswer } from '@dalan/contract/client';
import type { Client } from '@dalan/contract/client';

import { languageQuery } from '../../lib/language/language-query.ts';

export type LoadedProduct =
  | { outcome: 'found'; product: Product }
  | { outcome: 'missing'; message: string }
  | { outcome: 'failed' };

const SERVER_ERROR = 500;
const TOO_MANY_REQUESTS = 429;

/** Distinguishes a missing product from a failed call. */
export async function loadProduct(
  client: Client,
  id: string,
  signal?: AbortSignal,
): Promise<LoadedProduct> {
  try {
    const product: Partial<Product> = await client.call(
      'getProduct',
      { params: { id }, query: languageQuery },
      signal && { signal },
    );
    if (!product._id) return { outcome: 'missing', message: productTexts.notFound };
    return { outcome: 'found', product: product as Product };
  } catch (error) {
    if (error instanceof NoAnswer) return { outcome: 'failed' };
    if (!(error instanceof ApiError)) throw error;
    const { status, serverMessage } = error;
    return status >= SERVER_ERROR || status === TOO_MANY_REQUESTS
      ? { outcome: 'failed' }
      : { outcome: 'missing', message: serverMessage ?? productTexts.notFound };
  }
}
