import type { HolderTold } from '@dalan/contract/mill/batches';
import type { Db } from '../../../../platform/db/database.ts';
import { inTransaction } from '../../../../platform/db/transaction.ts';
import { ShopError } from '../../../../platform/shop-error.ts';
import { recordAudit } from '../../../office/audit/index.ts';
import { lockOrders } from '../lock-order.ts';
import { changeStatuses } from '../status/change-order-status.ts';
import type { StaffMember } from '../status/change-order-status.ts';
import { batchAnswerTexts as texts } from './batch-answer-texts.ts';
import { listBatchesById } from './batch-lists.queries.ts';
import { listOrdersOfBatches, lockBatches } from './batches.queries.ts';
import { insertNotice, isHolder, markRecalled, takeBackNotice } from './recall.queries.ts';

/**
 * Calls a batch back. Orders that are still here are to mill again; no bag is filled from the batch any
 * more. A second call changes nothing.
 */
export async function recallBatch(
  db: Db,
  { batchId, ...by }: StaffMember & { batchId: string },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const ids = await listOrdersOfBatches(tx, [batchId]);
    const orders = await lockOrders(tx, ids);
    await lockBatches(tx);
    const [batch] = await listBatchesById(tx, [batchId]);
    if (batch?.undoneAt !== null) {
      throw new ShopError('NOT_FOUND', texts.notFound);
    }
    if (batch.recalledAt !== null) return;
    const now = await listOrdersOfBatches(tx, [batchId]);
    if (now.some((id) => !ids.includes(id))) {
      throw new ShopError('SHEET_CHANGED', texts.ordersMoved);
    }
    await markRecalled(tx, batchId, by.actorId);
    const here = orders.filter(
      ({ id, orderStatus }) => now.includes(id) && orderStatus === 'Processing',
    );
    for (const order of here) {
      const { paymentStatus } = order;
      await changeStatuses(tx, order, { orderStatus: 'Confirmed', paymentStatus }, by);
    }
    await recordAudit(tx, {
      actorId: by.actorId,
      action: 'batch.recalled',
      subjectId: batch.productId,
      details: { batch: batchId, number: batch.number, orders: here.length },
    });
  });
}

/** Notes that the customer was told, or takes that back. The same again changes nothing. */
export async function noteHolderTold(
  db: Db,
  { batchId, orderId, way, actorId }: HolderTold & { batchId: string; actorId: string },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const [batch] = await listBatchesById(tx, [batchId]);
    if (batch === undefined) throw new ShopError('NOT_FOUND', texts.notFound);
    if (!(await isHolder(tx, batchId, orderId))) throw new ShopError('NOT_FOUND', texts.notAHolder);
    const isTold = way !== null;
    const notice = { batchId, orderId, actorId };
    const isNew =
      way === null ? await takeBackNotice(tx, notice) : await insertNotice(tx, { ...notice, way });
    if (!isNew) return;
    await recordAudit(tx, {
      actorId,
      action: isTold ? 'batch.holder_told' : 'batch.telling_undone',
      subjectId: orderId,
      details: { batch: batchId, number: batch.number },
    });
  });
}
