import type { Tx } from '../../../platform/db/transaction.ts';
import { ensureStockRow, moveStock } from './stock.queries.ts';

type Opening = { productId: string; city: string; grams: number; actorId: string | undefined };

/** Creates the stock row of a new product and its opening ledger row. */
export async function openStock(tx: Tx, opening: Opening): Promise<void> {
  const { productId, city, grams, actorId } = opening;
  await ensureStockRow(tx, { productId, city });
  if (grams === 0) return;
  await moveStock(tx, { productId, city, deltaGrams: grams, reason: 'opening', actorId });
}
