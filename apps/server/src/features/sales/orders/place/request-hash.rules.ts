import { lineKey } from '@dalan/contract/catalog/grinds';
import type { NewOrder } from '@dalan/contract/orders/orders';

/** An order without its buyer: a customer on the phone may not have an account yet. */
export type OrderRequest = Omit<NewOrder, 'userId'>;

/** Equal orders have the same text, whatever the order of their lines. */
export function canonicalOrder(order: OrderRequest): string {
  const items = order.items
    .toSorted((a, b) => (lineKey(a) < lineKey(b) ? -1 : 1))
    // Lines without a grind keep the hashes they had before there were grinds.
    .map(({ productId, quantityKg, pricePerKg, grind }) => [
      ...[productId, quantityKg, pricePerKg],
      ...(grind === undefined ? [] : [grind]),
    ]);
  const { pincode, dueOn, deliveryCharge, insteadOf } = order;
  const delivery = { pincode, dueOn, deliveryCharge };
  const hasDelivery = Object.values(delivery).some((value) => value !== undefined);
  return JSON.stringify([
    items,
    order.deliveryAddress,
    order.contactNumber,
    // Orders without a delivery rule leave this out, and keep the hashes they had before there was
    // one.
    ...(hasDelivery ? [delivery] : []),
    ...(insteadOf === undefined ? [] : [{ insteadOf }]),
  ]);
}
