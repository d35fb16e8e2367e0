import { cancelNote } from '@dalan/contract/desk/confirm';
import type { ConfirmDecision } from '@dalan/contract/desk/confirm';
import type { Order, OrderStatus } from '@dalan/contract/orders/orders';
import type { Db } from '../../../../platform/db/database.ts';
import { inTransaction } from '../../../../platform/db/transaction.ts';
import type { Tx } from '../../../../platform/db/transaction.ts';
import { changesBetween, recordAudit } from '../../../office/audit/index.ts';
import type { Seller } from '../bills/bill-document.rules.ts';
import { getOrder, orderNotFound } from '../list/get-order.ts';
import { lockOrder } from '../lock-order.ts';
import { insertOrderEvent } from '../order-events.queries.ts';
import { updateOrderStatus } from '../orders.queries.ts';
import type { LockedOrder } from '../orders.queries.ts';
import { holdMails, takeBackMails } from '../status/held-mails.queries.ts';
import { moveOrder } from '../status/move-order.ts';
import { orderChanged } from '../status/order-changed.ts';
import { confirmAnswerTexts } from './confirm-answer-texts.ts';
import { canUndo, isDoneAlready, isToConfirm } from './confirm.rules.ts';
import {
  countNoAnswersAgain,
  endCall,
  findOtherHolder,
  giveOthersBack,
  listLastEvents,
  postponeCall,
  takeCall,
} from './confirm.queries.ts';
import { orderTaken } from './order-taken.ts';

type By = { actorId: string; seller: Seller };

/**
 * Makes one decision about an order that nobody else has. The same decision again changes nothing.
 */
export async function decideOrder(
  db: Db,
  by: By,
  { orderId, decision }: { orderId: string; decision: ConfirmDecision },
): Promise<Order> {
  await inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (order === undefined) throw orderNotFound();
    const events = await listLastEvents(tx, orderId);
    const { version } = order;
    if (isDoneAlready(decision, { version, last: events[0], actorId: by.actorId })) return;
    const holder = await findOtherHolder(tx, orderId, by.actorId);
    if (holder !== undefined) throw orderTaken(holder);
    const isPossible =
      decision.do === 'undo'
        ? canUndo(order.orderStatus, events, by.actorId)
        : isToConfirm(order.orderStatus);
    if (!isPossible) throw await changed(tx, orderId, confirmAnswerTexts.notToConfirm);
    if (version !== decision.version) {
      throw await changed(tx, orderId, confirmAnswerTexts.changedMeanwhile);
    }
    await carryOut(tx, order, { decision, by, statusBefore: events[1]?.orderStatus ?? 'Placed' });
  });
  return getOrder(db, orderId);
}

async function changed(tx: Tx, orderId: string, text: Parameters<typeof orderChanged>[1]) {
  return orderChanged(await getOrder(tx, orderId), text);
}

type Decided = { decision: ConfirmDecision; by: By; statusBefore: OrderStatus };

async function carryOut(tx: Tx, order: LockedOrder, { decision, by, statusBefore }: Decided) {
  switch (decision.do) {
    case 'confirm':
      await endCall(tx, order.id);
      await moveTo(tx, order, 'Confirmed', by);
      return holdMails(tx, [order.id]);
    case 'undo':
      await takeCall(tx, order.id, by.actorId);
      await giveOthersBack(tx, by.actorId, order.id);
      await countNoAnswersAgain(tx, order.id);
      await moveTo(tx, order, statusBefore, by);
      return takeBackMails(tx, order.id);
    case 'cancel': {
      await endCall(tx, order.id);
      const note = cancelNote(decision.reason, decision.note ?? '');
      const { actorId } = by;
      const { paymentStatus } = order;
      const orderStatus = 'Cancelled';
      await moveOrder(tx, order, { orderStatus, paymentStatus, kind: 'cancelled', actorId, note });
      return recordMove(tx, order, orderStatus, by);
    }
    case 'no answer':
      return noteNoAnswer(tx, order, by);
  }
}

async function moveTo(tx: Tx, order: LockedOrder, orderStatus: OrderStatus, by: By) {
  const { paymentStatus } = order;
  await moveOrder(tx, order, { orderStatus, paymentStatus, kind: 'status changed', ...by });
  await recordMove(tx, order, orderStatus, by);
}

async function recordMove(tx: Tx, order: LockedOrder, orderStatus: OrderStatus, by: By) {
  await recordAudit(tx, {
    actorId: by.actorId,
    action: 'order.status_changed',
    subjectId: order.id,
    details: { changes: changesBetween({ orderStatus: order.orderStatus }, { orderStatus }) },
  });
}

/** The customer gets no mail about this. */
async function noteNoAnswer(tx: Tx, order: LockedOrder, { actorId }: By): Promise<void> {
  const { id: orderId, paymentStatus } = order;
  const orderStatus = 'Pending';
  await postponeCall(tx, orderId);
  await updateOrderStatus(tx, orderId, { orderStatus, paymentStatus });
  await insertOrderEvent(tx, { orderId, kind: 'no answer', orderStatus, paymentStatus, actorId });
  await recordAudit(tx, {
    actorId,
    action: 'order.no_answer',
    subjectId: orderId,
    details: { changes: changesBetween({ orderStatus: order.orderStatus }, { orderStatus }) },
  });
}
