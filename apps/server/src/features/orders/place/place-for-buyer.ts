import type { ErrorCode } from '@dalan/contract/errors';
import { rupeesToPaise } from '@dalan/contract/money/money';
import { orderTexts } from '@dalan/contract/orders/orders';
import type { Order } from '@dalan/contract/orders/orders';
import { kgToGrams } from '@dalan/contract/money/weight';
import type { Db } from '../../../platform/db/database.ts';
import { ShopError } from '../../../platform/shop-error.ts';
import { listDaysLeft } from '../../delivery/index.ts';
import { getOrder } from '../list/get-order.ts';
import { dayFull, refusedDelivery } from './delivery-refusals.ts';
import { refusedLines } from './line-refusals.ts';
import type { AskedLine, OrderToPlace, PlacedLine } from './place-order.queries.ts';
import { planDelivery, weightKg } from './plan-delivery.ts';
import type { DeliverySettings } from './plan-delivery.ts';
import type { OrderRequest } from './request-hash.rules.ts';

export type DeliverySource = { current: () => DeliverySettings; refresh: () => Promise<void> };

export type PlacedOrder = { order: Order; isReplay: boolean };

/** All of an order but who buys and who places it. */
export type OrderWithoutBuyer = Omit<
  OrderToPlace,
  'userId' | 'limits' | 'placedBy' | 'firstStatus'
>;

/** What differs between a customer who orders and staff who order for one. */
export type Buyer = {
  /** Writes all or nothing. No lines if the key is used. */
  insert: (order: OrderWithoutBuyer) => Promise<PlacedLine[]>;
  read: (lines: PlacedLine[]) => Order | Promise<Order> | undefined;
  findByKey: (key: string) => Promise<{ id: string; requestHash: Buffer | null } | undefined>;
  /** Reasons that stand before those of the lines. */
  refuse: (lines: AskedLine[]) => ShopError | undefined;
  keyReused: string;
  /** The placed order as this person may see it. */
  show: (order: Order) => Order | Promise<Order>;
};

export type PlaceForBuyer = {
  buyer: Buyer;
  city: string;
  shopPhone: string;
  /** Settings of this process, which may be a second old. */
  delivery: DeliverySource;
  order: OrderRequest;
  idempotencyKey: string | null;
  requestHash: Buffer | null;
  /** Staff and repeats may choose a day even while the delivery rule is off. */
  canChooseDay?: boolean;
  allowFullDay?: boolean;
  now?: Date;
};

/** After a saved delivery page, and after a day that filled up when the customer chose none. */
const MAX_TRIES = 8;

/** Places the order or throws the reason. Idempotent per key. */
export async function placeForBuyer(db: Db, asked: PlaceForBuyer): Promise<PlacedOrder> {
  for (let attempt = 1; ; attempt += 1) {
    const settings = asked.delivery.current();
    const tried = await tryToPlace(db, asked, settings);
    if (!(tried instanceof ShopError)) return tried;
    if (attempt === MAX_TRIES || !(await isWorthRetrying(asked, settings, tried))) throw tried;
  }
}

async function tryToPlace(
  db: Db,
  asked: PlaceForBuyer,
  settings: DeliverySettings,
): Promise<PlacedOrder | ShopError> {
  const { now = new Date() } = asked;
  const delivery = await planDelivery(db, { ...asked, ...settings, now });
  if (delivery instanceof ShopError) return (await findEarlier(db, asked)) ?? delivery;
  const lines = await asked.buyer.insert({ ...prepare(asked), delivery });
  const order = await asked.buyer.read(lines);
  if (order !== undefined) return { order, isReplay: false };
  return (
    (await findEarlier(db, asked)) ??
    (lines[0]?.isRuleCurrent === false ? tryAgain() : undefined) ??
    asked.buyer.refuse(lines) ??
    refusedLines(lines) ??
    refusedDelivery(asked.order, settings.rule, lines) ??
    // Only the room of the day is left. Without a room every line is valid now: the statement
    // conflicted with a change that was undone meanwhile.
    (delivery.roomGrams === null
      ? tryAgain()
      : dayFull(
          asked.order.dueOn,
          await listDaysLeft(db, { city: asked.city, rule: settings.rule, now }),
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
  { delivery, order }: PlaceForBuyer,
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

function prepare(asked: PlaceForBuyer): Omit<OrderWithoutBuyer, 'delivery'> {
  const { city, order, idempotencyKey, requestHash } = asked;
  return {
    city,
    productIds: order.items.map((item) => item.productId),
    weightsGrams: order.items.map((item) => kgToGrams(item.quantityKg)),
    seenPricesPaise: order.items.map((item) => rupeesToPaise(item.pricePerKg)),
    deliveryAddress: order.deliveryAddress.trim(),
    contactNumber: order.contactNumber,
    idempotencyKey,
    requestHash,
  };
}

/** A retry gets its first order, even if stock or price changed since. */
async function findEarlier(
  db: Db,
  { buyer, idempotencyKey, requestHash }: PlaceForBuyer,
): Promise<PlacedOrder | undefined> {
  if (idempotencyKey === null || requestHash === null) return undefined;
  const earlier = await buyer.findByKey(idempotencyKey);
  if (earlier === undefined) return undefined;
  if (!earlier.requestHash?.equals(requestHash)) {
    // The first answer was lost and the order was changed since: show the placed one.
    throw new ShopError('KEY_REUSED', buyer.keyReused, {
      details: { order: await buyer.show(await getOrder(db, earlier.id)) },
    });
  }
  return { order: await buyer.show(await getOrder(db, earlier.id)), isReplay: true };
}
