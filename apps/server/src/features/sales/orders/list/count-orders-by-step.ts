import type { OrderCounts } from '@dalan/contract/orders/order-steps';
import type { Db } from '../../../../platform/db/database.ts';
import { listStepCounts } from './order-counts.queries.ts';

/** Counts for the tabs of Order Master and the tiles of Today. */
export async function countOrdersByStep(db: Db): Promise<OrderCounts> {
  const rows = await listStepCounts(db);
  return Object.fromEntries(rows.map(({ step, count }) => [step, count])) as OrderCounts;
}
