import type { Order, OrderStatus, StatusChange } from '@dalan/contract/orders/orders';
import type { Db } from '../../../../platform/db/database.ts';
import { inTransaction } from '../../../../platform/db/transaction.ts';
import type { Tx } from '../../../../platform/db/transaction.ts';
import { ShopError } from '../../../../platform/shop-error.ts';
import { changesBetween, recordAudits } from '../../../office/audit/index.ts';
import type { AuditEntry } from '../../../office/audit/index.ts';
import type { Seller } from '../bills/bill-document.rules.ts';
import { bulkAnswerTexts } from '../bulk/bulk-answer-texts.ts';
import { findRiderOfOpenStop } from '../bulk/bulk-results.queries.ts';
import { getOrder, orderNotFound } from '../list/get-order.ts';
import { isStale } from './is-stale.ts';
import { moveOrder } from './move-order.ts';
import { orderChanged } from './order-changed.ts';
import { moveDay, refuseFarDays } from './move-to-day.ts';
import { lockOrder } from '../lock-order.ts';
import type { LockedOrder } from '../orders.queries.ts';
import { orderAnswerTexts } from '../order-answer-texts.ts';

/** The person who acts, and the seller on the bill. */
export type StaffMember = { actorId: string; seller: Seller };

/**
 * Staff can move an order from any status to any other. A stale form changes nothing, and a call
 * without a version does not undo another person's delivery.
 */
export async function changeOrderStatus(
  db: Db,
  by: StaffMember,
  change: StatusChange,
): Promise<Order> {
  const { orderId, orderStatus, paymentStatus, dueOn } = change;
  const wasStale = await inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (order === undefined) throw orderNotFound();
    const isSame = order.orderStatus === orderStatus && change.version === undefined;
    const seen = { version: change.version, actorId: by.actorId };
    if (!isSame && (await isStale(tx, order, seen))) return true;
    if (dueOn !== undefined && dueOn !== order.dueOn) refuseFarDays(dueOn);
    const { orderStatus: set, entries } = await moveStatuses(tx, order, change, by);
    if (dueOn !== undefined && dueOn !== order.dueOn) {
      await refuseOnARun(tx, orderId);
      const moved = { ...order, orderStatus: set, paymentStatus };
      entries.push(await moveDay(tx, moved, { dueOn, actorId: by.actorId }));
    }
    await recordAudits(tx, entries);
    return false;
  });
  const order = await getOrder(db, orderId);
  if (wasStale) throw orderChanged(order, orderAnswerTexts.changedMeanwhile);
  return order;
}

/** Call it after the statuses have changed: by most of them the order leaves its run. */
async function refuseOnARun(tx: Tx, orderId: string): Promise<void> {
  const rider = await findRiderOfOpenStop(tx, orderId);
  if (rider !== undefined) throw new ShopError('ORDER_ON_A_RUN', bulkAnswerTexts.onARun(rider));
}

/**
 * Changes the statuses of a locked order and audits it. Does nothing if both are unchanged. Returns the
 * order status that was set.
 */
export async function changeStatuses(
  ...change: Parameters<typeof moveStatuses>
): Promise<OrderStatus> {
  const [tx] = change;
  const { orderStatus, entries } = await moveStatuses(...change);
  await recordAudits(tx, entries);
  return orderStatus;
}

type MovedStatuses = { orderStatus: OrderStatus; entries: AuditEntry[] };

/** Also returns what to audit, for a caller that needs more locks before the audit log's. */
export async function moveStatuses(
  tx: Tx,
  order: LockedOrder,
  { orderStatus, paymentStatus }: Pick<StatusChange, 'orderStatus' | 'paymentStatus'>,
  { actorId, seller }: StaffMember,
): Promise<MovedStatuses> {
  if (order.orderStatus === orderStatus && order.paymentStatus === paymentStatus) {
    return { orderStatus, entries: [] };
  }
  const kind = 'status changed';
  const move = { orderStatus, paymentStatus, kind, actorId, seller } as const;
  const moved = { orderStatus: await moveOrder(tx, order, move), paymentStatus };
  const changes = changesBetween(
    { orderStatus: order.orderStatus, paymentStatus: order.paymentStatus },
    moved,
  );
  const action = 'order.status_changed';
  return { ...moved, entries: [{ actorId, action, subjectId: order.id, details: { changes } }] };
}
