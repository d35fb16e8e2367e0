import { readFileSync } from 'node:fs';
import { CompiledQuery, sql } from 'kysely';
import { WALK_IN_ID } from '@dalan/contract/desk/counter';
import type { Grind } from '@dalan/contract/catalog/grinds';
import { finalStatuses, paidStatuses, statusesWithoutStock } from '@dalan/contract/orders/orders';
import type { OrderChannel, OrderStatus } from '@dalan/contract/orders/orders';
import type { RunPrepared } from '../../../../platform/db/database.ts';
import { numberParameters, valuesInOrder } from '../../../../platform/db/named-parameters.ts';
import { payloadWithCause } from '../../../../platform/db/payload-with-cause.ts';
import type { Tx } from '../../../../platform/db/transaction.ts';
import type { OrderRow } from '../order-mapper.rules.ts';

export type OrderToPlace = {
  userId: string;
  city: string;
  productIds: string[];
  /** The keys of the grinds; null for a flour without. */
  grinds: (string | null)[];
  weightsGrams: number[];
  seenPricesPaise: number[];
  deliveryAddress: string;
  contactNumber: string;
  idempotencyKey: string | null;
  requestHash: Buffer | null;
  delivery: {
    /** Newest version of the settings page; null for a sale that is not delivered. */
    pageVersion: number | null;
    /** Version of the delivery rule; null with the rule off. */
    ruleVersion: number | null;
    dueOn: string;
    pincode: string | null;
    areaChargePaise: number;
    freeFromPaise: number | null;
    seenChargePaise: number;
    smallestOrderPaise: number | null;
    /** What a day has room for; null without a limit. */
    roomGrams: number | null;
  };
  /** Null for staff, who place orders without limits. */
  limits: {
    orders: { count: number; seconds: number };
    openOrders: number;
    weight: { grams: number; seconds: number };
  } | null;
  /** The member of staff who takes the order on the phone; null if the customer places it. */
  placedBy: string | null;
  firstStatus: OrderStatus;
  channel: OrderChannel;
  /** True: on account, if the customer has an open one. */
  mayOwe: boolean;
  /** Set only for a counter sale that a till kept. Null: now. */
  soldAt: Date | null;
};

export type OrderLimitName = 'orders' | 'open orders' | 'weight';

/** State of one requested line, whether it was sold or not. */
export type AskedLine = {
  isBuyerGone: boolean;
  exceededLimit: OrderLimitName | null;
  /** False if the delivery page was saved meanwhile; then nothing else was looked at. */
  isRuleCurrent: boolean;
  /** False if the account was saved meanwhile; then nothing else was looked at, either. */
  isAccountCurrent: boolean;
  productId: string;
  weightGrams: number;
  /** The key of the grind that was asked for. */
  askedGrind: string | null;
  /** Null also if the flour has no such grind. */
  grind: Grind | null;
  /** What the flour has to choose from, and its step; null for an unknown flour. */
  grinds: Grind[] | null;
  stepGrams: number | null;
  /** Grams of all lines of this flour. */
  askedGrams: number;
  seenPricePaise: number;
  isKnown: boolean;
  isActive: boolean | null;
  onHandGrams: number;
  /** What this customer pays per kg. */
  pricePaise: number | null;
  name: string | null;
  totalPaise: number | null;
};

/** Order columns, repeated on every line. */
type Written = Omit<
  OrderRow,
  'items' | 'events' | 'payments' | 'claim' | 'totalPaise' | 'userId' | 'billNumber' | 'packedAt'
> & {
  orderTotalPaise: number;
  description: string;
  mediaId: string | null;
  totalPaise: number;
};
type NotWritten = { id: null };

export type PlacedLine = AskedLine & (Written | NotWritten);

const PLACE_ORDER = {
  name: 'place-order-by',
  ...numberParameters(readFileSync(new URL('place-order.sql', import.meta.url), 'utf8')),
};

export function insertOrder(run: RunPrepared, order: OrderToPlace): Promise<PlacedLine[]> {
  return run<PlacedLine>(PLACE_ORDER, valuesInOrder(PLACE_ORDER, placingValues(order)));
}

/** The values of place-order.sql by their names in it. */
function placingValues({ delivery, limits, ...order }: OrderToPlace) {
  return {
    ...order,
    ...delivery,
    maxOrders: limits?.orders.count ?? null,
    ordersSeconds: limits?.orders.seconds ?? null,
    maxOpenOrders: limits?.openOrders ?? null,
    maxGrams: limits?.weight.grams ?? null,
    gramsSeconds: limits?.weight.seconds ?? null,
    letterPayload: payloadWithCause(),
    walkInId: WALK_IN_ID,
    finalStatuses,
    paidStatuses,
    statusesWithoutStock,
  };
}

/** Takes the statement's locks early, for work that has to be done before it. */
export async function lockBuyerAndNumber(
  tx: Tx,
  { userId, contactNumber }: Pick<OrderToPlace, 'userId' | 'contactNumber'>,
): Promise<void> {
  await sql`select from users where id = ${userId} for no key update`.execute(tx);
  await sql`
    select pg_advisory_xact_lock(hashtext('exceeded_order_limit'), hashtext(${contactNumber}))
  `.execute(tx);
}

export async function listProductIdsOf(tx: Tx, orderId: string): Promise<string[]> {
  const { rows } = await sql<{ productId: string }>`
    select product_id from order_items where order_id = ${orderId}
  `.execute(tx);
  return rows.map(({ productId }) => productId);
}

/**
 * Runs a statement unprepared in a transaction, for orders that are rarer than those of customers.
 */
export function runIn(tx: Tx): RunPrepared {
  return async <Row>({ text }: { text: string }, values: readonly unknown[]) => {
    const { rows } = await tx.executeQuery<Row>(CompiledQuery.raw(text, [...values]));
    return rows;
  };
}
