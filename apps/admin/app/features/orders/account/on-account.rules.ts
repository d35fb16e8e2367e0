import type { Order } from '@dalan/contract/orders/orders';
import { statusesWithoutStock } from '@dalan/contract/orders/orders';
import { askedOfCustomer } from '@dalan/contract/payments/payments';

/** True while something of the order is owed on account. */
export function isOwedOnAccount(order: Order): boolean {
  return order.onAccount === true && askedOfCustomer(order) > 0;
}

/** An order that is still to deliver can leave its account, or go on it. */
export function canMoveAccount({ orderStatus, channel }: Order): boolean {
  const hasEnded = orderStatus === 'Delivered' || statusesWithoutStock.includes(orderStatus);
  return !hasEnded && channel === undefined;
}
