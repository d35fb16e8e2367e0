import type { Order } from '@dalan/contract/orders/orders';

/**
 * Takes only the statuses: chips have one height, but a changed address could move the rows. The
 * version comes with them only if all the rest is as shown, so that the server refuses an action on
 * what nobody has seen.
 */
export function withStatusesOf(order: Order, changed: Order): Order {
  const { orderStatus, paymentStatus, version, history, updatedAt } = changed;
  const merged = { ...order, orderStatus, paymentStatus, version, history, updatedAt };
  const isWhole = JSON.stringify(merged) === JSON.stringify(changed);
  return isWhole ? merged : { ...merged, version: order.version };
}
