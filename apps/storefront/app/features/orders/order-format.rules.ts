import { days } from '@dalan/contract/language/days.texts';
import { formatRupees } from '@dalan/contract/money/money';
import { formatGrams, kgToGrams } from '@dalan/contract/money/weight';
import { onAccountChip } from '@dalan/contract/on-account/account-chip.texts';
import { paidStatuses } from '@dalan/contract/orders/orders';
import type { Order } from '@dalan/contract/orders/orders';
import { askedOfCustomer } from '@dalan/contract/payments/payments';
import type { Payment } from '@dalan/contract/payments/payments';

import { namedWithGrind } from '../../lib/language/named-with-grind.ts';
import { keepReady } from '../../lib/keep-ready.texts.ts';
import { nameInPage } from '../../lib/language/shown-name.ts';
import { myOrdersTexts } from './my-orders.texts.ts';
import { paysAtDoor } from './pay/pay-state.rules.ts';
import { payTexts } from './pay/pay.texts.ts';

/** `5 kg Besan`, or `5 kg, 2 flours`. The grind of a flour is named if the order has only one. */
export function summarizeItems({ items }: Pick<Order, 'items'>): string {
  const weight = formatGrams(items.reduce((sum, item) => sum + kgToGrams(item.quantityKg), 0));
  const flours = new Set(items.map(({ productId }) => productId._id)).size;
  const [first] = items;
  if (flours !== 1 || !first) return myOrdersTexts.items(weight, flours);
  const grind = items.length === 1 ? first.grind : undefined;
  return myOrdersTexts.item(weight, nameInPage(namedWithGrind(first.productId, grind)));
}

type Sums = Parameters<typeof askedOfCustomer>[0] &
  Pick<
    Order,
    'totalAmount' | 'deliveryCharge' | 'roundOff' | 'givenBackAmount' | 'pincode' | 'onAccount'
  >;
type Row = { name: string; amount: string };

/**
 * All that leads to the last row: the amount to pay, what is left of it, or what was paid. Orders
 * from before the delivery rule have no charge.
 */
export function orderSums(order: Sums): Row[] {
  const { totalAmount, deliveryCharge, roundOff, givenBackAmount, pincode } = order;
  const { total, delivery, free, givenBack } = myOrdersTexts;
  const charge = deliveryCharge === 0 ? free : formatRupees(deliveryCharge);
  const sums = [
    row(total, totalAmount),
    ...(pincode === null ? [] : [{ name: delivery, amount: charge }]),
    ...(roundOff ? [row(myOrdersTexts.roundOff, roundOff)] : []),
    ...(givenBackAmount ? [row(givenBack, -givenBackAmount)] : []),
  ];
  const paid = paidRows(order);
  if (paid) return [...sums, ...paid];
  return sums.length === 1 ? sums : [...sums, toPayRow(order)];
}

/** Undefined if nothing was paid, and for an order on account, which is paid with all others. */
function paidRows(order: Sums): Row[] | undefined {
  const { amountToPay, paidAmount, paymentStatus, onAccount } = order;
  const paid = paidAmount || (paidStatuses.includes(paymentStatus) ? amountToPay : 0);
  if (onAccount || paid === 0) return undefined;
  const open = askedOfCustomer(order);
  if (open > 0) return [row(myOrdersTexts.paidSoFar, -paid), row(payTexts.stillToPay, open)];
  return [
    ...(paid === amountToPay ? [] : [toPayRow(order)]),
    row(myOrdersTexts.paymentStatus.Paid, paid),
  ];
}

function toPayRow({ amountToPay, onAccount }: Sums): Row {
  return row(onAccount ? onAccountChip : myOrdersTexts.amountToPay, amountToPay);
}

function row(name: string, amount: number): Row {
  return { name, amount: formatRupees(amount) };
}

/** A payment or, below zero, money given back. */
export function moneyText({ method, amount, at }: Pick<Payment, 'method' | 'amount' | 'at'>) {
  const text = payTexts.received[method](
    formatRupees(Math.abs(amount)),
    days.formatMomentOfYear(at),
  );
  return amount < 0 ? `${myOrdersTexts.givenBack}: ${text}` : text;
}

type OrderState = Pick<
  Order,
  'orderStatus' | 'paymentStatus' | 'amountToPay' | 'pincode' | 'history' | 'onAccount'
>;

/** What happens next, and the cash to keep ready. */
export function nextStepText(order: OrderState): string {
  const { orderStatus, paymentStatus, amountToPay, pincode, history } = order;
  const ending = history.findLast(({ kind }) => !kind.startsWith('payment'));
  // A note shows that the mill cancelled the order.
  if (orderStatus === 'Cancelled' && ending?.kind === 'cancelled' && !ending.note) {
    return myOrdersTexts.cancelledByYou;
  }
  const next = myOrdersTexts.next[orderStatus];
  const isDue = paymentStatus === 'Pending' && paysAtDoor(order);
  return isDue ? `${next} ${keepReady(formatRupees(amountToPay), pincode !== null)}` : next;
}
