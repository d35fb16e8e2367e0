import type { ErrorCode } from '@dalan/contract/errors';
import { rupeesToPaise } from '@dalan/contract/money/money';
import { orderTexts } from '@dalan/contract/orders/orders';
import type { Order } from '@dalan/contract/orders/orders';
import { kgToGrams } from '@dalan/contract/money/weight';
import { totalKg } from '@dalan/contract/orders/quantities';
import type { Db } from '../../../../platform/db/database.ts';
import { ShopError } from '../../../../platform/shop-error.ts';
import { listDaysLeft } from '../../../shop/delivery/index.ts';
import { getOrder } from '../list/get-order.ts';
import { dayFull, refusedDelivery } from './delivery-refusals.ts';
import { refusedLines } from './line-refusals.ts';
import type { AskedLine, OrderToPlace, PlacedLine } from './place-order.queries.ts';
import { planDelivery } from './plan-delivery.ts';
import type { DeliverySettings } from './plan-delivery.ts';
import type { OrderRequest } from './request-hash.rules.ts';

export type DeliverySource = { current: () => DeliverySettings; refresh: () => Promise<void> };

export type PlacedOrder = { order: Order; isReplay: boolean };

/** All of an order but who buys and who places it. */
export type OrderWithoutBuyer = Omit<
  OrderToPlace,
  'userId' | 'limits' | 'placedBy' | 'firstStatus' | 'channel' | 'mayOwe' | 'soldAt'
>;

/** What differs between an order by a customer, by staff on the phone, and by a repeat. */
export type PlacingStrategy = {
  /**
   * Writes the order with everything that belongs to it, or nothing. Returns no lines if the key is
   * used.
   */
  insertOrder: (order: OrderWithoutBuyer) => Promise<PlacedLine[]>;
  findOrderByKey: (key: string) => Promise<{ id: string; requestHash: Buffer | null } | undefined>;
  keyReusedText: string;
  /** Refusals that are told before those of the lines, such as a limit of the account. */
  findRefusal: (lines: AskedLine[]) => ShopError | undefined;
  /** The order as its customer may see it. Without this it is answered as staff see it. */
  customersView?: {
    /** Made of the lines, without another query. Undefined if nothing was written. */
    ofPlaced: (lines: PlacedLine[]) => Promise<Order> | undefined;
    ofEarlier: (order: Order) => Promise<Order>;
  };
};

export type PlaceByStrategy = {
  strategy: PlacingStrategy;
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

/**
 * Tries again after a saved delivery page or account, and after a day that filled up if the customer chose
 * none.
 */
const MAX_TRIES = 8;

/** Places the order or throws the reason. Idempotent per key. */
export async function placeByStrategy(db: Db, asked: PlaceByStrategy): Promise<PlacedOrder> {
  for (let attempt = 1; ; attempt += 1) {
    const settings = asked.delivery.current();
    const tried = await tryToPlace(db, asked, settings);
    if (!(tried instanceof ShopError)) return tried;
    if (attempt === MAX_TRIES || !(await isWorthRetrying(asked, settings, tried))) throw tried;
  }
}

async function tryToPlace(
  db: Db,
  asked: PlaceByStrategy,
  settings: DeliverySettings,
): Promise<PlacedOrder | ShopError> {
  const { now = new Date() } = asked;
  const delivery = await planDelivery(db, { ...asked, ...settings, now });
  if (delivery instanceof ShopError) return (await findEarlier(db, asked)) ?? delivery;
  const lines = await asked.strategy.insertOrder({ ...prepare(asked), delivery });
  const order = await readPlaced(db, asked.strategy, lines);
  if (order !== undefined) return { order, isReplay: false };
  return (
    (await findEarlier(db, asked)) ??
    (lines[0]?.isRuleCurrent === false ? tryAgain() : undefined) ??
    (lines[0]?.isAccountCurrent === false ? new AccountSaved() : undefined) ??
    asked.strategy.findRefusal(lines) ??
    refusedLines(lines) ??
    refusedDelivery(asked.order, settings.rule, lines) ??
    // The only reason left is the room of the day. Without such a limit every line is valid by now:
    // the statement conflicted with a change that was undone meanwhile.
    (delivery.roomGrams === null
      ? tryAgain()
      : dayFull(
          asked.order.dueOn,
          await listDaysLeft(db, { city: asked.city, rule: settings.rule, now }),
        ))
  );
}

function readPlaced(db: Db, { customersView }: PlacingStrategy, lines: PlacedLine[]) {
  if (customersView !== undefined) return customersView.ofPlaced(lines);
  const placed = lines.find((line) => line.id !== null);
  return placed && getOrder(db, placed.id);
}

/** The account was saved while the order waited for its customer. */
class AccountSaved extends ShopError {
  constructor() {
    super('UNAVAILABLE', orderTexts.placeFailed);
  }
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
  { delivery, order }: PlaceByStrategy,
  settings: DeliverySettings,
  refusal: ShopError,
): Promise<boolean> {
  if (refusal instanceof AccountSaved) return true;
  if (!DELIVERY_REFUSALS.includes(refusal.code)) return false;
  await delivery.refresh();
  if (delivery.current().version !== settings.version) return true;
  const days = refusal.details?.delivery?.days ?? [];
  const kg = totalKg(order.items);
  return order.dueOn === undefined && days.some(({ leftKg }) => leftKg !== null && leftKg >= kg);
}

function prepare(asked: PlaceByStrategy): Omit<OrderWithoutBuyer, 'delivery'> {
  const { city, order, idempotencyKey, requestHash } = asked;
  return {
    city,
    productIds: order.items.map((item) => item.productId),
    grinds: order.items.map((item) => item.grind ?? null),
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
  { strategy, idempotencyKey, requestHash }: PlaceByStrategy,
): Promise<PlacedOrder | undefined> {
  if (idempotencyKey === null || requestHash === null) return undefined;
  const earlier = await strategy.findOrderByKey(idempotencyKey);
  if (earlier === undefined) return undefined;
  const found = await getOrder(db, earlier.id);
  const order = (await strategy.customersView?.ofEarlier(found)) ?? found;
  if (!earlier.requestHash?.equals(requestHash)) {
    // The first answer was lost and the order was changed since: show the placed one.
    throw new ShopError('KEY_REUSED', strategy.keyReusedText, { details: { order } });
  }
  return { order, isReplay: true };
}
