import type { Grind } from '@dalan/contract/catalog/grinds';
import { rupeesToPaise } from '@dalan/contract/money/money';
import {
  amountsOf,
  changesOf,
  contentsOf,
  isChangeable,
  isUnchanged,
} from '@dalan/contract/orders/order-contents';
import type { Contents, OrderContents } from '@dalan/contract/orders/order-contents';
import type {
  NewOrderItem,
  Order,
  OrderContentChanges,
  PaymentStatus,
} from '@dalan/contract/orders/orders';
import { paymentStatusOf } from '@dalan/contract/payments/payments';
import { kgToGrams } from '@dalan/contract/money/weight';
import type { Db } from '../../../../platform/db/database.ts';
import { inTransaction } from '../../../../platform/db/transaction.ts';
import type { Tx } from '../../../../platform/db/transaction.ts';
import { ShopError } from '../../../../platform/shop-error.ts';
import { recordAudit } from '../../../office/audit/index.ts';
import { lockDaysOf, releaseDay, takeDay } from '../../../shop/delivery/index.ts';
import { findOwnPrices } from '../account/own-prices.ts';
import { getOrder, orderNotFound } from '../list/get-order.ts';
import { lockOrder } from '../lock-order.ts';
import { orderAnswerTexts } from '../order-answer-texts.ts';
import { insertOrderEvent } from '../order-events.queries.ts';
import type { LockedOrder } from '../orders.queries.ts';
import { pincodeUnknown } from '../place/delivery-refusals.ts';
import { refuseFarDays } from '../status/move-to-day.ts';
import { orderChanged } from '../status/order-changed.ts';
import { changeOrderTexts } from './change-order-texts.ts';
import {
  findRuleOfOrder,
  lockFlours,
  moveStockOfOrder,
  updateContents,
  writeItems,
} from './change-order.queries.ts';
import {
  atOwnPrices,
  changedFlours,
  linesAfter,
  outOfStock,
  pairItems,
  refusedChoices,
  refusedNewLines,
  weightMoves,
} from './changed-lines.ts';
import type { PairedLines } from './changed-lines.ts';

type ChangeOrder = { orderId: string; actorId: string; shopPhone: string; contents: OrderContents };

/**
 * Changes items, address, number and day of an order until it is milled, all or nothing. A call for
 * what the order already has changes nothing, so that a repeated call is harmless.
 */
export async function changeOrder(db: Db, asked: ChangeOrder): Promise<Order> {
  const { orderId, contents } = asked;
  await inTransaction(db, async (tx) => {
    const locked = await lockOrder(tx, orderId);
    if (locked === undefined) throw orderNotFound();
    const order = await getOrder(tx, orderId);
    const isSame = isUnchanged(changesOf(contentsOf(order), plainly(order, contents)));
    if (isSame) return;
    refuseMilled(order);
    if (contents.version !== order.version) {
      throw orderChanged(order, orderAnswerTexts.changedMeanwhile);
    }
    if (contents.dueOn !== order.dueOn) refuseFarDays(contents.dueOn);
    const pairs = pairItems(order.items, contents.items);
    const is = await takeFlour(tx, locked, { ...asked, order, pairs });
    await write(tx, locked, { ...asked, order, pairs, is });
  });
  return getOrder(db, orderId);
}

/**
 * The contents that are asked for, before their prices are known. Which line was which is left out,
 * because it says nothing about an order that was changed so already.
 */
function plainly(order: Order, asked: OrderContents): Contents {
  return {
    ...contentsOf(order),
    lines: asked.items.map(({ wasGrind: _, ...item }) => ({
      ...item,
      name: '',
      grind: namelessGrind(item),
    })),
    ...placeOf(order, asked),
  };
}

function namelessGrind({ grind: key }: NewOrderItem): Grind | undefined {
  return key === undefined ? undefined : { key, name: '', nameMr: '', nameHi: '' };
}

/** An order without a delivery rule has no pincode. */
function placeOf(order: Order, asked: OrderContents) {
  return {
    deliveryAddress: asked.deliveryAddress.trim(),
    contactNumber: asked.contactNumber,
    pincode: order.pincode === null ? null : (asked.pincode ?? order.pincode),
    dueOn: asked.dueOn,
  };
}

function refuseMilled(order: Order): void {
  if (isChangeable(order)) return;
  const isBilled = order.billNumber !== null;
  const message = isBilled
    ? changeOrderTexts.billed
    : changeOrderTexts.notChangeable(order.orderStatus);
  throw new ShopError('ORDER_NOT_CHANGEABLE', message, { details: { order } });
}

type Asked = ChangeOrder & { order: Order; pairs: PairedLines };

/** Locks the flours, checks what is new, moves the stock, and returns the contents with amounts. */
async function takeFlour(tx: Tx, locked: LockedOrder, asked: Asked): Promise<Contents> {
  const { order, contents, pairs, actorId } = asked;
  const moves = weightMoves(pairs);
  const productIds = [...moves.map(({ productId }) => productId), ...changedFlours(pairs)];
  const own = await findOwnPrices(tx, locked.userId);
  const flours = atOwnPrices(await lockFlours(tx, { city: locked.city, productIds }), own);
  const heldIds = order.items.map(({ productId }) => productId._id);
  const refusal =
    refusedNewLines(pairs.added, flours) ??
    refusedChoices(pairs, contents.items, flours) ??
    outOfStock(moves, flours, heldIds);
  if (refusal !== undefined) throw refusal;
  const lines = linesAfter(pairs, flours);
  const place = placeOf(order, contents);
  const amounts = amountsOf({ ...place, lines }, await findRuleOfOrder(tx, locked));
  if (amounts === undefined) throw pincodeUnknown(place.pincode ?? undefined, asked.shopPhone);
  if (moves.length > 0) await moveStockOfOrder(tx, locked, { moves, actorId });
  return { lines, ...place, ...amounts };
}

async function write(
  tx: Tx,
  locked: LockedOrder,
  { order, pairs, actorId, is }: Asked & { is: Contents },
): Promise<void> {
  const changes = changesOf(contentsOf(order), is);
  const paymentStatus = paymentStatusAfter(order, is, changes);
  await lockDaysOf(tx, [locked, { ...locked, dueOn: is.dueOn }]);
  await releaseDay(tx, locked);
  await writeItems(tx, order._id, linesToWrite(pairs, is));
  await takeDay(tx, { ...locked, dueOn: is.dueOn });
  await updateContents(tx, order._id, {
    totalPaise: rupeesToPaise(is.totalAmount),
    deliveryChargePaise: rupeesToPaise(is.deliveryCharge),
    deliveryAddress: is.deliveryAddress,
    contactNumber: is.contactNumber,
    pincode: is.pincode,
    dueOn: is.dueOn,
    paymentStatus,
  });
  await insertOrderEvent(
    tx,
    {
      orderId: order._id,
      kind: 'contents changed',
      orderStatus: order.orderStatus,
      paymentStatus,
      actorId,
      changes,
    },
    isNewsToCustomer(changes, locked) ? ['customer'] : [],
  );
  await recordAudit(tx, {
    actorId,
    action: 'order.contents_changed',
    subjectId: order._id,
    details: { fields: Object.keys(changes), changes: figuresOf(changes) },
  });
}

/** `is` has the lines that stay, in their old order, and then the new ones. */
function linesToWrite({ kept }: PairedLines, is: Contents) {
  const staying = kept.filter(([, after]) => after);
  const lines = is.lines.map(({ productId, grind, quantityKg, pricePerKg }) => ({
    productId,
    grind,
    pricePaise: rupeesToPaise(pricePerKg),
    weightGrams: kgToGrams(quantityKg),
  }));
  return {
    kept: lines.slice(0, staying.length).map((line, index) => ({
      ...line,
      wasGrind: staying[index]?.[0].grind,
    })),
    added: lines.slice(staying.length),
  };
}

/** A status set by hand stands while the amount is the same or nothing was received. */
function paymentStatusAfter(
  order: Order,
  { totalAmount, deliveryCharge }: Contents,
  changes: OrderContentChanges,
): PaymentStatus {
  if (order.payments.length === 0 || changes.amountToPay === undefined) return order.paymentStatus;
  const toPayPaise = rupeesToPaise(totalAmount) + rupeesToPaise(deliveryCharge);
  return paymentStatusOf(rupeesToPaise(order.paidAmount), toPayPaise);
}

/** Without a delivery rule the customer was never told a day. */
function isNewsToCustomer(changes: OrderContentChanges, locked: LockedOrder): boolean {
  const { dueOn, ...others } = changes;
  return !isUnchanged(others) || (dueOn !== undefined && locked.deliveryVersion !== null);
}

/** The changes that the audit log keeps: none is personal data. */
function figuresOf({ dueOn, totalAmount, deliveryCharge }: OrderContentChanges) {
  return {
    ...(dueOn && { dueOn }),
    ...(totalAmount && { totalAmount }),
    ...(deliveryCharge && { deliveryCharge }),
  };
}
