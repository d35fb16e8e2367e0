import { lineKey } from '@dalan/contract/catalog/grinds';
import { sumKg } from '@dalan/contract/money/weight';
import {
  finishMilling,
  noteHolderTold,
  recallBatch,
} from '../../src/features/sales/orders/index.ts';
import { findSoldBatch } from './demo-clock.queries.ts';
import type { Mill, OpenOrder } from './mill.ts';

/** Flours of which some is milled ahead. */
const FLOURS_AHEAD = 2;

/**
 * Mills for the day as the milling sheet does, but for the last `left` orders. Of two flours, more is
 * milled than was ordered.
 */
export async function millFor(
  mill: Mill,
  day: string,
  { left = 0, aheadKg = 0 }: { left?: number; aheadKg?: number } = {},
): Promise<void> {
  const due = mill.open.filter(({ step, dueOn }) => step === 'to mill' && dueOn <= day);
  const orders = due.slice(0, due.length - left);
  if (orders.length === 0) return;
  const { moved } = await finishMilling(mill.database.db, {
    batches: batchesFor(orders).map((row, index) =>
      index < FLOURS_AHEAD ? { ...row, kg: row.kg + aheadKg } : row,
    ),
    milledOn: day,
    orders: orders.map(({ id: orderId, version }) => ({ orderId, version })),
    actorId: mill.counter,
    idempotencyKey: mill.key(),
    now: mill.now(),
  });
  for (const order of orders.filter(({ id }) => moved.includes(id))) {
    order.step = 'to pack';
    order.version += 1;
  }
}

function batchesFor(orders: OpenOrder[]) {
  const lines = orders.flatMap((order) => order.lines);
  return [...Map.groupBy(lines, lineKey).values()].flatMap((own) => {
    const [first] = own;
    if (first === undefined) return [];
    const { productId, grind } = first;
    const kg = sumKg(own.map((line) => line.kg));
    return [{ productId, ...(grind !== undefined && { grind }), kg }];
  });
}

/** A batch turns out to be bad after it was delivered. Two of its customers are told. */
export async function recallOne(mill: Mill): Promise<void> {
  const { counter: actorId, settings: seller } = mill;
  const { db } = mill.database;
  const sold = await findSoldBatch(db);
  if (sold === undefined) return;
  const { batchId, orderIds } = sold;
  await recallBatch(db, { batchId, actorId, seller });
  const ways = ['call', 'whatsapp'] as const;
  for (const [index, way] of ways.entries()) {
    const orderId = orderIds[index];
    if (orderId !== undefined) await noteHolderTold(db, { batchId, orderId, way, actorId });
  }
}
