import { randomUUID } from 'node:crypto';
import type { Tx } from '../../../../platform/db/transaction.ts';
import type { LockedOrder } from '../orders.queries.ts';
import { recordAudits } from '../../../office/audit/index.ts';
import { addPaymentRow, paymentEntry } from '../payments/add-payment.ts';
import { getBalance } from '../payments/payments.queries.ts';
import { changeStatuses, moveStatuses } from '../status/change-order-status.ts';
import type { StaffMember } from '../status/change-order-status.ts';
import { moveToDay } from '../status/move-to-day.ts';
import { fitOf, openPaiseOf, statusAfter } from './bulk-action.rules.ts';
import type { DoneAction, Fit } from './bulk-action.rules.ts';
import { findRiderOfOpenStop } from './bulk-results.queries.ts';
import { setPacked } from './set-packed.ts';

/** Call it after the order is locked. */
export async function fitOfOrder(tx: Tx, action: DoneAction, order: LockedOrder): Promise<Fit> {
  const isDelivery = action.do === 'deliver';
  const isDayMove = action.do === 'move to day';
  return fitOf(action, order, {
    openPaise: isDelivery ? openPaiseOf(order, await getBalance(tx, order.id)) : 0,
    riderOfOpenStop: isDayMove ? await findRiderOfOpenStop(tx, order.id) : undefined,
  });
}

/** Applies the action to a locked order that it fits. Returns the payment that was recorded. */
export async function doToOrder(
  tx: Tx,
  action: DoneAction,
  order: LockedOrder,
  { now = new Date(), ...by }: StaffMember & { now?: Date },
): Promise<string | null> {
  const { paymentStatus } = order;
  const { actorId } = by;
  switch (action.do) {
    case 'confirm':
    case 'mark milled':
      await changeStatuses(tx, order, { orderStatus: statusAfter(action.do), paymentStatus }, by);
      return null;
    case 'pack':
      await setPacked(tx, order, { packedAt: now, packedBy: actorId }, actorId);
      return null;
    case 'unpack':
      await setPacked(tx, order, { packedAt: null, packedBy: null }, actorId);
      return null;
    case 'move to day':
      await moveToDay(tx, order, { dueOn: action.dueOn, actorId });
      return null;
    case 'deliver':
      return deliver(tx, order, { ...by, method: action.paidBy });
  }
}

/** The bill and the drawer of the money have locks, which come before the audit log's. */
async function deliver(
  tx: Tx,
  order: LockedOrder,
  { method, ...by }: StaffMember & { method: Parameters<typeof addPaymentRow>[2]['method'] },
): Promise<string | null> {
  const amountPaise = openPaiseOf(order, await getBalance(tx, order.id));
  const orderStatus = statusAfter('deliver');
  const { entries } = await moveStatuses(
    tx,
    order,
    { orderStatus, paymentStatus: order.paymentStatus },
    by,
  );
  let paymentId = null;
  if (amountPaise > 0) {
    const delivered = { ...order, orderStatus };
    const { actorId } = by;
    const payment = { method, amountPaise, actorId, idempotencyKey: randomUUID() };
    const added = await addPaymentRow(tx, delivered, payment);
    entries.push(paymentEntry(delivered, payment, added));
    ({ paymentId } = added);
  }
  await recordAudits(tx, entries);
  return paymentId;
}
