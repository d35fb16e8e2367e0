import type { Order } from '@dalan/contract/orders';
import { stillToPay } from '@dalan/contract/payments';

/** What a rider carries and brings back. */
export type Load = { orders: number; kg: number; bags: number; toCollect: number };

/** Each line of an order is a bag. */
export function loadOf(orders: readonly Order[]): Load {
  const lines = orders.flatMap(({ items }) => items);
  const paise = orders.reduce((sum, order) => sum + Math.round(stillToPay(order) * 100), 0);
  return {
    orders: orders.length,
    kg: lines.reduce((sum, { quantityKg }) => sum + quantityKg, 0),
    bags: lines.length,
    toCollect: paise / 100,
  };
}

export function kgOf(order: Order): number {
  return order.items.reduce((sum, { quantityKg }) => sum + quantityKg, 0);
}
