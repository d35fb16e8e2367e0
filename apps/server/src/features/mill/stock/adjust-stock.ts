import { productFormTexts, productTexts } from '@dalan/contract/catalog/catalog';
import { gramsToKg } from '@dalan/contract/money/weight';
import type { Tx } from '../../../platform/db/transaction.ts';
import { ShopError } from '../../../platform/shop-error.ts';
import { ensureStockRow, lockStock, moveStock } from './stock.queries.ts';

type Adjustment = {
  productId: string;
  city: string;
  toGrams: number;
  /** The stock when the form was opened. If it is undefined, the stock is set in any case. */
  expectedGrams: number | undefined;
  actorId: string;
};

/**
 * Sets the stock with one ledger row. Never undoes a sale made while the form was open. Returns the
 * grams before.
 */
export async function adjustStock(tx: Tx, adjustment: Adjustment): Promise<number> {
  const { productId, city, toGrams, expectedGrams, actorId } = adjustment;
  await ensureStockRow(tx, { productId, city });
  const stock = await lockStock(tx, { productId, city });
  if (stock === undefined) throw new ShopError('NOT_FOUND', productTexts.notFound);
  if (expectedGrams !== undefined && expectedGrams !== stock.onHandGrams) {
    const quantity = gramsToKg(stock.onHandGrams);
    throw new ShopError('STOCK_CHANGED', productFormTexts.stockChanged(quantity), {
      details: { quantity },
    });
  }
  const deltaGrams = toGrams - stock.onHandGrams;
  if (deltaGrams !== 0) {
    await moveStock(tx, { productId, city, deltaGrams, reason: 'adjustment', actorId });
  }
  return stock.onHandGrams;
}
