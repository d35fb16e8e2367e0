import {
  cancellableStatuses,
  finalStatuses,
  statusesWithoutStock,
} from '@dalan/contract/orders/orders';
import type { OrderStatus } from '@dalan/contract/orders/orders';

export type StockMove = 'restore' | 'retake' | 'none';

/** Stock moves only between a status that holds it and one that does not. */
export function stockMoveBetween(from: OrderStatus, to: OrderStatus): StockMove {
  const held = holdsStock(from);
  if (held === holdsStock(to)) return 'none';
  return held ? 'restore' : 'retake';
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
