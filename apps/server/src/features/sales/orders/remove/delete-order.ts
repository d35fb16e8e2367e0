import { counterRefusals } from '@dalan/contract/desk/counter';
import type { Db } from '../../../../platform/db/database.ts';
import { inTransaction } from '../../../../platform/db/transaction.ts';
import { ShopError } from '../../../../platform/shop-error.ts';
import { recordAudit } from '../../../office/audit/index.ts';
import { releaseDay } from '../../../shop/delivery/index.ts';
import { getOrder, orderNotFound } from '../list/get-order.ts';
import { isStale } from '../status/is-stale.ts';
import { orderChanged } from '../status/order-changed.ts';
import { restoreStock } from '../order-stock.queries.ts';
import { holdsStock } from '../status/order-status.rules.ts';
import { lockOrder } from '../lock-order.ts';
import { insertOrderEvent } from '../order-events.queries.ts';
import { eraseAddressIfBuyerIsGone, markOrderDeleted } from '../orders.queries.ts';
import { orderAnswerTexts } from '../order-answer-texts.ts';

/** Hides the order everywhere, but keeps its row for the books. */
export async function deleteOrder(
  db: Db,
  actorId: string,
  { id: orderId, version }: { id: string; version: number | undefined },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (order === undefined) throw orderNotFound();
    if (order.channel === 'counter') {
      throw new ShopError('ORDER_NOT_CHANGEABLE', counterRefusals.staysSold);
    }
    if (await isStale(tx, order, { version, actorId })) {
      throw orderChanged(await getOrder(tx, orderId), orderAnswerTexts.changedBeforeDeletion);
    }
    const { orderStatus, paymentStatus } = order;
    const isUndelivered = holdsStock(orderStatus) && orderStatus !== 'Delivered';
    if (isUndelivered) await restoreStock(tx, order, actorId);
    if (holdsStock(orderStatus)) await releaseDay(tx, order);
    await markOrderDeleted(tx, orderId);
    await eraseAddressIfBuyerIsGone(tx, orderId);
    await insertOrderEvent(tx, { orderId, kind: 'deleted', orderStatus, paymentStatus, actorId });
    await recordAudit(tx, {
      actorId,
      action: 'order.deleted',
      subjectId: order.id,
      details: { orderStatus, paymentStatus },
    });
  });
}
