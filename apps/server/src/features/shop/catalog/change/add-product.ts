import type { Tx } from '../../../../platform/db/transaction.ts';
import { recordAudit } from '../../../office/audit/index.ts';
import { openStock } from '../../../mill/stock/index.ts';
import { insertProduct } from '../products.queries.ts';
import type { ProductToInsert } from '../products.queries.ts';

export type AddedProduct = {
  product: ProductToInsert;
  city: string;
  stockGrams: number;
  /** Undefined on the command line. */
  actorId: string | undefined;
};

/** Adds a product with its stock and audit row. Undefined if the slug exists already. */
export async function addProduct(tx: Tx, added: AddedProduct): Promise<string | undefined> {
  const { product, city, stockGrams, actorId } = added;
  const inserted = await insertProduct(tx, product);
  if (inserted === undefined) return undefined;
  const productId = inserted.id;
  await openStock(tx, { productId, city, grams: stockGrams, actorId });
  await recordAudit(tx, {
    actorId,
    action: 'product.created',
    subjectId: productId,
    details: { name: product.name, pricePaise: product.pricePaise, stockGrams },
  });
  return productId;
}
