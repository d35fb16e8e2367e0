import { fillOrders } from '@dalan/contract/mill/batches';
import { shopClock } from '@dalan/contract/delivery/delivery';
import { gramsToKg } from '@dalan/contract/money/weight';
import type { OrderStatus } from '@dalan/contract/orders/orders';
import type { Tx } from '../../../../platform/db/transaction.ts';
import {
  clearBatchesOfOrders,
  growBatch,
  listLines,
  listLinesWithOwnBatch,
  listRooms,
  lockBatches,
  updateBatchesOfLines,
  updateMilledAt,
} from './batches.queries.ts';
import type { FilledLine, LineRow, RoomRow } from './batches.queries.ts';
import { makeBatches } from './make-batches.ts';

type Given = { actorId: string; orderStatus: OrderStatus };

/**
 * Fills the bags of a locked order that becomes milled without the milling sheet. A bag that was filled
 * before stays as it is, others are filled from the oldest batches with room, else from a batch of today
 * that grows with each such order. Call it before the status changes.
 */
export async function giveBatches(
  tx: Tx,
  orderId: string,
  { actorId, orderStatus }: Given,
): Promise<void> {
  await lockBatches(tx);
  const isDelivered = orderStatus === 'Delivered';
  const own = await listLinesWithOwnBatch(tx, orderId, { isDelivered });
  const lines = (await listLines(tx, [orderId])).filter(
    ({ id }) => !own.some(({ lineId }) => lineId === id),
  );
  const rooms = await listRooms(tx, [...new Set(lines.map(({ productId }) => productId))]);
  const { filled } = fillOrders(
    lines.map((line) => ({ _id: String(line.id), lines: [toLine(line)] })),
    rooms.map(toFillable),
  );
  const given: FilledLine[] = [];
  for (const line of lines) {
    const batchId = filled.get(String(line.id))?.[0] ?? (await millToday(tx, line, actorId));
    given.push({ lineId: line.id, batchId });
  }
  await updateBatchesOfLines(tx, given);
  await updateMilledAt(tx, [orderId], true);
}

/** Empties the bags of locked orders that are to mill again. Call it before the status changes. */
export async function takeBackBatches(tx: Tx, orderIds: string[]): Promise<void> {
  await lockBatches(tx);
  await clearBatchesOfOrders(tx, orderIds);
  await updateMilledAt(tx, orderIds, false);
}

async function millToday(tx: Tx, line: LineRow, actorId: string): Promise<string> {
  const { productId, grind, weightGrams: grams } = line;
  const { day: milledOn } = shopClock(new Date());
  const grown = await growBatch(tx, {
    ...{ productId, milledOn, grams },
    grindKey: grind?.key ?? null,
  });
  if (grown !== undefined) return grown;
  const [made] = await makeBatches(tx, [{ productId, grind, grams }], {
    ...{ milledOn, milledBy: actorId, madeBy: actorId },
    ...{ idempotencyKey: null, requestHash: null },
  });
  if (made === undefined) throw new Error(`no batch was made for line ${line.id}`);
  return made.id;
}

export function toLine({ productId, grind, weightGrams }: LineRow) {
  return { productId, grind: grind?.key, kg: gramsToKg(weightGrams) };
}

export function toFillable({ id, productId, grindKey, roomGrams }: RoomRow) {
  return { _id: id, productId, grind: grindKey ?? undefined, roomKg: gramsToKg(roomGrams) };
}
