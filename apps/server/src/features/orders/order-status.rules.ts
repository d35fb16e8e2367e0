import { cancellableStatuses, finalStatuses, statusesWithoutStock } from '@dalan/contract/orders';
import type { OrderStatus } from '@dalan/contract/orders';

export type StockMove = 'give back' | 'take again' | 'none';

/** Flour moves only when an order crosses the line between holding it and not holding it. */
export function stockMoveBetween(from: OrderStatus, to: OrderStatus): StockMove {
  const held = holdsStock(from);
  if (held === holdsStock(to)) return 'none';
  return held ? 'give back' : 'take again';
}

export function holdsStock(status: OrderStatus): boolean {
  return !statusesWithoutStock.includes(status);
}

export function isCancellable(status: OrderStatus): boolean {
  return cancellableStatuses.includes(status);
}

export function isFinal(status: OrderStatus): boolean {
  return finalStatuses.includes(status);
}
