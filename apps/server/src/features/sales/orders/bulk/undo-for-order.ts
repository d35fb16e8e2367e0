import { randomUUID } from 'node:crypto';
import type { Tx } from '../../../../platform/db/transaction.ts';
import { getOrder } from '../list/get-order.ts';
import { orderAnswerTexts } from '../order-answer-texts.ts';
import type { LockedOrder } from '../orders.queries.ts';
import { takeOffPayment } from '../payments/add-payment.ts';
import { findPayment, getRestOfPayment } from '../payments/payments.queries.ts';
import { changeStatuses } from '../status/change-order-status.ts';
import type { StaffMember } from '../status/change-order-status.ts';
import { moveToDay } from '../status/move-to-day.ts';
import { orderChanged } from '../status/order-changed.ts';
import { bulkAnswerTexts } from './bulk-answer-texts.ts';
import type { Fit, Refusal } from './bulk-action.rules.ts';
import { findBulkResult } from './bulk-results.queries.ts';
import type { BulkKey, BulkResult, StateBefore } from './bulk-results.queries.ts';
import { setPacked } from './set-packed.ts';

/** An undo fits if the call was the person's own and nobody changed the order since. */
export async function fitOfUndo(
  tx: Tx,
  key: BulkKey,
  order: LockedOrder,
): Promise<{ fit: Fit; done?: BulkResult & { before: StateBefore } }> {
  const done = await findBulkResult(tx, key, order.id);
  const before = done?.before;
  if (done === undefined || !before || before.isUndo) {
    const message = bulkAnswerTexts.nothingToUndo;
    return { fit: { code: 'NOTHING_TO_UNDO', message } };
  }
  const rest = done.paymentId === null ? 0 : await getRestOfPayment(tx, done.paymentId);
  if (rest === 0 && isAsBefore(order, before)) return { fit: 'already' };
  if (done.versionAfter !== order.version) return { fit: await changedMeanwhile(tx, order.id) };
  return { fit: 'fits', done: { ...done, before } };
}

export async function changedMeanwhile(tx: Tx, orderId: string): Promise<Refusal> {
  const order = await getOrder(tx, orderId);
  const { code, message } = orderChanged(order, orderAnswerTexts.changedMeanwhile);
  return { code, message };
}

function isAsBefore(order: LockedOrder, before: StateBefore): boolean {
  return (
    order.orderStatus === before.orderStatus &&
    order.paymentStatus === before.paymentStatus &&
    order.dueOn === before.dueOn &&
    (order.packedAt === null) === (before.packedAt === null)
  );
}

/** Statuses, day and mark go back; money is corrected by a second row. */
export async function undoForOrder(
  tx: Tx,
  order: LockedOrder,
  { before, paymentId }: BulkResult & { before: StateBefore },
  by: StaffMember,
): Promise<void> {
  const { actorId } = by;
  const { orderStatus, paymentStatus, dueOn, packedAt, packedBy } = before;
  let now = order;
  if (paymentId !== null) now = { ...now, ...(await takeBackPayment(tx, now, paymentId, actorId)) };
  const moved = await changeStatuses(tx, now, { orderStatus, paymentStatus }, by);
  now = { ...now, orderStatus: moved, paymentStatus };
  if (dueOn !== order.dueOn) await moveToDay(tx, now, { dueOn, actorId });
  if ((packedAt === null) !== (order.packedAt === null)) {
    const mark = { packedAt: packedAt === null ? null : new Date(packedAt), packedBy };
    await setPacked(tx, now, mark, actorId);
  }
}

async function takeBackPayment(tx: Tx, order: LockedOrder, paymentId: string, actorId: string) {
  const payment = await findPayment(tx, paymentId);
  const amountPaise = await getRestOfPayment(tx, paymentId);
  if (payment === undefined || amountPaise === 0) return {};
  const { paymentStatus } = await takeOffPayment(tx, order, {
    payment,
    amountPaise,
    reason: bulkAnswerTexts.undone,
    actorId,
    idempotencyKey: randomUUID(),
  });
  return { paymentStatus };
}
