import type { Tx } from '../../../platform/db/transaction.ts';
import { insertOpenings } from './stock.queries.ts';

type Opening = { productId: string; grams: number };

const CHUNK = 200;

/** Creates the stock rows of many new products, each with its opening ledger row. */
export async function openStocks(
  tx: Tx,
  openings: readonly Opening[],
  by: { city: string; actorId: string },
): Promise<void> {
  for (let done = 0; done < openings.length; done += CHUNK) {
    await insertOpenings(tx, openings.slice(done, done + CHUNK), by);
  }
}
