import { rupeesToPaise } from '@dalan/contract/money/money';
import { collectedAtTheDoor } from '@dalan/contract/on-account/accounts';
import { totalKg } from '@dalan/contract/orders/quantities';
import type { RunStop, WaitingOrder } from '@dalan/contract/mill/runs';

/** What a rider carries and brings back. */
export type Load = { orders: number; kg: number; bags: number; toCollect: number };

/** Each line of an order is a bag. */
export function loadOf(orders: readonly WaitingOrder[]): Load {
  const lines = orders.flatMap(({ items }) => items);
  const paise = orders.reduce((sum, order) => sum + rupeesToPaise(collectedAtTheDoor(order)), 0);
  return {
    orders: orders.length,
    kg: totalKg(lines),
    bags: lines.length,
    toCollect: paise / 100,
  };
}

export function kgOf(order: WaitingOrder): number {
  return totalKg(order.items);
}

/** What is still to pay for a delivered stop: nothing on account, or if staff have settled it since. */
export function leftOpenAt({ outcome, order }: Pick<RunStop, 'outcome' | 'order'>): number {
  return outcome === 'delivered' ? collectedAtTheDoor(order) : 0;
}

/** What is still to pay for all delivered stops, and the number of those stops. */
export function leftOpenOf(stops: readonly RunStop[]): { amount: number; stops: number } {
  const open = stops.map(leftOpenAt).filter((amount) => amount > 0);
  const paise = open.reduce((sum, amount) => sum + Math.round(amount * 100), 0);
  return { amount: paise / 100, stops: open.length };
}
