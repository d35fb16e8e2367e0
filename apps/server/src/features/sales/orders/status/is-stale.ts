import type { Tx } from '../../../../platform/db/transaction.ts';
import { findWhoDelivered } from '../order-events.queries.ts';
import type { LockedOrder } from '../orders.queries.ts';

type Seen = { version: number | undefined; actorId: string };

/**
 * True if staff saw another state of the locked order. A call without a version does not say what
 * they saw, so it is stale only for an order that somebody else delivered.
 */
export async function isStale(
  tx: Tx,
  order: LockedOrder,
  { version, actorId }: Seen,
): Promise<boolean> {
  if (version !== undefined) return version !== order.version;
  if (order.orderStatus !== 'Delivered') return false;
  return (await findWhoDelivered(tx, order.id)) !== actorId;
}
