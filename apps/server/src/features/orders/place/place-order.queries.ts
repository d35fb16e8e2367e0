import { readFileSync } from 'node:fs';
import { CompiledQuery, sql } from 'kysely';
import { finalStatuses, paidStatuses, statusesWithoutStock } from '@dalan/contract/orders/orders';
import type { OrderStatus } from '@dalan/contract/orders/orders';
import type { RunPrepared } from '../../../platform/db/database.ts';
import type { Tx } from '../../../platform/db/transaction.ts';
import type { OrderRow } from '../order-mapper.rules.ts';

export type OrderToPlace = {
  userId: string;
  city: string;
  productIds: string[];
  weightsGrams: number[];
  seenPricesPaise: number[];
  deliveryAddress: string;
  contactNumber: string;
  idempotencyKey: string | null;
  requestHash: Buffer | null;
  /** In paise, grams and versions. */
  delivery: {
    pageVersion: number;
    /** Null with the rule off. */
    ruleVersion: number | null;
    dueOn: string;
    pincode: string | null;
    areaChargePaise: number;
    freeFromPaise: number | null;
    seenChargePaise: number;
    smallestOrderPaise: number | null;
    roomGrams: number | null;
  };
  /** Null for staff. */
  limits: {
    orders: { count: number; seconds: number };
    openOrders: number;
    weight: { grams: number; seconds: number };
  } | null;
  /** The member of staff who takes it on the phone; null: the customer. */
  placedBy: string | null;
  firstStatus: OrderStatus;
};

export type OrderLimitName = 'orders' | 'open orders' | 'weight';

/** State of one requested line, whether it was sold or not. */
export type AskedLine = {
  isBuyerGone: boolean;
  exceededLimit: OrderLimitName | null;
  /** False: the delivery page was saved meanwhile, and nothing else was looked at. */
  isRuleCurrent: boolean;
  productId: string;
  weightGrams: number;
  seenPricePaise: number;
  isKnown: boolean;
  isActive: boolean | null;
  onHandGrams: number;
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
  text: readFileSync(new URL('place-order.sql', import.meta.url), 'utf8'),
};

export function insertOrder(run: RunPrepared, order: OrderToPlace): Promise<PlacedLine[]> {
  const { limits, delivery } = order;
  return run<PlacedLine>(PLACE_ORDER, [
    order.userId,
    order.city,
    order.productIds,
    order.weightsGrams,
    order.seenPricesPaise,
    order.deliveryAddress,
    order.contactNumber,
    order.idempotencyKey,
    order.requestHash,
    limits?.orders.count ?? null,
    limits?.orders.seconds ?? null,
    limits?.openOrders ?? null,
    limits?.weight.grams ?? null,
    limits?.weight.seconds ?? null,
    finalStatuses,
    paidStatuses,
    statusesWithoutStock,
    delivery.pageVersion,
    delivery.dueOn,
    delivery.pincode,
    delivery.areaChargePaise,
    delivery.freeFromPaise,
    delivery.seenChargePaise,
    delivery.smallestOrderPaise,
    delivery.roomGrams,
    delivery.ruleVersion,
    order.placedBy,
    order.firstStatus,
  ]);
}

/** As the statement locks them, for what has to be done before it. */
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

/** Runs a statement inside a transaction, unprepared: for orders that are rarer than those of customers. */
export function runIn(tx: Tx): RunPrepared {
  return async <Row>({ text }: { text: string }, values: readonly unknown[]) => {
    const { rows } = await tx.executeQuery<Row>(CompiledQuery.raw(text, [...values]));
    return rows;
  };
}
