import { dayAfter, shopClock } from '@dalan/contract/delivery/delivery';
import { errorTexts } from '@dalan/contract/errors';
import type { Tx } from '../../../../platform/db/transaction.ts';
import { ShopError } from '../../../../platform/shop-error.ts';
import { changesBetween, recordAudit } from '../../../office/audit/index.ts';
import type { AuditEntry } from '../../../office/audit/index.ts';
import { lockDaysOf, releaseDay, takeDay } from '../../../shop/delivery/index.ts';
import { orderAnswerTexts } from '../order-answer-texts.ts';
import { insertOrderEvent } from '../order-events.queries.ts';
import { updateDueDay } from '../orders.queries.ts';
import type { LockedOrder } from '../orders.queries.ts';
import { holdsStock, isFinal } from './order-status.rules.ts';

const DAYS_AHEAD = 366;

export function refuseFarDays(dueOn: string): void {
  const { day: today } = shopClock(new Date());
  if (dueOn >= today && dueOn <= dayAfter(today, DAYS_AHEAD)) return;
  throw new ShopError('INVALID_INPUT', errorTexts.invalidInput, {
    fields: { dueOn: orderAnswerTexts.dayOutOfReach },
  });
}

/** Moves a locked order, with its place in the counted days, history, mail and audit row. */
export async function moveToDay(...move: Parameters<typeof moveDay>): Promise<void> {
  const [tx] = move;
  await recordAudit(tx, await moveDay(...move));
}

/** Returns what to audit, for a caller that has more to audit. */
export async function moveDay(
  tx: Tx,
  order: LockedOrder,
  { dueOn, actorId }: { dueOn: string; actorId: string },
): Promise<AuditEntry> {
  const { orderStatus, paymentStatus } = order;
  if (isFinal(orderStatus)) {
    throw new ShopError('ORDER_NOT_MOVABLE', orderAnswerTexts.notMovable(orderStatus));
  }
  if (holdsStock(orderStatus)) {
    await lockDaysOf(tx, [order, { ...order, dueOn }]);
    await releaseDay(tx, order);
    await takeDay(tx, { ...order, dueOn });
  }
  await updateDueDay(tx, order.id, dueOn);
  await insertOrderEvent(
    tx,
    {
      orderId: order.id,
      kind: 'moved to another day',
      orderStatus,
      paymentStatus,
      actorId,
      dueOn,
    },
    // Without a delivery rule the customer was never told a day.
    order.deliveryVersion === null ? [] : ['customer'],
  );
  const changes = changesBetween({ dueOn: order.dueOn }, { dueOn });
  return { actorId, action: 'order.moved_to_day', subjectId: order.id, details: { changes } };
}
