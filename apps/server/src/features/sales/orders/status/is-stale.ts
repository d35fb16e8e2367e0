import type { Tx } from '../../../../platform/db/transaction.ts';
import { findWhoDelivered } from '../orders.queries.ts';
import type { LockedOrder } from '../orders.queries.ts';

type Seen = { version: number | undefined; actorId: string };

/**
 * Whether staff saw another state of a locked order than it has. A call without a version says
 * nothing about that, so it changes an order that somebody else delivered only if it names the
 * version.
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
