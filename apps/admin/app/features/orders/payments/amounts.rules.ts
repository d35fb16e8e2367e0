import { formatPaise, isWholePaise, rupeesToPaise } from '@dalan/contract/money/money';
import type { Order } from '@dalan/contract/orders/orders';
import { paymentTexts } from './payment-texts.ts';

/** Reads `₹1,112.50` and `1112.5` as the same amount. NaN if the text is no amount. */
export function readAmount(typed: string): number {
  const plain = typed.replace(/[₹,\s]/g, '');
  return /^\d+(\.\d{1,2})?$/.test(plain) ? Number(plain) : Number.NaN;
}

export function checkAmount(typed: string, mostPaise: number): string | undefined {
  const amount = readAmount(typed);
  if (!(amount > 0) || !isWholePaise(amount)) return paymentTexts.amountInvalid;
  if (rupeesToPaise(amount) > mostPaise) return paymentTexts.atMost(formatPaise(mostPaise));
  return undefined;
}

/** What corrections leave of each payment, and refunds of all of them. */
export function restsOf({ payments }: Pick<Order, 'payments'>): Map<string, number> {
  const rests = new Map<string, number>();
  let paid = 0;
  for (const { _id, corrects, creditNote, amount } of payments) {
    const id = corrects ?? _id;
    paid += rupeesToPaise(amount);
    if (creditNote === undefined) rests.set(id, (rests.get(id) ?? 0) + rupeesToPaise(amount));
  }
  return new Map([...rests].map(([id, rest]) => [id, Math.min(rest, paid)]));
}
