import { createHash } from 'node:crypto';
import { productTexts } from '@dalan/contract/catalog';
import { errorTexts } from '@dalan/contract/errors';
import { formatPaise, paiseToRupees, rupeesToPaise } from '@dalan/contract/money';
import { orderRefusals, orderTexts } from '@dalan/contract/orders';
import type { NewOrder, Order } from '@dalan/contract/orders';
import { gramsToKg, kgToGrams } from '@dalan/contract/weight';
import type { Database } from '../../platform/db/database.ts';
import { brokenConstraint } from '../../platform/db/transaction.ts';
import { forbidden } from '../../platform/http/access.ts';
import { ShopError } from '../../platform/shop-error.ts';
import { getOrder } from './get-order.ts';
import { orderAnswer } from './order-rows.rules.ts';
import { findOrderByKey } from './orders.queries.ts';
import { insertOrder } from './place-order.queries.ts';
import type { AskedLine, OrderToPlace, PlacedLine } from './place-order.queries.ts';
import { canonicalOrder } from './request-hash.rules.ts';

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

/** Open orders become fewer by deliveries: nobody knows when, but not within seconds. */
const DAY_SECONDS = 86_400;

export type PlacedOrder = { order: Order; isReplay: boolean };

/** Sells the flour, or says why not. The same key always ends in the same order. */
export async function placeOrder(database: Database, asked: PlaceOrder): Promise<PlacedOrder> {
  if (asked.order.userId !== asked.userId) throw forbidden();
  const toPlace = prepare(asked);
  const lines = await insertUnlessKeyIsUsed(database, toPlace);
  const order = asOrder(asked.userId, lines);
  if (order !== undefined) return { order, isReplay: false };
  const earlier = await findEarlier(database, toPlace);
  if (earlier !== undefined) return earlier;
  throw overLimit(asked, lines) ?? refusal(lines);
}

/** The answer is built from what the one statement returned: no second trip to the database. */
function asOrder(userId: string, lines: PlacedLine[]): Order | undefined {
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
  return orderAnswer({
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

/** Of two posts with one key, one inserts and the other breaks on the constraint. */
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

/** A retry gets its first order again, even where the shelf has emptied or the price moved since. */
async function findEarlier(
  database: Database,
  order: OrderToPlace,
): Promise<PlacedOrder | undefined> {
  const { userId, idempotencyKey, requestHash } = order;
  if (idempotencyKey === null || requestHash === null) return undefined;
  const earlier = await findOrderByKey(database.db, userId, idempotencyKey);
  if (earlier === undefined) return undefined;
  if (!earlier.requestHash?.equals(requestHash)) {
    // The first answer got lost and the order was changed since: show the customer what they have.
    throw new ShopError('KEY_REUSED', orderRefusals.keyReused, {
      details: { order: await getOrder(database.db, earlier.id) },
    });
  }
  return { order: await getOrder(database.db, earlier.id), isReplay: true };
}

/** A word for the customer, and for programs the time after which the limit has surely passed. */
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
  if (unknown[0]) return new ShopError('NOT_FOUND', productTexts.notFound, naming(unknown));
  const hidden = lines.filter((line) => line.isActive !== true);
  if (hidden[0]) {
    const message = orderTexts.notSold(hidden[0].name ?? '');
    return new ShopError('PRODUCT_NOT_SOLD', message, naming(hidden));
  }
  const short = lines.filter((line) => line.onHandGrams < line.weightGrams);
  if (short[0]) return outOfStock(short);
  const repriced = lines.filter((line) => line.pricePaise !== line.seenPricePaise);
  const [first] = repriced;
  if (first) {
    const price = formatPaise(first.pricePaise ?? 0);
    return new ShopError('PRICE_CHANGED', orderRefusals.priceChanged(first.name ?? '', price), {
      details: {
        items: repriced.map((line) => ({
          productId: line.productId,
          pricePerKg: paiseToRupees(line.pricePaise ?? 0),
        })),
      },
    });
  }
  // Every line is fine now, so the statement lost to a change that was undone meanwhile.
  return new ShopError('UNAVAILABLE', orderTexts.placeFailed);
}

/** Which lines it is about, so that the customer can be offered an order without them. */
function naming(lines: AskedLine[]) {
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
