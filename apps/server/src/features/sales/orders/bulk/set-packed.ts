import type { Tx } from '../../../../platform/db/transaction.ts';
import { recordAudit } from '../../../office/audit/index.ts';
import { insertOrderEvent } from '../order-events.queries.ts';
import { updatePackedMark } from '../orders.queries.ts';
import type { LockedOrder, PackedMark } from '../orders.queries.ts';

/** Sets or takes off the mark of a locked order, with history and audit row. */
export async function setPacked(
  tx: Tx,
  order: LockedOrder,
  mark: PackedMark,
  actorId: string,
): Promise<void> {
  const { id: orderId, orderStatus, paymentStatus } = order;
  const isPacked = mark.packedAt !== null;
  await updatePackedMark(tx, orderId, mark);
  const kind = isPacked ? 'packed' : 'not packed';
  await insertOrderEvent(tx, { orderId, kind, orderStatus, paymentStatus, actorId });
  await recordAudit(tx, {
    actorId,
    action: isPacked ? 'order.packed' : 'order.unpacked',
    subjectId: orderId,
    details: {},
  });
}
