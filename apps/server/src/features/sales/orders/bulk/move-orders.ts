import { createHash } from 'node:crypto';
import type { BulkAnswer, BulkMove } from '@dalan/contract/desk/bulk-orders';
import { orderTexts } from '@dalan/contract/orders/orders';
import type { Db } from '../../../../platform/db/database.ts';
import { inTransaction } from '../../../../platform/db/transaction.ts';
import type { Tx } from '../../../../platform/db/transaction.ts';
import { ShopError } from '../../../../platform/shop-error.ts';
import { listOrdersById } from '../list/list-own-orders.ts';
import { lockOrder } from '../lock-order.ts';
import type { LockedOrder } from '../orders.queries.ts';
import type { StaffMember } from '../status/change-order-status.ts';
import { holdMails, takeBackMails } from '../status/held-mails.queries.ts';
import { refuseFarDays } from '../status/move-to-day.ts';
import { bulkAnswerTexts } from './bulk-answer-texts.ts';
import type { Refusal } from './bulk-action.rules.ts';
import {
  findBulkResult,
  getOrderVersion,
  holdRunOfOrder,
  insertBulkResult,
  isKeyReused,
  listBulkResults,
  listIdsOfShownOrders,
  lockBulkKey,
  reopenStop,
} from './bulk-results.queries.ts';
import type { BulkResult, StateBefore } from './bulk-results.queries.ts';
import { doToOrder, fitOfOrder } from './do-to-order.ts';
import { changedMeanwhile, fitOfUndo, undoForOrder } from './undo-for-order.ts';

type Call = BulkMove & StaffMember & { idempotencyKey: string; now?: Date };
type OneOfCall = Omit<Call, 'orders'> & { requestHash: Buffer };
type AskedOrder = BulkMove['orders'][number];
type Result = BulkAnswer['results'][number];

/**
 * Moves each order in its own transaction, which also stores its result. So the same call again, or
 * twice at once, goes on where the first one stopped. Staff may overfill a day.
 */
export async function moveOrders(db: Db, asked: Call): Promise<BulkAnswer> {
  const orders = asked.orders.map((order) => ({ ...order, orderId: order.orderId.toLowerCase() }));
  const requestHash = hashOf(asked.action, orders);
  const earlier = await listBulkResults(db, asked);
  if (earlier.some((result) => !result.requestHash.equals(requestHash))) throw keyReused();
  if (asked.action.do === 'move to day' && earlier.length === 0) refuseFarDays(asked.action.dueOn);
  const refusals = new Map<string, Refusal | undefined>(
    earlier.map((result) => [result.orderId, refusalOf(result)]),
  );
  for (const order of orders) {
    if (refusals.has(order.orderId)) continue;
    const call = { ...asked, requestHash };
    refusals.set(order.orderId, await inTransaction(db, (tx) => tryOne(tx, call, order)));
  }
  return { results: await answersFor(db, orders, refusals) };
}

/** The same orders in another sequence have the same hash. */
function hashOf(action: BulkMove['action'], orders: AskedOrder[]): Buffer {
  const sorted = orders
    .map(({ orderId, version }) => [orderId, version] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const { do: what, ...how } = action;
  return createHash('sha256')
    .update(JSON.stringify([what, how, sorted]))
    .digest();
}

/**
 * Undefined if the order is where it should be. Nothing is stored about an order that is not found.
 */
async function tryOne(tx: Tx, call: OneOfCall, asked: AskedOrder): Promise<Refusal | undefined> {
  const { orderId } = asked;
  await lockBulkKey(tx, call);
  if (await isKeyReused(tx, call, call.requestHash)) throw keyReused();
  const earlier = await findBulkResult(tx, call, orderId);
  if (earlier !== undefined) return refusalOf(earlier);
  if (call.action.do === 'undo') await holdRunOfOrder(tx, orderId);
  const order = await lockOrder(tx, orderId);
  if (order === undefined) return { code: 'NOT_FOUND', message: orderTexts.notFound };
  const outcome = await doOne(tx, call, order, asked.version);
  const isRefused = outcome.refusal !== undefined;
  await insertBulkResult(tx, {
    actorId: call.actorId,
    idempotencyKey: call.idempotencyKey,
    orderId,
    requestHash: call.requestHash,
    refusalCode: outcome.refusal?.code ?? null,
    refusalMessage: outcome.refusal?.message ?? null,
    before: isRefused ? null : stateOf(order, call.action.do === 'undo'),
    versionAfter: isRefused ? null : await getOrderVersion(tx, orderId),
    paymentId: outcome.paymentId ?? null,
  });
  return outcome.refusal;
}

type Outcome = { refusal?: Refusal; paymentId?: string | null };

async function doOne(
  tx: Tx,
  { action, ...by }: OneOfCall,
  order: LockedOrder,
  version: number | undefined,
): Promise<Outcome> {
  if (action.do === 'undo') {
    const key = { actorId: by.actorId, idempotencyKey: action.key };
    const { fit, done } = await fitOfUndo(tx, key, order);
    if (typeof fit === 'object') return { refusal: fit };
    if (done === undefined) return {};
    await undoForOrder(tx, order, done, by);
    await reopenStop(tx, key, order.id);
    await takeBackMails(tx, order.id);
    return {};
  }
  const fit = await fitOfOrder(tx, action, order);
  if (fit === 'already') return {};
  if (version !== undefined && version !== order.version) {
    return { refusal: await changedMeanwhile(tx, order.id) };
  }
  if (fit !== 'fits') return { refusal: fit };
  const paymentId = await doToOrder(tx, action, order, by);
  await holdMails(tx, [order.id]);
  return { paymentId };
}

function stateOf(order: LockedOrder, isUndo: boolean): StateBefore {
  return {
    orderStatus: order.orderStatus,
    paymentStatus: order.paymentStatus,
    dueOn: order.dueOn,
    packedAt: order.packedAt?.toISOString() ?? null,
    packedBy: order.packedBy,
    ...(isUndo && { isUndo }),
  };
}

function refusalOf({ refusalCode, refusalMessage }: BulkResult): Refusal | undefined {
  if (refusalCode === null || refusalMessage === null) return undefined;
  return { code: refusalCode, message: refusalMessage };
}

function keyReused(): ShopError {
  return new ShopError('KEY_REUSED', bulkAnswerTexts.keyReused);
}

async function answersFor(
  db: Db,
  asked: AskedOrder[],
  refusals: Map<string, Refusal | undefined>,
): Promise<Result[]> {
  const ids = await listIdsOfShownOrders(
    db,
    asked.map(({ orderId }) => orderId),
  );
  const orders = new Map((await listOrdersById(db, ids)).map((order) => [order._id, order]));
  return asked.map(({ orderId }): Result => {
    const order = orders.get(orderId);
    const refusal = refusals.get(orderId);
    return { orderId, ...(order && { order }), ...(refusal && { refusal }) };
  });
}
