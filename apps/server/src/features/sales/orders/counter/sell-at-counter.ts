import { createHash } from 'node:crypto';
import { accountRefusals } from '@dalan/contract/on-account/accounts';
import { counterRefusals, WALK_IN_ID } from '@dalan/contract/desk/counter';
import type { NewCounterSale, ScaleStep } from '@dalan/contract/desk/counter';
import { shopClock } from '@dalan/contract/delivery/delivery';
import { rupeesToPaise } from '@dalan/contract/money/money';
import { kgToGrams } from '@dalan/contract/money/weight';
import { orderTexts } from '@dalan/contract/orders/orders';
import type { Db } from '../../../../platform/db/database.ts';
import { brokenConstraint, inTransaction } from '../../../../platform/db/transaction.ts';
import type { Tx } from '../../../../platform/db/transaction.ts';
import { ShopError } from '../../../../platform/shop-error.ts';
import { recordAudit } from '../../../office/audit/index.ts';
import { holdDeliveryDays } from '../../../shop/delivery/index.ts';
import { giveNewestBatches } from '../batches/give-newest-batches.ts';
import type { Seller } from '../bills/bill-document.rules.ts';
import { makeBill } from '../bills/make-bill.ts';
import { getOrder } from '../list/get-order.ts';
import { lockOrder } from '../lock-order.ts';
import { insertOrderEvent } from '../order-events.queries.ts';
import { updateOrderStatus } from '../orders.queries.ts';
import { findAccount, getOwedPaise, lockCustomer } from '../account/accounts.queries.ts';
import { accountRefused, overLimitRefused } from '../account/account-refusals.ts';
import { addPaymentRow } from '../payments/add-payment.ts';
import {
  auditNewCustomer,
  customerGone,
  findOrMakeCustomer,
} from '../phone/find-or-make-customer.ts';
import { findPhoneOrderByKey } from '../phone/phone-orders.queries.ts';
import { refusedLines } from '../place/line-refusals.ts';
import { NotPlaced } from '../place/not-placed.ts';
import type { PlacedOrder } from '../place/place-by-strategy.ts';
import { insertOrder, runIn } from '../place/place-order.queries.ts';
import type { OrderToPlace, PlacedLine } from '../place/place-order.queries.ts';
import { canonicalSale, findSaleFault, momentOfSale } from './check-sale.rules.ts';

type SellAtCounter = {
  actorId: string;
  city: string;
  seller: Seller;
  /** What the scale weighs by; undefined if nobody has set it. */
  scaleStep: ScaleStep | undefined;
  sale: NewCounterSale;
  idempotencyKey: string;
  now?: Date;
};

/**
 * Sells flour that is handed over at once: placed, delivered, paid and billed in one transaction, or
 * nothing. Idempotent per key and member of staff.
 */
export async function sellAtCounter(db: Db, asked: SellAtCounter): Promise<PlacedOrder> {
  const { sale, scaleStep, now = new Date() } = asked;
  const requestHash = createHash('sha256').update(canonicalSale(sale)).digest();
  const earlier = await findEarlier(db, asked, requestHash);
  if (earlier !== undefined) return earlier;
  const fault = findSaleFault(sale, { step: scaleStep, now });
  if (fault !== undefined) {
    const fields = { [fault.field]: fault.message };
    throw new ShopError('INVALID_INPUT', fault.message, { fields });
  }
  const lines = await sellUnlessKeyIsUsed(db, { ...asked, now, requestHash });
  const sold = lines.find((line) => line.id !== null);
  if (sold !== undefined) return { order: await getOrder(db, sold.id), isReplay: false };
  const raced = await findEarlier(db, asked, requestHash);
  if (raced !== undefined) return raced;
  throw lines[0]?.isBuyerGone
    ? customerGone()
    : // The scale decides about weights here, not the steps of the flours.
      (refusedLines(lines.map((line) => ({ ...line, stepGrams: null }))) ??
        new ShopError('UNAVAILABLE', orderTexts.placeFailed));
}

/** A retry gets its first sale, even if stock or price changed since. */
async function findEarlier(
  db: Db,
  { actorId, idempotencyKey }: SellAtCounter,
  requestHash: Buffer,
): Promise<PlacedOrder | undefined> {
  const earlier = await findPhoneOrderByKey(db, actorId, idempotencyKey);
  if (earlier === undefined) return undefined;
  const order = await getOrder(db, earlier.id);
  if (earlier.requestHash?.equals(requestHash)) return { order, isReplay: true };
  throw new ShopError('KEY_REUSED', counterRefusals.keyReused, { details: { order } });
}

type Sale = SellAtCounter & { now: Date; requestHash: Buffer };

const KEYS = ['one_phone_order_per_key_and_staff', 'one_order_per_key_and_user'];

/** If two concurrent posts have one key, the second violates a constraint and gets no lines. */
async function sellUnlessKeyIsUsed(db: Db, asked: Sale): Promise<PlacedLine[]> {
  try {
    return await inTransaction(db, (tx) => sell(tx, asked));
  } catch (error) {
    if (error instanceof NotPlaced) return error.lines;
    if (KEYS.includes(brokenConstraint(error) ?? '')) return [];
    throw error;
  }
}

async function sell(tx: Tx, asked: Sale): Promise<PlacedLine[]> {
  const { actorId, sale, seller } = asked;
  await holdDeliveryDays(tx);
  const { userId, isNew } =
    sale.customer === undefined
      ? { userId: WALK_IN_ID, isNew: false }
      : await findOrMakeCustomer(tx, { ...sale.customer, deliveryAddress: '' });
  // The statement locks the customer, too, but reads their prices as of its start: a sale that waited for
  // a saved account would be refused without the new prices.
  if (sale.customer !== undefined) await lockCustomer(tx, userId);
  const lines = await insertOrder(runIn(tx), toPlace(asked, userId));
  const placed = lines.find((line) => line.id !== null);
  if (placed === undefined) throw new NotPlaced(lines);
  if (sale.method === 'account') {
    await keepLimit(tx, userId, { isOnAccount: placed.onAccount, amount: sale.amount });
  }

  await giveNewestBatches(tx, placed.id);
  await handOver(tx, placed.id, asked);
  await makeBill(tx, placed.id, seller);
  if (isNew) await auditNewCustomer(tx, actorId, userId);
  await recordAudit(tx, {
    actorId,
    action: 'order.sold_at_counter',
    subjectId: placed.id,
    details: { method: sale.method, amount: sale.amount },
  });
  return lines;
}

/** Refuses what the customer may not owe. The sale is among what they owe already. */
async function keepLimit(
  tx: Tx,
  userId: string,
  { isOnAccount, amount }: { isOnAccount: boolean; amount: number },
): Promise<void> {
  const account = await findAccount(tx, userId);
  if (account === undefined || !isOnAccount) throw accountRefused(accountRefusals.noAccount);
  const owedPaise = await getOwedPaise(tx, userId);
  if (owedPaise <= account.limitPaise) return;
  throw overLimitRefused({ account, owedPaise: owedPaise - rupeesToPaise(amount) });
}

/** Marks the order as delivered and paid, or as on account. Nobody gets a letter: the customer stands there. */
async function handOver(tx: Tx, orderId: string, asked: Sale): Promise<void> {
  const { actorId, sale, idempotencyKey, now } = asked;
  const order = await lockOrder(tx, orderId);
  if (order === undefined) throw new Error('the sale was placed in this transaction');
  const delivered = { orderStatus: 'Delivered', paymentStatus: order.paymentStatus } as const;
  await updateOrderStatus(tx, orderId, delivered);
  await insertOrderEvent(tx, { orderId, kind: 'status changed', ...delivered, actorId }, []);
  if (sale.method === 'account') return;
  const receivedAt = momentOfSale(sale, now);
  await addPaymentRow(
    tx,
    { ...order, ...delivered },
    {
      method: sale.method,
      amountPaise: rupeesToPaise(sale.amount),
      ...(sale.reference !== undefined && { reference: sale.reference }),
      ...(receivedAt !== null && { receivedAt }),
      actorId,
      idempotencyKey,
      isUntold: true,
    },
  );
}

const notDelivered = {
  pageVersion: null,
  ruleVersion: null,
  pincode: null,
  areaChargePaise: 0,
  freeFromPaise: null,
  seenChargePaise: 0,
  smallestOrderPaise: null,
  roomGrams: null,
};

function toPlace(asked: Sale, userId: string): OrderToPlace {
  const { actorId, city, sale, idempotencyKey, requestHash, now } = asked;
  const soldAt = momentOfSale(sale, now);
  return {
    userId,
    city,
    productIds: sale.items.map(({ productId }) => productId),
    grinds: sale.items.map(({ grind }) => grind ?? null),
    weightsGrams: sale.items.map(({ quantityKg }) => kgToGrams(quantityKg)),
    seenPricesPaise: sale.items.map(({ pricePerKg }) => rupeesToPaise(pricePerKg)),
    deliveryAddress: '',
    contactNumber: sale.customer?.contactNumber ?? '',
    idempotencyKey,
    requestHash,
    delivery: { ...notDelivered, dueOn: shopClock(soldAt ?? now).day },
    limits: null,
    placedBy: actorId,
    firstStatus: 'Confirmed',
    channel: 'counter',
    mayOwe: sale.method === 'account',
    soldAt,
  };
}
