import { arrivesOld } from '@dalan/contract/mill/batches';
import type { Order, OrderItem } from '@dalan/contract/orders/orders';

export type Arrival = Pick<Order, 'orderStatus' | 'dueOn'>;

/** Whether a bag that is still to be delivered would arrive too old. A late order arrives today. */
export function isOldOnArrival(
  { batch }: Pick<OrderItem, 'batch'>,
  { orderStatus, dueOn }: Arrival,
  today: string,
): boolean {
  if (batch === undefined) return false;
  if (orderStatus !== 'Processing' && orderStatus !== 'Shipped') return false;
  return arrivesOld(batch, dueOn < today ? today : dueOn);
}
