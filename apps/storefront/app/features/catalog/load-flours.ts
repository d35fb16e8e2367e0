import type { Product } from '@dalan/contract/catalog/catalog';
import { quantityLimits } from '@dalan/contract/orders/quantities';

import { browserClient } from '../../lib/api/browser-client.ts';
import { rememberGrinds } from '../../lib/remember-grinds.ts';
import { loadShelf } from './load-shelf.ts';

/** Returns those flours that are still sold, or undefined on failure. */
export async function loadFlours(
  productIds: readonly string[],
  signal: AbortSignal,
): Promise<Product[] | undefined> {
  // One flour may be on several lines.
  const ids = [...new Set(productIds)];
  if (ids.length === 0) return [];
  // A stored cart may have more lines than one call can name.
  const id = ids.slice(0, quantityLimits.itemsMax);
  const [shelf, others] = await Promise.all([
    loadShelf(browserClient, { id }, signal),
    loadFlours(ids.slice(id.length), signal),
  ]);
  if (shelf) void rememberGrinds(shelf.products);
  return shelf && others && [...shelf.products, ...others];
}
