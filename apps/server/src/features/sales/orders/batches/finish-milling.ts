import { createHash } from 'node:crypto';
import { isSameLine, lineKey } from '@dalan/contract/catalog/grinds';
import { dayAfter, shopClock } from '@dalan/contract/delivery/delivery';
import { batchLimits, fillOrders } from '@dalan/contract/mill/batches';
import type { MillingDone, MillingDoneAnswer } from '@dalan/contract/mill/batches';
import { kgToGrams } from '@dalan/contract/money/weight';
import type { Db } from '../../../../platform/db/database.ts';
import { inTransaction } from '../../../../platform/db/transaction.ts';
import type { Tx } from '../../../../platform/db/transaction.ts';
import { ShopError } from '../../../../platform/shop-error.ts';
import { recordAudits } from '../../../office/audit/index.ts';
import { insertFilledOrders, listBulkResults } from '../bulk/bulk-results.queries.ts';
import { lockOrders } from '../lock-order.ts';
import type { PackedOrder } from '../locked-orders.queries.ts';
import { holdMails } from '../status/held-mails.queries.ts';
import { batchAnswerTexts as texts } from './batch-answer-texts.ts';
import { listBatchesById, listNamesOfOrders } from './batch-lists.queries.ts';
import { toBatch } from './batch-mapper.rules.ts';
import {
  isActiveStaff,
  listBatchesOfCall,
  listFloursToMill,
  listLines,
  listMilledOrders,
  listRooms,
  lockBatches,
  updateBatchesOfLines,
  updateMilledAt,
} from './batches.queries.ts';
import type { LineRow } from './batches.queries.ts';
import { toFillable, toLine } from './give-batches.ts';
import { makeBatches } from './make-batches.ts';
import type { MadeBatch, Milled } from './make-batches.ts';
import { auditMoves, moveTogether } from './move-together.ts';

type Call = MillingDone & { actorId: string; idempotencyKey: string; now?: Date };

/**
 * Makes a batch of each flour and grind that was milled, fills the bags of the orders, oldest flour
 * first, and moves the orders whose bags are all filled. Either all of it happens or nothing: if one
 * order is not as the sheet showed it, nobody knows what the figures on the screen mean.
 */
export async function finishMilling(db: Db, call: Call): Promise<MillingDoneAnswer> {
  if (call.batches.length + call.orders.length === 0) {
    throw new ShopError('INVALID_INPUT', texts.nothingMilled);
  }
  const { day: today } = shopClock(call.now ?? new Date());
  refuseFarDay(call.milledOn, today);
  const requestHash = hashOf(call);
  const done = await inTransaction(db, async (tx) => {
    const orders = await lockOrders(
      tx,
      call.orders.map(({ orderId }) => orderId),
    );
    await lockBatches(tx);
    const earlier = await listBatchesOfCall(tx, { ...call, madeBy: call.actorId });
    const moved = await listBulkResults(tx, call);
    const hashes = [...earlier, ...moved].map((row) => row.requestHash);
    if (hashes.length > 0) {
      if (hashes.some((hash) => hash?.equals(requestHash) !== true)) {
        throw new ShopError('KEY_REUSED', texts.keyReused);
      }
      return answerAgain(
        tx,
        call,
        earlier.map(({ id }) => id),
      );
    }
    await refuseChanged(tx, call, orders);
    return millAndMove(tx, { ...call, requestHash }, orders);
  });
  const batches = await listBatchesById(db, done.batchIds);
  return { ...done, batches: batches.map((row) => toBatch(row, today)) };
}

type Done = Omit<MillingDoneAnswer, 'batches'> & { batchIds: string[] };

async function millAndMove(
  tx: Tx,
  call: Call & { requestHash: Buffer },
  orders: PackedOrder[],
): Promise<Done> {
  const { actorId, milledOn, milledBy = actorId, idempotencyKey, requestHash } = call;
  if (milledBy !== actorId && !(await isActiveStaff(tx, milledBy))) {
    const fields = { milledBy: texts.personUnknown };
    throw new ShopError('INVALID_INPUT', texts.personUnknown, { fields });
  }
  const lines = await listLines(
    tx,
    orders.map(({ id }) => id),
  );
  const made = await makeBatches(tx, await readMilled(tx, call.batches, lines), {
    ...{ milledOn, milledBy, madeBy: actorId, idempotencyKey, requestHash },
  });
  const ofOrders = Map.groupBy(lines, ({ orderId }) => orderId);
  const { filled, waiting } = fillOrders(
    [...ofOrders].map(([_id, own]) => ({ _id, lines: own.map(toLine) })),
    (await listRooms(tx, [...new Set(lines.map(({ productId }) => productId))])).map(toFillable),
  );
  await updateBatchesOfLines(
    tx,
    [...filled].flatMap(([orderId, batchIds]) =>
      (ofOrders.get(orderId) ?? []).map(({ id }, place) => ({
        lineId: id,
        batchId: batchIds[place] ?? '',
      })),
    ),
  );
  const moved = orders.filter(({ id }) => filled.has(id));
  const move = { orderStatus: 'Processing', actorId } as const;
  await updateMilledAt(tx, [...filled.keys()], true);
  await moveTogether(tx, moved, move);
  await holdMails(tx, [...filled.keys()]);
  // Without a batch of its own, only its orders can keep the key of the call.
  if (made.length === 0) await insertFilledOrders(tx, call, [...filled.keys()]);
  await auditMilled(tx, made, actorId);
  await auditMoves(tx, moved, move);
  return { batchIds: made.map(({ id }) => id), moved: [...filled.keys()], waiting };
}

/** The grind with its names: the flour's own, or as an order has it that was placed before. */
async function readMilled(
  tx: Tx,
  rows: MillingDone['batches'],
  lines: LineRow[],
): Promise<Milled[]> {
  const flours = await listFloursToMill(tx, [...new Set(rows.map(({ productId }) => productId))]);
  return rows.map((row) => {
    const flour = flours.find(({ id }) => id === row.productId);
    const line = lines.find((one) => isSameLine(toLine(one), row));
    const grind =
      row.grind === undefined
        ? null
        : (flour?.grinds.find(({ key }) => key === row.grind) ?? line?.grind);
    if (flour === undefined || grind === undefined) {
      throw new ShopError('INVALID_INPUT', texts.flourUnknown);
    }
    return { productId: flour.id, grind, grams: kgToGrams(row.kg) };
  });
}

async function auditMilled(tx: Tx, made: MadeBatch[], actorId: string): Promise<void> {
  await recordAudits(
    tx,
    made.map(({ id, productId, number, grams }) => ({
      actorId,
      action: 'batch.milled' as const,
      subjectId: productId,
      details: { batch: id, number, grams },
    })),
  );
}

/** An order may have been filled from older batches alone, so its own mark says that it moved. */
async function answerAgain(tx: Tx, call: Call, batchIds: string[]): Promise<Done> {
  const asked = call.orders.map(({ orderId }) => orderId.toLowerCase());
  const filled = new Set(await listMilledOrders(tx, asked));
  return {
    batchIds,
    moved: asked.filter((id) => filled.has(id)),
    waiting: asked.filter((id) => !filled.has(id)),
  };
}

async function refuseChanged(tx: Tx, call: Call, locked: PackedOrder[]): Promise<void> {
  const byId = new Map(locked.map((order) => [order.id, order]));
  const changed = call.orders.filter(({ orderId, version }) => {
    const order = byId.get(orderId.toLowerCase());
    const isToMill = order?.orderStatus === 'Confirmed' && order.deletedAt === null;
    return !isToMill || order.version !== version;
  });
  if (changed.length === 0) return;
  const names = await listNamesOfOrders(
    tx,
    changed.map(({ orderId }) => orderId),
  );
  throw new ShopError('SHEET_CHANGED', texts.sheetChanged(names));
}

function refuseFarDay(milledOn: string, today: string): void {
  if (milledOn <= today && milledOn >= dayAfter(today, -batchLimits.daysBackMax)) return;
  throw new ShopError('INVALID_INPUT', texts.dayInvalid, {
    fields: { milledOn: texts.dayInvalid },
  });
}

/** The same flours and orders in another sequence have the same hash. */
function hashOf({ batches, orders, milledOn, milledBy }: Call): Buffer {
  const rows = batches.map((row) => [lineKey(row), row.kg] as const);
  const asked = orders.map(({ orderId, version }) => [orderId.toLowerCase(), version] as const);
  const sorted = [rows, asked].map((list) => list.toSorted(([a], [b]) => (a < b ? -1 : 1)));
  return createHash('sha256')
    .update(JSON.stringify([...sorted, milledOn, milledBy]))
    .digest();
}
