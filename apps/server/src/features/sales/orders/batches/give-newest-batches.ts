import type { Tx } from '../../../../platform/db/transaction.ts';
import {
  listLines,
  listRooms,
  lockBatches,
  updateBatchesOfLines,
  updateMilledAt,
} from './batches.queries.ts';

/**
 * Fills the bags of a counter sale: each line from the newest batch of its flour and grind with enough
 * left. A line without such a batch has none, because nothing was milled for it.
 */
export async function giveNewestBatches(tx: Tx, orderId: string): Promise<void> {
  await lockBatches(tx);
  const lines = await listLines(tx, [orderId]);
  const oldestFirst = await listRooms(tx, [...new Set(lines.map(({ productId }) => productId))]);
  const rooms = oldestFirst.toReversed();
  const given = lines.flatMap(({ id: lineId, productId, grind, weightGrams }) => {
    const room = rooms.find(
      (batch) =>
        batch.productId === productId &&
        batch.grindKey === (grind?.key ?? null) &&
        batch.roomGrams >= weightGrams,
    );
    return room === undefined ? [] : [{ lineId, batchId: room.id }];
  });
  if (given.length > 0) await updateBatchesOfLines(tx, given);
  if (given.length === lines.length) await updateMilledAt(tx, [orderId], true);
}
