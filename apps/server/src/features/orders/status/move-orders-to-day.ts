import { dayAfter, shopClock } from '@dalan/contract/delivery';
import { errorTexts } from '@dalan/contract/errors';
import type { DayMove, DayMoveAnswer } from '@dalan/contract/orders';
import type { Db } from '../../../platform/db/database.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { ShopError } from '../../../platform/shop-error.ts';
import { changesBetween, recordAudit } from '../../audit/index.ts';
import { lockDaysOf, releaseDay, takeDay } from '../../delivery/index.ts';
import { getOrder, orderNotFound } from '../list/get-order.ts';
import { listOrdersById } from '../list/list-own-orders.ts';
import { orderAnswerTexts } from '../order-answer-texts.ts';
import { insertOrderEvent, lockOrder, updateDueDay } from '../orders.queries.ts';
import { orderChanged } from './order-changed.ts';
import { holdsStock, isFinal } from './order-status.rules.ts';

type Move = DayMove & { actorId: string };
type MoveOfOne = DayMove['orders'][number] & Pick<Move, 'actorId' | 'dueOn'>;
type Result = DayMoveAnswer['results'][number];

const DAYS_AHEAD = 366;

/** Each order in its own transaction, with its own result. Staff may overfill a day. */
export async function moveOrdersToDay(db: Db, move: Move): Promise<DayMoveAnswer> {
  const { actorId, dueOn } = move;
  refuseFarDays(dueOn);
  const refusals = new Map<string, ShopError>();
  for (const asked of move.orders) {
    try {
      await moveOne(db, { ...asked, actorId, dueOn });
    } catch (error) {
      if (!(error instanceof ShopError)) throw error;
      refusals.set(asked.orderId, error);
    }
  }
  const orders = await listOrdersById(
    db,
    move.orders.map(({ orderId }) => orderId),
  );
  const results = move.orders.map(({ orderId }): Result => {
    const refusal = refusals.get(orderId);
    const order = orders.find(({ _id }) => _id === orderId.toLowerCase());
    return {
      orderId,
      ...(order !== undefined && refusal?.code !== 'NOT_FOUND' && { order }),
      ...(refusal !== undefined && { refusal: { code: refusal.code, message: refusal.message } }),
    };
  });
  return { results };
}

function refuseFarDays(dueOn: string): void {
  const { day: today } = shopClock(new Date());
  if (dueOn >= today && dueOn <= dayAfter(today, DAYS_AHEAD)) return;
  throw new ShopError('INVALID_INPUT', errorTexts.invalidInput, {
    fields: { dueOn: orderAnswerTexts.dayOutOfReach },
  });
}

async function moveOne(db: Db, { orderId, version, dueOn, actorId }: MoveOfOne): Promise<void> {
  await inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (order === undefined) throw orderNotFound();
    if (order.dueOn === dueOn) return;
    if (version !== undefined && version !== order.version) {
      throw orderChanged(await getOrder(tx, orderId), orderAnswerTexts.changedMeanwhile);
    }
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
    await recordAudit(tx, {
      actorId,
      action: 'order.moved_to_day',
      subjectId: order.id,
      details: { changes: changesBetween({ dueOn: order.dueOn }, { dueOn }) },
    });
  });
}
