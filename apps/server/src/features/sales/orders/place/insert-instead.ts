import type { Language } from '@dalan/contract/language/languages';
import type { Db } from '../../../../platform/db/database.ts';
import { inTransaction } from '../../../../platform/db/transaction.ts';
import type { Tx } from '../../../../platform/db/transaction.ts';
import { ShopError } from '../../../../platform/shop-error.ts';
import { holdDeliveryDays, lockDaysOf } from '../../../shop/delivery/index.ts';
import { lockFlours } from '../change/change-order.queries.ts';
import { getOrder, orderNotFound } from '../list/get-order.ts';
import { orderIn } from '../list/orders-in-language.ts';
import { lockOrder } from '../lock-order.ts';
import { orderAnswerTexts } from '../order-answer-texts.ts';
import { forCustomer } from '../order-mapper.rules.ts';
import { findOrderByKey } from '../orders.queries.ts';
import type { LockedOrder } from '../orders.queries.ts';
import { moveOrder } from '../status/move-order.ts';
import { isCancellable } from '../status/order-status.rules.ts';
import { NotPlaced } from './not-placed.ts';
import { insertOrder, listProductIdsOf, lockBuyerAndNumber, runIn } from './place-order.queries.ts';
import type { OrderToPlace, PlacedLine } from './place-order.queries.ts';

type Instead = {
  insteadOf: string;
  order: OrderToPlace;
  shopPhone: string;
  /** Language of the flour names in a refusal. */
  language: Language | undefined;
};

/**
 * Cancels the earlier order and places the new one, or does neither. What the earlier one gives back
 * can be sold to the new one. Returns no lines if the key is used.
 */
export async function insertInstead(db: Db, asked: Instead): Promise<PlacedLine[]> {
  try {
    return await inTransaction(db, (tx) => replace(tx, asked));
  } catch (error) {
    if (error instanceof NotPlaced) return error.lines;
    throw error;
  }
}

/** Everything that both halves lock is locked first, in the order in which every order locks. */
async function replace(tx: Tx, asked: Instead): Promise<PlacedLine[]> {
  const { insteadOf, order } = asked;
  const { userId, city, idempotencyKey: key } = order;
  await holdDeliveryDays(tx);
  await lockBuyerAndNumber(tx, order);
  if (key !== null && (await findOrderByKey(tx, userId, key)) !== undefined) return [];
  const earlier = await lockOrder(tx, insteadOf);
  if (earlier?.userId !== userId) throw orderNotFound();
  if (!isCancellable(earlier.orderStatus)) throw await notReplaceable(tx, earlier, asked);
  const productIds = [...order.productIds, ...(await listProductIdsOf(tx, insteadOf))];
  await lockFlours(tx, { city, productIds });
  await lockDaysOf(tx, [earlier, { ...earlier, dueOn: order.delivery.dueOn }]);
  await moveOrder(tx, earlier, {
    orderStatus: 'Cancelled',
    paymentStatus: earlier.paymentStatus,
    kind: 'cancelled',
    actorId: userId,
  });
  const lines = await insertOrder(runIn(tx), order);
  if (lines.every(({ id }) => id === null)) throw new NotPlaced(lines);
  return lines;
}

async function notReplaceable(
  tx: Tx,
  { id, orderStatus }: LockedOrder,
  { shopPhone: phone, language }: Instead,
): Promise<ShopError> {
  const message =
    orderStatus === 'Cancelled'
      ? orderAnswerTexts.cancelledMeanwhile
      : orderAnswerTexts.notCancellable(orderStatus, phone);
  const order = await orderIn(tx, language, forCustomer(await getOrder(tx, id)));
  return new ShopError('ORDER_NOT_CANCELLABLE', message, { details: { phone, order } });
}
