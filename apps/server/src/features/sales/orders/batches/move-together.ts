import type { Tx } from '../../../../platform/db/transaction.ts';
import { recordAudits } from '../../../office/audit/index.ts';
import type { PackedOrder } from '../locked-orders.queries.ts';
import { insertStatusEvents, updateStatuses } from './move-together.queries.ts';
import type { Move } from './move-together.queries.ts';

/**
 * Changes the status of locked orders with history and letters, in the same few statements for one
 * order or a thousand. Neither status moves stock or makes a bill. Call `auditMoves` last.
 */
export async function moveTogether(tx: Tx, orders: PackedOrder[], move: Move): Promise<void> {
  const ids = orders.map(({ id }) => id);
  await updateStatuses(tx, ids, move);
  await insertStatusEvents(tx, ids, move);
}

export async function auditMoves(tx: Tx, orders: PackedOrder[], move: Move): Promise<void> {
  await recordAudits(
    tx,
    orders.map(({ id, orderStatus }) => ({
      actorId: move.actorId,
      action: 'order.status_changed' as const,
      subjectId: id,
      details: { changes: { orderStatus: [orderStatus, move.orderStatus] as [string, string] } },
    })),
  );
}
