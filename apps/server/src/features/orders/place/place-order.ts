import { createHash } from 'node:crypto';
import { newOrder, orderRefusals } from '@dalan/contract/orders';
import type { NewOrder, Order } from '@dalan/contract/orders';
import { kgToGrams } from '@dalan/contract/weight';
import type { Database } from '../../../platform/db/database.ts';
import { brokenConstraint } from '../../../platform/db/transaction.ts';
import { forbidden, ShopError } from '../../../platform/shop-error.ts';
import { orderAnswerTexts } from '../order-answer-texts.ts';
import { forCustomer, toOrder } from '../order-mapper.rules.ts';
import { findOrderByKey } from '../orders.queries.ts';
import { placeForBuyer } from './place-for-buyer.ts';
import type { DeliverySource, PlacedOrder } from './place-for-buyer.ts';
import { insertOrder } from './place-order.queries.ts';
import type { AskedLine, OrderToPlace, PlacedLine } from './place-order.queries.ts';
import { canonicalOrder } from './request-hash.rules.ts';

type Limit = { points: number; seconds: number };
export type OrderLimits = { orders: Limit; openOrders: number; kg: Limit };

type PlaceOrder = {
  userId: string;
  city: string;
  shopPhone: string;
  delivery: DeliverySource;
  limits: OrderLimits;
  order: NewOrder;
  idempotencyKey: string | undefined;
  now?: Date;
};

/** Open orders drop with deliveries, which take a day or so. */
const DAY_SECONDS = 86_400;

/** For a customer, within the limits of their account. Idempotent per key. */
export async function placeOrder(database: Database, asked: PlaceOrder): Promise<PlacedOrder> {
  const { userId, order, idempotencyKey } = asked;
  if (order.userId !== userId) throw forbidden();
  const hash = () => createHash('sha256').update(canonicalOrder(order)).digest();
  return placeForBuyer(database.db, {
    ...asked,
    idempotencyKey: idempotencyKey ?? null,
    requestHash: idempotencyKey === undefined ? null : hash(),
    buyer: {
      insert: (unbought) =>
        insertUnlessKeyIsUsed(database, {
          ...unbought,
          userId,
          limits: limitsOf(asked),
          placedBy: null,
          firstStatus: newOrder.orderStatus,
        }),
      read: (lines) => orderFromLines(userId, lines),
      findByKey: (key) => findOrderByKey(database.db, userId, key),
      refuse: (lines) => overLimit(asked, lines),
      keyReused: orderAnswerTexts.keyReused,
      show: forCustomer,
    },
  });
}

function limitsOf({ limits }: PlaceOrder): OrderToPlace['limits'] {
  return {
    orders: { count: limits.orders.points, seconds: limits.orders.seconds },
    openOrders: limits.openOrders,
    weight: { grams: kgToGrams(limits.kg.points), seconds: limits.kg.seconds },
  };
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
    billNumber: null,
    packedAt: null,
    totalPaise: first.orderTotalPaise,
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

/** With a text for the customer, and a retry time after which the limit has passed. */
function overLimit({ limits, shopPhone }: PlaceOrder, lines: AskedLine[]): ShopError | undefined {
  const name = lines[0]?.exceededLimit ?? undefined;
  if (name === undefined) return undefined;
  const [text, retryAfterSeconds] = {
    orders: [orderRefusals.tooManyOrders, limits.orders.seconds] as const,
    'open orders': [orderRefusals.tooManyOpenOrders, DAY_SECONDS] as const,
    weight: [orderRefusals.tooMuchFlour, limits.kg.seconds] as const,
  }[name];
  const details = { retryAfterSeconds, phone: shopPhone };
  return new ShopError('ORDER_LIMIT', text(shopPhone), { details });
}
