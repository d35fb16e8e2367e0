import { shopClock, weekdayOf } from '@dalan/contract/delivery/delivery';
import type { Delivery } from '@dalan/contract/delivery/delivery';
import type { Language } from '@dalan/contract/language/languages';
import { cancellableStatuses, newOrder } from '@dalan/contract/orders/orders';
import type { Repeat, RepeatDecision } from '@dalan/contract/orders/repeats';
import type { Db } from '../../../platform/db/database.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Tx } from '../../../platform/db/transaction.ts';
import { ShopError } from '../../../platform/shop-error.ts';
import type { Events } from '../../events.ts';
import { holdDeliveryDays } from '../../shop/delivery/index.ts';
import { lockOrder, moveOrder } from '../orders/index.ts';
import type { LockedOrder, Seller } from '../orders/index.ts';
import { changeRepeat } from './change-repeat.ts';
import { canTakeBack, describeRepeat } from './describe-repeat.ts';
import { refuseOneMore } from './refuse-one-more.ts';
import { repeatAnswerTexts } from './repeat-answer-texts.ts';
import { dayAfterNext } from './repeat-days.rules.ts';
import {
  deleteSkippedDay,
  findDay,
  findRepeat,
  findRunningRepeatOf,
  insertDay,
  lockRepeat,
  updateRepeat,
} from './repeats.queries.ts';
import type { DayRow, LockedRepeat } from './repeats.queries.ts';

export type RepeatContext = {
  db: Db;
  rule: () => Delivery;
  shopPhone: () => string;
  seller: () => Seller;
  events: Events;
  /** Language of the flour names in the answer. */
  language?: Language | undefined;
};

type Decided = { repeatId: string; userId?: string; decision: RepeatDecision };

export async function getRepeat(context: RepeatContext, id: string): Promise<Repeat> {
  const { db, rule, language } = context;
  const row = await findRepeat(db, id);
  if (row === undefined) throw repeatNotFound();
  return describeRepeat(row, { rule: rule(), now: new Date(), language });
}

/**
 * The job that makes the orders takes the same locks: a day is skipped before its order is made, or
 * the order is cancelled. Idempotent: a second tap finds it done.
 */
export async function decideRepeat(context: RepeatContext, asked: Decided): Promise<void> {
  const { decision, userId } = asked;
  await inTransaction(context.db, async (tx) => {
    await holdDeliveryDays(tx);
    const repeat = await lockRepeat(tx, asked.repeatId);
    if (repeat === undefined) throw repeatNotFound();
    if (userId !== undefined && userId !== repeat.userId) throw repeatNotFound();
    switch (decision.do) {
      case 'skip':
        return skipDay(tx, context, repeat, decision.day);
      case 'take back':
        return takeBackDay(tx, context, repeat, decision.day);
      case 'stop':
        return repeat.isStopped ? undefined : updateRepeat(tx, repeat.id, { isStopped: true });
      case 'start again':
        return startAgain(tx, context, repeat);
      case 'change':
        return changeRepeat(tx, context.rule(), repeat, decision);
    }
  });
  if (decision.do === 'skip' || decision.do === 'take back') context.events.stockMoved();
}

async function skipDay(
  tx: Tx,
  { shopPhone }: RepeatContext,
  repeat: LockedRepeat,
  day: string,
): Promise<void> {
  const made = await findDay(tx, repeat.id, day);
  if (made === undefined) {
    if (repeat.isStopped || repeat.nextOn !== day) throw repeatNotFound();
    await insertDay(tx, { repeatId: repeat.id, day, outcome: 'skipped' });
    await updateRepeat(tx, repeat.id, { nextOn: dayAfterNext(repeat, day) });
    return;
  }
  const order = await lockOrderOf(tx, made);
  if (order === undefined || order.orderStatus === 'Cancelled') return;
  if (!cancellableStatuses.includes(order.orderStatus)) {
    throw new ShopError('ORDER_NOT_CANCELLABLE', repeatAnswerTexts.tooLate(shopPhone()));
  }
  const { paymentStatus } = order;
  const actorId = repeat.userId;
  await moveOrder(tx, order, {
    orderStatus: 'Cancelled',
    paymentStatus,
    kind: 'cancelled',
    actorId,
  });
}

/** A skipped day is made in its time; a cancelled order takes its flour again, if there is enough. */
async function takeBackDay(
  tx: Tx,
  { seller }: RepeatContext,
  repeat: LockedRepeat,
  day: string,
): Promise<void> {
  const made = await findDay(tx, repeat.id, day);
  const { day: today } = shopClock(new Date());
  if (made === undefined || !canTakeBack(made, weekdayOf(repeat.nextOn), today)) return;
  if (made.outcome === 'skipped') {
    const last = (await findRepeat(tx, repeat.id))?.last;
    if (last?.id !== made.id) return;
    await deleteSkippedDay(tx, made.id);
    await updateRepeat(tx, repeat.id, { nextOn: day });
    return;
  }
  const order = await lockOrderOf(tx, made);
  if (order?.orderStatus !== 'Cancelled') return;
  await moveOrder(tx, order, {
    orderStatus: newOrder.orderStatus,
    paymentStatus: order.paymentStatus,
    kind: 'status changed',
    actorId: repeat.userId,
    seller: seller(),
  });
}

async function lockOrderOf(tx: Tx, { orderId }: DayRow): Promise<LockedOrder | undefined> {
  return orderId === null ? undefined : lockOrder(tx, orderId);
}

/**
 * Starts the repeat with its next day that is not over. Does nothing if its order was set up again
 * meanwhile.
 */
async function startAgain(
  tx: Tx,
  { shopPhone }: RepeatContext,
  repeat: LockedRepeat,
): Promise<void> {
  if (!repeat.isStopped) return;
  if ((await findRunningRepeatOf(tx, repeat.sourceOrderId)) !== undefined) return;
  await refuseOneMore(tx, repeat.userId, shopPhone());
  const today = shopClock(new Date()).day;
  const nextOn = repeat.nextOn > today ? repeat.nextOn : dayAfterNext(repeat, today);
  await updateRepeat(tx, repeat.id, { isStopped: false, nextOn });
}

export function repeatNotFound(): ShopError {
  return new ShopError('NOT_FOUND', repeatAnswerTexts.notFound);
}
