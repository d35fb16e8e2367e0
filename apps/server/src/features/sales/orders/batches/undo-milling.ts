import { shortOrderId } from '@dalan/contract/orders/orders';
import type { Db } from '../../../../platform/db/database.ts';
import { inTransaction } from '../../../../platform/db/transaction.ts';
import type { Tx } from '../../../../platform/db/transaction.ts';
import { ShopError } from '../../../../platform/shop-error.ts';
import { recordAudits } from '../../../office/audit/index.ts';
import { lockOrders } from '../lock-order.ts';
import type { PackedOrder } from '../locked-orders.queries.ts';
import { takeBackMails } from '../status/held-mails.queries.ts';
import { batchAnswerTexts as texts } from './batch-answer-texts.ts';
import { listBatchesById, listNamesOfOrders } from './batch-lists.queries.ts';
import { listOrdersOfBatches, lockBatches, markBatchesUndone } from './batches.queries.ts';
import { takeBackBatches } from './give-batches.ts';
import { auditMoves, moveTogether } from './move-together.ts';

/**
 * Takes a milling back: its orders are to mill again. Nothing is undone once a bag of it is packed.
 * Returns the number of orders.
 */
export async function undoMilling(
  db: Db,
  { batchIds, actorId }: { batchIds: string[]; actorId: string },
): Promise<{ orders: number }> {
  return inTransaction(db, async (tx) => {
    const ids = await listOrdersOfBatches(tx, batchIds);
    const orders = await lockOrders(tx, ids);
    await lockBatches(tx);
    const batches = (await listBatchesById(tx, batchIds)).filter((one) => one.undoneAt === null);
    const recalled = batches.find(({ recalledAt }) => recalledAt !== null);
    if (recalled) throw new ShopError('BATCH_IN_USE', texts.recalled(recalled.number));
    const now = await listOrdersOfBatches(tx, batchIds);
    if (now.some((id) => !ids.includes(id))) {
      throw new ShopError('SHEET_CHANGED', texts.ordersMoved);
    }
    const filled = orders.filter(({ id }) => now.includes(id));
    await refusePacked(tx, filled);
    const move = { orderStatus: 'Confirmed', actorId } as const;
    await takeBackBatches(tx, now);
    await markBatchesUndone(
      tx,
      batches.map(({ id }) => id),
    );
    await moveTogether(tx, filled, move);
    for (const { id } of filled) await takeBackMails(tx, id, 'move');
    await recordAudits(
      tx,
      batches.map(({ id, productId, number }) => ({
        actorId,
        action: 'batch.undone' as const,
        subjectId: productId,
        details: { batch: id, number },
      })),
    );
    await auditMoves(tx, filled, move);
    return { orders: filled.length };
  });
}

async function refusePacked(tx: Tx, orders: PackedOrder[]): Promise<void> {
  const packed = orders.find(
    ({ orderStatus, packedAt }) => orderStatus !== 'Processing' || packedAt !== null,
  );
  if (packed === undefined) return;
  const [name = ''] = await listNamesOfOrders(tx, [packed.id]);
  throw new ShopError('BATCH_IN_USE', texts.packed(name, shortOrderId(packed.id)));
}
