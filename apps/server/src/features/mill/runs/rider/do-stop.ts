import type { AuditDetails } from '@dalan/contract/office/audit';
import { paiseToRupees, rupeesToPaise } from '@dalan/contract/money/money';
import { BAG_DAMAGED, REFUSED_AT_THE_DOOR } from '@dalan/contract/mill/runs';
import type { RiderAction } from '@dalan/contract/mill/runs';
import type { Tx } from '../../../../platform/db/transaction.ts';
import { changesBetween } from '../../../office/audit/index.ts';
import {
  addPaymentRow,
  hashOfCredit,
  lockStockOf,
  moveOrder,
  moveToDay,
  planReturn,
  refuseFarDays,
  setPacked,
  takeBack,
} from '../../../sales/orders/index.ts';
import type { LockedOrder, Seller } from '../../../sales/orders/index.ts';
import { dayOfNextTry } from './rider-action.ts';
import { closeStop } from './rider.queries.ts';

type AtTheDoor<Action> = {
  action: Action;
  runId: string;
  riderId: string;
  idempotencyKey: string;
  tappedAt: Date;
  now: Date;
  seller: Seller;
};
type Delivered = Extract<RiderAction, { do: 'delivered' }>;
type NotDelivered = Extract<RiderAction, { do: 'not delivered' }>;

/**
 * Delivers a locked order on an open stop. Bags that the customer did not want come back by a credit
 * note, after the money for the rest. The stop is closed first: see `closeStop`.
 */
export async function deliver(
  tx: Tx,
  order: LockedOrder,
  { action, runId, riderId, idempotencyKey, tappedAt, seller }: AtTheDoor<Delivered>,
): Promise<AuditDetails> {
  await closeStop(tx, runId, order.id, { outcome: 'delivered', reason: '', doneAt: tappedAt });
  let { paymentStatus } = order;
  for (const { method, amount } of action.payments) {
    const added = await addPaymentRow(tx, order, {
      method,
      amountPaise: rupeesToPaise(amount),
      actorId: riderId,
      idempotencyKey: `${idempotencyKey} ${method}`,
      runId,
      receivedAt: tappedAt,
    });
    ({ paymentStatus } = added);
  }
  // The bill that comes next has a lock, and stock is locked before bills.
  const { comesBack } = action;
  if (comesBack) {
    await lockStockOf(
      tx,
      order,
      comesBack.map(({ productId }) => productId),
    );
  }
  await moveOrder(
    tx,
    { ...order, paymentStatus },
    {
      orderStatus: 'Delivered',
      paymentStatus,
      kind: 'status changed',
      actorId: riderId,
      seller,
    },
  );
  const delivered = { ...order, orderStatus: 'Delivered', paymentStatus } as const;
  if (comesBack) {
    const plan = await planReturn(tx, order.id, { lines: comesBack });
    await takeBack(tx, delivered, {
      ...{ actorId: riderId, idempotencyKey, seller, plan },
      ...{ reason: 'at the door', flour: 'back to stock' },
      requestHash: hashOfCredit(comesBack),
    });
  }
  return { ...taken(action), ...statusChanges(order, delivered) };
}

/**
 * An order that was refused at the door becomes Returned. Any other comes again: it is still packed
 * and ready for another run, unless a bag is damaged, or was recalled and is milled again.
 */
export async function bringBack(
  tx: Tx,
  order: LockedOrder,
  { action, runId, riderId, tappedAt, now, seller }: AtTheDoor<NotDelivered>,
): Promise<AuditDetails> {
  const { reason, note = '', dueOn: chosen } = action;
  if (chosen !== undefined && chosen > dayOfNextTry(seller.delivery, now, now)) {
    refuseFarDays(chosen);
  }
  await closeStop(tx, runId, order.id, { outcome: 'not delivered', reason, doneAt: tappedAt });
  const { paymentStatus } = order;
  const orderStatus = await moveOrder(tx, order, {
    orderStatus: reason === REFUSED_AT_THE_DOOR ? 'Returned' : 'Processing',
    paymentStatus,
    kind: 'not delivered',
    note: note.trim() === '' ? reason : `${reason}: ${note.trim()}`,
    actorId: riderId,
  });
  if (orderStatus !== 'Returned') {
    const dueOn = dayOfNextTry(seller.delivery, tappedAt, now, chosen);
    const moved = { ...order, orderStatus };
    if (dueOn !== order.dueOn) await moveToDay(tx, moved, { dueOn, actorId: riderId });
    if (reason === BAG_DAMAGED && orderStatus === 'Processing') {
      await setPacked(tx, moved, { packedAt: null, packedBy: null }, riderId);
    }
  }
  return { reason, ...statusChanges(order, { orderStatus, paymentStatus }) };
}

/** The amount in rupees for the audit log; empty if no money was taken. */
export function taken(action: RiderAction): AuditDetails {
  if (action.do !== 'delivered') return { reason: action.reason };
  return Object.fromEntries(
    action.payments.map(({ method, amount }) => [method, paiseToRupees(rupeesToPaise(amount))]),
  );
}

type Statuses = Pick<LockedOrder, 'orderStatus' | 'paymentStatus'>;

/** Both may be whole orders: the log gets their statuses only. */
function statusChanges(was: Statuses, is: Statuses): AuditDetails {
  return { changes: changesBetween(statusesOf(was), statusesOf(is)) };
}

function statusesOf({ orderStatus, paymentStatus }: Statuses): Statuses {
  return { orderStatus, paymentStatus };
}
