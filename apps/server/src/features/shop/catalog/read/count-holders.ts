import type { FlourHolders } from '@dalan/contract/catalog/grinds';
import type { Db } from '../../../../platform/db/database.ts';
import { getProduct } from './get-product.ts';
import { listGrindHolders, listStepHolders } from './holders.queries.ts';

/** Counts who keeps a grind, or a weight, that staff take off a flour. */
export async function countHolders(db: Db, city: string, id: string): Promise<FlourHolders> {
  await getProduct(db, city, id);
  const [grinds, steps] = await Promise.all([listGrindHolders(db, id), listStepHolders(db, id)]);
  return { grinds, steps };
}
