import type { OrderCounts } from '@dalan/contract/order-steps';
import type { Db } from '../../../platform/db/database.ts';
import { getOrderCounts } from './order-counts.queries.ts';

/** For the tabs of Order Master. */
export async function countOrdersByStep(db: Db): Promise<OrderCounts> {
  const { confirm, mill, pack, out, every } = await getOrderCounts(db);
  return { 'to-confirm': confirm, 'to-mill': mill, 'to-pack': pack, out, all: every };
}
