import { SHOP_TIME_ZONE } from '@dalan/contract/time-zone';
import { formatRupees } from '@dalan/contract/money';
import { finalStatuses } from '@dalan/contract/orders';
import type { Order } from '@dalan/contract/orders';
import { formatGrams, kgToGrams } from '@dalan/contract/weight';

import { keepReady } from '../../lib/keep-ready.rules.ts';
import { myOrdersTexts } from './my-orders-texts.ts';

const date = { timeZone: SHOP_TIME_ZONE, day: 'numeric', month: 'short' } as const;
const year = { year: 'numeric' } as const;
const time = { hour: 'numeric', minute: '2-digit' } as const;
const day = new Intl.DateTimeFormat('en-IN', { ...date, ...year });
const moment = new Intl.DateTimeFormat('en-IN', { ...date, ...year, ...time });
const momentOfThisYear = new Intl.DateTimeFormat('en-IN', { ...date, ...time });

/** `14 Nov 2026`. */
export function formatDay(at: string): string {
  return day.format(new Date(at));
}

/** `14 Nov 2026, 6:40 PM`, like the opening hours. */
export function formatMoment(at: string): string {
  return withCapitals(moment.format(new Date(at)));
}

/** `14 Nov, 6:40 PM`. */
export function formatStepTime(at: string): string {
  return withCapitals(momentOfThisYear.format(new Date(at)));
}

function withCapitals(text: string): string {
  return text.replace(/[ap]m$/, (half) => half.toUpperCase());
}

/** `5 kg Besan`, or `5 kg, 2 flours`. */
export function summarizeItems({ items }: Pick<Order, 'items'>): string {
  const weight = formatGrams(items.reduce((sum, item) => sum + kgToGrams(item.quantityKg), 0));
  const [only] = items;
  return items.length === 1 && only
    ? `${weight} ${only.productId.name}`
    : `${weight}, ${items.length} flours`;
}

type OrderState = Pick<
  Order,
  'orderStatus' | 'paymentStatus' | 'amountToPay' | 'pincode' | 'history'
>;

/** What happens next, and the cash to keep ready. */
export function nextStepText(order: OrderState): string {
  const { orderStatus, paymentStatus, amountToPay, pincode, history } = order;
  const ending = history.findLast(({ kind }) => !kind.startsWith('payment'));
  // With a note, the mill cancelled it.
  if (orderStatus === 'Cancelled' && ending?.kind === 'cancelled' && !ending.note) {
    return myOrdersTexts.cancelledByYou;
  }
  const next = myOrdersTexts.next[orderStatus];
  const isDue = paymentStatus === 'Pending' && !finalStatuses.includes(orderStatus);
  return isDue ? `${next} ${keepReady(formatRupees(amountToPay), pincode !== null)}` : next;
}
