import { createHash } from 'node:crypto';
import { productTexts } from '@dalan/contract/catalog';
import { errorTexts } from '@dalan/contract/errors';
import { formatPaise, paiseToRupees, rupeesToPaise } from '@dalan/contract/money';
import { orderRefusals, orderTexts } from '@dalan/contract/orders';
import type { NewOrder, Order } from '@dalan/contract/orders';
import { gramsToKg, kgToGrams } from '@dalan/contract/weight';
import type { Database } from '../../../platform/db/database.ts';
import { brokenConstraint } from '../../../platform/db/transaction.ts';
import { forbidden, ShopError } from '../../../platform/shop-error.ts';
import { getOrder } from '../list/get-order.ts';
import { toOrder } from '../order-mapper.rules.ts';
import { findOrderByKey } from '../orders.queries.ts';
import { insertOrder } from './place-order.queries.ts';
import type { AskedLine, OrderToPlace, PlacedLine } from './place-order.queries.ts';
import { canonicalOrder } from './request-hash.rules.ts';
import { orderAnswerTexts } from '../order-answer-texts.ts';

type Limit = { points: number; seconds: number };
export type OrderLimits = { orders: Limit; openOrders: number; kg: Limit };

type PlaceOrder = {
  userId: string;
  city: string;
  shopPhone: string;
  limits: OrderLimits;
  order: NewOrder;
  idempotencyKey: string | undefined;
};

/** Open orders drop with deliveries, which take a day or so. */
const DAY_SECONDS = 86_400;

export type PlacedOrder = { order: Order; isReplay: boolean };

/** Places the order or throws the reason. Idempotent per key. */
export async function placeOrder(database: Database, asked: PlaceOrder): Promise<PlacedOrder> {
  if (asked.order.userId !== asked.userId) throw forbidden();
  const toPlace = prepare(asked);
  const lines = await insertUnlessKeyIsUsed(database, toPlace);
  const order = orderFromLines(asked.userId, lines);
  if (order !== undefined) return { order, isReplay: false };
  const earlier = await findEarlier(database, toPlace);
  if (earlier !== undefined) return earlier;
  throw overLimit(asked, lines) ?? refusal(lines);
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
    amountToPayPaise: first.orderTotalPaise,
    items: written.map((line) => ({
      ...line,
      name: line.name ?? '',
      pricePaise: line.pricePaise ?? 0,
    })),
    events: [placed],
    payments: [],
    claim: null,
  });
}

function prepare({ userId, city, limits, order, idempotencyKey }: PlaceOrder): OrderToPlace {
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
  order: OrderToPlace,
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

function refusal(lines: AskedLine[]): ShopError {
  if (lines[0]?.isBuyerGone) return new ShopError('NOT_LOGGED_IN', errorTexts.notLoggedIn);
  const unknown = lines.filter((line) => !line.isKnown);
  if (unknown[0]) return new ShopError('NOT_FOUND', productTexts.notFound, detailsOf(unknown));
  const hidden = lines.filter((line) => line.isActive !== true);
  if (hidden[0]) {
    const message = orderTexts.notSold(hidden[0].name ?? '');
    return new ShopError('PRODUCT_NOT_SOLD', message, detailsOf(hidden));
  }
  const short = lines.filter((line) => line.onHandGrams < line.weightGrams);
  if (short[0]) return outOfStock(short);
  const repriced = lines.filter((line) => line.pricePaise !== line.seenPricePaise);
  const [first] = repriced;
  if (first) {
    const price = formatPaise(first.pricePaise ?? 0);
    return new ShopError('PRICE_CHANGED', orderAnswerTexts.priceChanged(first.name ?? '', price), {
      details: {
        items: repriced.map((line) => ({
          productId: line.productId,
          pricePerKg: paiseToRupees(line.pricePaise ?? 0),
        })),
      },
    });
  }
  // Every line is valid now: the statement conflicted with a change that was undone meanwhile.
  return new ShopError('UNAVAILABLE', orderTexts.placeFailed);
}

/** Names the lines, so that the customer can order without them. */
function detailsOf(lines: AskedLine[]) {
  return { details: { items: lines.map(({ productId }) => ({ productId })) } };
}

function outOfStock(short: AskedLine[]): ShopError {
  const [first] = short;
  const left = gramsToKg(first?.onHandGrams ?? 0);
  const name = first?.name ?? '';
  const message = left > 0 ? orderTexts.onlyLeft(left, name) : orderTexts.noneLeft(name);
  const items = short.map((line) => ({
    productId: line.productId,
    availableKg: gramsToKg(line.onHandGrams),
  }));
  return new ShopError('OUT_OF_STOCK', message, { details: { items } });
}
