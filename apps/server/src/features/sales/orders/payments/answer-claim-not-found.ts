import type { Order } from '@dalan/contract/orders/orders';
import type { Db } from '../../../../platform/db/database.ts';
import { inTransaction } from '../../../../platform/db/transaction.ts';
import { recordAudit } from '../../../office/audit/index.ts';
import { getOrder, orderNotFound } from '../list/get-order.ts';
import { orderAnswerTexts } from '../order-answer-texts.ts';
import { lockOrder } from '../lock-order.ts';
import { orderChanged } from '../status/order-changed.ts';
import { noteInHistory } from './claim-payment.ts';
import { answerOpenClaim, findNewestClaim } from './payment-claims.queries.ts';

type AnswerClaim = { orderId: string; actorId: string };

/** Idempotent. If the payment was recorded meanwhile, nothing changes and the order is returned. */
export async function answerClaimNotFound(
  db: Db,
  { orderId, actorId }: AnswerClaim,
): Promise<Order> {
  const isAnswered = await inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (order === undefined) throw orderNotFound();
    if (!(await answerOpenClaim(tx, { orderId, answer: 'not found', actorId }))) {
      return (await findNewestClaim(tx, orderId))?.answer === 'not found';
    }
    await noteInHistory(tx, order, { kind: 'payment not found', actorId });
    await recordAudit(tx, { actorId, action: 'order.claim_not_found', subjectId: orderId });
    return true;
  });
  const order = await getOrder(db, orderId);
  if (!isAnswered) throw orderChanged(order, orderAnswerTexts.changedMeanwhile);
  return order;
}
