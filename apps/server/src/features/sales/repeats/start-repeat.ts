import { errorTexts } from '@dalan/contract/errors';
import { statusesWithoutStock } from '@dalan/contract/orders/orders';
import type { Order } from '@dalan/contract/orders/orders';
import type { NewRepeat, Repeat, RepeatChoices } from '@dalan/contract/orders/repeats';
import type { Db } from '../../../platform/db/database.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { ShopError } from '../../../platform/shop-error.ts';
import { getOrder, orderIn, orderNotFound } from '../orders/index.ts';
import { changeRhythm, refuseClosedDay } from './change-repeat.ts';
import { getRepeat } from './decide-repeat.ts';
import type { RepeatContext } from './decide-repeat.ts';
import { refuseOneMore } from './refuse-one-more.ts';
import { repeatItemOf } from './repeat-item.rules.ts';
import { repeatAnswerTexts } from './repeat-answer-texts.ts';
import { earliestDay, firstOn, weekdayChoices } from './repeat-days.rules.ts';
import { findRunningRepeatOf, insertRepeat, lockCustomer, lockRepeat } from './repeats.queries.ts';

type OwnOrder = { userId: string; orderId: string };

export async function getRepeatChoices(
  { db, rule, language }: RepeatContext,
  asked: OwnOrder,
): Promise<RepeatChoices> {
  const { items, dueOn } = await orderIn(db, language, await getOwnOrder(db, asked));
  return {
    items: items.map(repeatItemOf),
    weekdays: weekdayChoices(rule().daysOff, earliestDay(new Date(), dueOn)),
  };
}

/** Sets up one repeat per order: a second call changes the repeat that the first one made. */
export async function startRepeat(
  context: RepeatContext,
  userId: string,
  { orderId, everyWeeks, weekday }: NewRepeat,
): Promise<Repeat> {
  const { db, rule, shopPhone } = context;
  const { dueOn } = await getOwnOrder(db, { userId, orderId });
  refuseClosedDay(rule(), weekday);
  const id = await inTransaction(db, async (tx) => {
    if (!(await lockCustomer(tx, userId))) {
      throw new ShopError('NOT_LOGGED_IN', errorTexts.notLoggedIn);
    }
    const running = await findRunningRepeatOf(tx, orderId);
    const repeat = running === undefined ? undefined : await lockRepeat(tx, running);
    if (repeat !== undefined) {
      await changeRhythm(tx, repeat, { everyWeeks, weekday });
      return repeat.id;
    }
    await refuseOneMore(tx, userId, shopPhone());
    const nextOn = firstOn(weekday, earliestDay(new Date(), dueOn));
    return insertRepeat(tx, { orderId, everyWeeks, nextOn });
  });
  return getRepeat(context, id);
}

async function getOwnOrder(db: Db, { userId, orderId }: OwnOrder): Promise<Order> {
  const order = await getOrder(db, orderId);
  if (order.userId._id !== userId) throw orderNotFound();
  if (statusesWithoutStock.includes(order.orderStatus)) {
    throw new ShopError('ORDER_NOT_CHANGEABLE', repeatAnswerTexts.cancelled);
  }
  if (order.channel === 'counter') {
    throw new ShopError('ORDER_NOT_CHANGEABLE', repeatAnswerTexts.counterSale);
  }
  return order;
}
