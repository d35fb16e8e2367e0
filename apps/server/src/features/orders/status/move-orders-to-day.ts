import type { DayMove, DayMoveAnswer } from '@dalan/contract/orders';
import type { Db } from '../../../platform/db/database.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { ShopError } from '../../../platform/shop-error.ts';
import { getOrder, orderNotFound } from '../list/get-order.ts';
import { listOrdersById } from '../list/list-own-orders.ts';
import { orderAnswerTexts } from '../order-answer-texts.ts';
import { lockOrder } from '../lock-order.ts';
import { moveToDay, refuseFarDays } from './move-to-day.ts';
import { orderChanged } from './order-changed.ts';

type Move = DayMove & { actorId: string };
type MoveOfOne = DayMove['orders'][number] & Pick<Move, 'actorId' | 'dueOn'>;
type Result = DayMoveAnswer['results'][number];

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

async function moveOne(db: Db, { orderId, version, dueOn, actorId }: MoveOfOne): Promise<void> {
  await inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (order === undefined) throw orderNotFound();
    if (order.dueOn === dueOn) return;
    if (version !== undefined && version !== order.version) {
      throw orderChanged(await getOrder(tx, orderId), orderAnswerTexts.changedMeanwhile);
    }
    await moveToDay(tx, order, { dueOn, actorId });
  });
}
