import { createHash } from 'node:crypto';
import type { Language } from '@dalan/contract/language/languages';
import { newOrder } from '@dalan/contract/orders/orders';
import type { NewOrder, Order } from '@dalan/contract/orders/orders';
import type { Database } from '../../../../platform/db/database.ts';
import { brokenConstraint } from '../../../../platform/db/transaction.ts';
import { forbidden } from '../../../../platform/shop-error.ts';
import { orderIn } from '../list/orders-in-language.ts';
import { orderAnswerTexts } from '../order-answer-texts.ts';
import { forCustomer, toOrder } from '../order-mapper.rules.ts';
import { findOrderByKey } from '../orders.queries.ts';
import { limitsOf, overLimit } from './account-limits.ts';
import { insertInstead } from './insert-instead.ts';
import type { OrderLimits } from './account-limits.ts';
import { placeByStrategy } from './place-by-strategy.ts';
import type { DeliverySource, PlacedOrder } from './place-by-strategy.ts';
import { insertOrder } from './place-order.queries.ts';
import type { OrderToPlace, PlacedLine } from './place-order.queries.ts';
import { canonicalOrder } from './request-hash.rules.ts';

type PlaceOrder = {
  userId: string;
  city: string;
  shopPhone: string;
  delivery: DeliverySource;
  limits: OrderLimits;
  order: NewOrder;
  idempotencyKey: string | undefined;
  /** Language of the flour names in the answer. */
  language?: Language | undefined;
  now?: Date;
};

/** Places an order for a customer, within the limits of their account. Idempotent per key. */
export async function placeOrder(database: Database, asked: PlaceOrder): Promise<PlacedOrder> {
  const { userId, order, idempotencyKey, language } = asked;
  if (order.userId !== userId) throw forbidden();
  const hash = () => createHash('sha256').update(canonicalOrder(order)).digest();
  return placeByStrategy(database.db, {
    ...asked,
    idempotencyKey: idempotencyKey ?? null,
    requestHash: idempotencyKey === undefined ? null : hash(),
    strategy: {
      insertOrder: (withoutBuyer) => {
        const toPlace = {
          ...withoutBuyer,
          userId,
          limits: limitsOf(asked.limits),
          placedBy: null,
          firstStatus: newOrder.orderStatus,
          channel: 'shop' as const,
          mayOwe: true,
          soldAt: null,
        };
        const { insteadOf } = order;
        if (insteadOf === undefined) return insertUnlessKeyIsUsed(database, toPlace);
        const { shopPhone } = asked;
        return insertInstead(database.db, { insteadOf, order: toPlace, shopPhone, language });
      },
      findOrderByKey: (key) => findOrderByKey(database.db, userId, key),
      keyReusedText: orderAnswerTexts.keyReused,
      findRefusal: (lines) => overLimit(asked, lines),
      customersView: {
        ofPlaced: (lines) => {
          const placed = orderFromLines(userId, lines);
          return placed && orderIn(database.db, language, placed);
        },
        ofEarlier: (earlier) => orderIn(database.db, language, forCustomer(earlier)),
      },
    },
  });
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

/** If two concurrent posts have one key, the second violates the constraint. */
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
