import { formatRupees } from '@dalan/contract/money/money';
import { finalStatuses } from '@dalan/contract/orders/orders';
import type { Order } from '@dalan/contract/orders/orders';
import { formatGrams, kgToGrams } from '@dalan/contract/money/weight';

import { namedWithGrind } from '../../lib/language/named-with-grind.ts';
import { keepReady } from '../../lib/keep-ready.texts.ts';
import { nameInPage } from '../../lib/language/shown-name.ts';
import { myOrdersTexts } from './my-orders.texts.ts';

/** `5 kg Besan`, or `5 kg, 2 flours`. The grind of a flour is named if the order has only one. */
export function summarizeItems({ items }: Pick<Order, 'items'>): string {
  const weight = formatGrams(items.reduce((sum, item) => sum + kgToGrams(item.quantityKg), 0));
  const flours = new Set(items.map(({ productId }) => productId._id)).size;
  const [first] = items;
  if (flours !== 1 || !first) return myOrdersTexts.items(weight, flours);
  const grind = items.length === 1 ? first.grind : undefined;
  return myOrdersTexts.item(weight, nameInPage(namedWithGrind(first.productId, grind)));
}

type Sums = Pick<
  Order,
  'totalAmount' | 'deliveryCharge' | 'roundOff' | 'givenBackAmount' | 'pincode'
>;

/** All that leads to the amount to pay. Orders from before the delivery rule have no charge. */
export function orderSums(order: Sums): { name: string; amount: string }[] {
  const { totalAmount, deliveryCharge, roundOff, givenBackAmount, pincode } = order;
  const { total, delivery, free, givenBack } = myOrdersTexts;
  const charge = deliveryCharge === 0 ? free : formatRupees(deliveryCharge);
  return [
    { name: total, amount: formatRupees(totalAmount) },
    ...(pincode === null ? [] : [{ name: delivery, amount: charge }]),
    ...(roundOff ? [{ name: myOrdersTexts.roundOff, amount: formatRupees(roundOff) }] : []),
    ...(givenBackAmount ? [{ name: givenBack, amount: formatRupees(-givenBackAmount) }] : []),
  ];
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
  const isDue =
    paymentStatus === 'Pending' && !order.onAccount && !finalStatuses.includes(orderStatus);
  return isDue ? `${next} ${keepReady(formatRupees(amountToPay), pincode !== null)}` : next;
}
