import type { Tx } from '../../platform/db/transaction.ts';
import { ensureShelf, moveStock } from './stock.queries.ts';

type Opening = { productId: string; city: string; grams: number; actorId: string | undefined };

/** The shelf of a new product, and the ledger row that filled it. */
export async function openStock(tx: Tx, opening: Opening): Promise<void> {
  const { productId, city, grams, actorId } = opening;
  await ensureShelf(tx, { productId, city });
  if (grams === 0) return;
  await moveStock(tx, { productId, city, deltaGrams: grams, reason: 'opening', actorId });
}
