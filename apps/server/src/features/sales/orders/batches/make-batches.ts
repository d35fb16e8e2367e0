import type { Grind } from '@dalan/contract/catalog/grinds';
import { batchNumber, bestBeforeOf } from '@dalan/contract/mill/batches';
import type { Tx } from '../../../../platform/db/transaction.ts';
import { ensureShortCodes } from '../../../shop/catalog/index.ts';
import { getLastCount, insertBatch, listFloursToMill } from './batches.queries.ts';
import type { NewBatch } from './batches.queries.ts';

export type Milled = { productId: string; grind: Grind | null; grams: number };
type How = Pick<NewBatch, 'milledOn' | 'milledBy' | 'madeBy' | 'idempotencyKey' | 'requestHash'>;
export type MadeBatch = Milled & { id: string; number: string };

/** Makes a batch of each, with its number. Call it after `lockBatches`. */
export async function makeBatches(tx: Tx, milled: Milled[], how: How): Promise<MadeBatch[]> {
  const ids = [...new Set(milled.map(({ productId }) => productId))];
  const flours = new Map((await listFloursToMill(tx, ids)).map((flour) => [flour.id, flour]));
  const codes = await ensureShortCodes(tx, ids);
  const made: MadeBatch[] = [];
  for (const { productId, grind, grams } of milled) {
    const code = codes.get(productId);
    if (code === undefined) throw new Error(`flour ${productId} has no short code`);
    const number = batchNumber(
      code,
      how.milledOn,
      (await getLastCount(tx, code, how.milledOn)) + 1,
    );
    const id = await insertBatch(tx, {
      ...{ productId, grind, number, weightGrams: grams },
      bestBefore: bestBeforeOf(how.milledOn, flours.get(productId)?.shelfLifeDays ?? null),
      ...how,
    });
    made.push({ productId, grind, grams, id, number });
  }
  return made;
}
