import { createHash } from 'node:crypto';
import type { ErrorCode } from '@dalan/contract/errors';
import { rupeesToPaise } from '@dalan/contract/money';
import { orderRefusals, orderTexts } from '@dalan/contract/orders';
import type { NewOrder, Order } from '@dalan/contract/orders';
import { kgToGrams } from '@dalan/contract/weight';
import type { Database } from '../../../platform/db/database.ts';
import { brokenConstraint } from '../../../platform/db/transaction.ts';
import { forbidden, ShopError } from '../../../platform/shop-error.ts';
import { listDaysLeft } from '../../delivery/index.ts';
import { getOrder } from '../list/get-order.ts';
import { orderAnswerTexts } from '../order-answer-texts.ts';
import { toOrder } from '../order-mapper.rules.ts';
import { findOrderByKey } from '../orders.queries.ts';
import { dayFull, refusedDelivery } from './delivery-refusals.ts';
import { refusedLines } from './line-refusals.ts';
import { insertOrder } from './place-order.queries.ts';
import type { AskedLine, OrderToPlace, PlacedLine } from './place-order.queries.ts';
import { planDelivery, weightKg } from './plan-delivery.ts';
import type { DeliverySettings } from './plan-delivery.ts';
import { canonicalOrder } from './request-hash.rules.ts';

type Limit = { points: number; seconds: number };
export type OrderLimits = { orders: Limit; openOrders: number; kg: Limit };

type PlaceOrder = {
  userId: string;
  city: string;
  shopPhone: string;
  /** Settings of this process, which may be a second old. */
  delivery: DeliverySource;
  limits: OrderLimits;
  order: NewOrder;
  idempotencyKey: string | undefined;
};

export type DeliverySource = { current: () => DeliverySettings; refresh: () => Promise<void> };

/** After a saved delivery page, and after a day that filled up when the customer chose none. */
const MAX_TRIES = 8;

/** Open orders drop with deliveries, which take a day or so. */
const DAY_SECONDS = 86_400;

export type PlacedOrder = { order: Order; isReplay: boolean };

/** Places the order or throws the reason. Idempotent per key. */
export async function placeOrder(database: Database, asked: PlaceOrder): Promise<PlacedOrder> {
  if (asked.order.userId !== asked.userId) throw forbidden();
  for (let attempt = 1; ; attempt += 1) {
    const settings = asked.delivery.current();
    const tried = await tryToPlace(database, asked, settings);
    if (!(tried instanceof ShopError)) return tried;
    if (attempt === MAX_TRIES || !(await isWorthRetrying(asked, settings, tried))) throw tried;
  }
}

async function tryToPlace(
  database: Database,
  asked: PlaceOrder,
  settings: DeliverySettings,
): Promise<PlacedOrder | ShopError> {
  const request = prepare(asked);
  const now = new Date();
  const delivery = await planDelivery(database.db, { ...asked, ...settings, now });
  if (delivery instanceof ShopError) return (await findEarlier(database, request)) ?? delivery;
  const lines = await insertUnlessKeyIsUsed(database, { ...request, delivery });
  const order = orderFromLines(asked.userId, lines);
  if (order !== undefined) return { order, isReplay: false };
  return (
    (await findEarlier(database, request)) ??
    (lines[0]?.isRuleCurrent === false ? tryAgain() : undefined) ??
    overLimit(asked, lines) ??
    refusedLines(lines) ??
    refusedDelivery(asked.order, settings.rule, lines) ??
    // Only the room of the day is left. Without a room every line is valid now: the statement
    // conflicted with a change that was undone meanwhile.
    (delivery.roomGrams === null
      ? tryAgain()
      : dayFull(
          asked.order.dueOn,
          await listDaysLeft(database.db, { city: asked.city, rule: settings.rule, now }),
        ))
  );
}

function tryAgain(): ShopError {
  return new ShopError('UNAVAILABLE', orderTexts.placeFailed);
}

const DELIVERY_REFUSALS: readonly ErrorCode[] = [
  'UNAVAILABLE',
  'PINCODE_UNKNOWN',
  'ORDER_TOO_SMALL',
  'CHARGE_CHANGED',
  'DAY_FULL',
];

/** True if the refusal comes from old settings, or another day has room and none was chosen. */
async function isWorthRetrying(
  { delivery, order }: PlaceOrder,
  settings: DeliverySettings,
  refusal: ShopError,
): Promise<boolean> {
  if (!DELIVERY_REFUSALS.includes(refusal.code)) return false;
  await delivery.refresh();
  if (delivery.current().version !== settings.version) return true;
  const days = refusal.details?.delivery?.days ?? [];
  const kg = weightKg(order);
  return order.dueOn === undefined && days.some(({ leftKg }) => leftKg !== null && leftKg >= kg);
}

/** Built from the returned rows, without a second query. */
function orderFromLines(userId: string, lines: PlacedLine[]): Order | undefined {
  const written = lines.filter((line) => line.id !== null);
  const [first] = written;
  if (first === undefined) return undefined;
  const placed = {
    kind: 'placed',
    orderStatus: first.orderStatus,
    paymentStatus: first.paymentStatus,
    actorName: first.buyerName,
    at: first.createdAt,
  };
  return toOrder({
    ...first,
    userId,
    totalPaise: first.orderTotalPaise,
    items: written.map((line) => ({
      ...line,
      name: line.name ?? '',
      pricePaise: line.pricePaise ?? 0,
    })),
    events: [placed],
  });
}

function prepare({
  userId,
  city,
  limits,
  order,
  idempotencyKey,
}: PlaceOrder): Omit<OrderToPlace, 'delivery'> {
  const hash = () => createHash('sha256').update(canonicalOrder(order)).digest();
  return {
    userId,
    city,
    productIds: order.items.map((item) => item.productId),
    weightsGrams: order.items.map((item) => kgToGrams(item.quantityKg)),
    seenPricesPaise: order.items.map((item) => rupeesToPaise(item.pricePerKg)),
    deliveryAddress: order.deliveryAddress.trim(),
    contactNumber: order.contactNumber,
    idempotencyKey: idempotencyKey ?? null,
    requestHash: idempotencyKey === undefined ? null : hash(),
    limits: {
      orders: { count: limits.orders.points, seconds: limits.orders.seconds },
      openOrders: limits.openOrders,
      weight: { grams: kgToGrams(limits.kg.points), seconds: limits.kg.seconds },
    },
  };
}

/** Of two concurrent posts with one key, the second violates the constraint. */
async function insertUnlessKeyIsUsed(
  database: Database,
  order: OrderToPlace,
): Promise<PlacedLine[]> {
  try {
    return await insertOrder(database.runPrepared, order);
  } catch (error) {
    if (brokenConstraint(error) === 'one_order_per_key_and_user') return [];
    throw error;
  }
}

/** A retry gets its first order, even if stock or price changed since. */
async function findEarlier(
  database: Database,
  order: Pick<OrderToPlace, 'userId' | 'idempotencyKey' | 'requestHash'>,
): Promise<PlacedOrder | undefined> {
  const { userId, idempotencyKey, requestHash } = order;
  if (idempotencyKey === null || requestHash === null) return undefined;
  const earlier = await findOrderByKey(database.db, userId, idempotencyKey);
  if (earlier === undefined) return undefined;
  if (!earlier.requestHash?.equals(requestHash)) {
    // The first answer was lost and the customer changed the order since: show them the placed one.
    throw new ShopError('KEY_REUSED', orderAnswerTexts.keyReused, {
      details: { order: await getOrder(database.db, earlier.id) },
    });
  }
  return { order: await getOrder(database.db, earlier.id), isReplay: true };
}

/** With a text for the customer, and a retry time after which the limit has passed. */
function overLimit({ limits, shopPhone }: PlaceOrder, lines: AskedLine[]): ShopError | undefined {
  const name = lines[0]?.exceededLimit ?? undefined;
  if (name === undefined) return undefined;
  const [text, retryAfterSeconds] = {
    orders: [orderRefusals.tooManyOrders, limits.orders.seconds] as const,
    'open orders': [orderRefusals.tooManyOpenOrders, DAY_SECONDS] as const,
    weight: [orderRefusals.tooMuchFlour, limits.kg.seconds] as const,
  }[name];
  return new ShopError('ORDER_LIMIT', text(shopPhone), { details: { retryAfterSeconds } });
}
