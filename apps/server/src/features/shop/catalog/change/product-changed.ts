import type { Tx } from '../../../../platform/db/transaction.ts';
import { ShopError } from '../../../../platform/shop-error.ts';
import { getProduct } from '../read/get-product.ts';
import { findEditorName } from '../products.queries.ts';

/** A conflict error with the editor's name and the current product. */
export async function productChanged(
  tx: Tx,
  { city, id, text }: { city: string; id: string; text: (who: string) => string },
): Promise<ShopError> {
  const by = (await findEditorName(tx, id)) ?? 'Someone';
  return new ShopError('PRODUCT_CHANGED', text(by), {
    details: { by, product: await getProduct(tx, city, id) },
  });
}
