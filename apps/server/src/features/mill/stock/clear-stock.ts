import type { Tx } from '../../../platform/db/transaction.ts';
import { lockStockInAllCities, moveStock } from './stock.queries.ts';

/** Sets the stock of a deleted product to zero in all cities, so that its ledger ends at zero. */
export async function clearStock(tx: Tx, productId: string, actorId: string): Promise<void> {
  for (const { city, onHandGrams } of await lockStockInAllCities(tx, productId)) {
    if (onHandGrams === 0) continue;
    await moveStock(tx, {
      productId,
      city,
      deltaGrams: -onHandGrams,
      reason: 'adjustment',
      actorId,
    });
  }
}
