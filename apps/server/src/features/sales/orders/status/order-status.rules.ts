import {
  cancellableStatuses,
  finalStatuses,
  milledStatuses,
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

/** Whichever way an order takes, its bags are filled when it becomes milled, and emptied when not. */
export function millingMoveBetween(
  from: OrderStatus,
  to: OrderStatus,
): 'milled' | 'to mill again' | 'none' {
  if (milledStatuses.includes(to)) return milledStatuses.includes(from) ? 'none' : 'milled';
  if (isCancellable(to) && !isCancellable(from)) return 'to mill again';
  return 'none';
}

export function holdsStock(status: OrderStatus): boolean {
  return !statusesWithoutStock.includes(status);
}

export function isCancellable(status: OrderStatus): boolean {
  return cancellableStatuses.includes(status);
}

/** An order of which flour came back by a credit note has only these statuses. */
export function canFollowAReturn(status: OrderStatus): boolean {
  return status === 'Delivered' || status === 'Returned';
}

export function isFinal(status: OrderStatus): boolean {
  return finalStatuses.includes(status);
}
