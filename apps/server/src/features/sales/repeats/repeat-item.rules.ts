import type { OrderItem } from '@dalan/contract/orders/orders';
import type { RepeatItem } from '@dalan/contract/orders/repeats';

/** A line of an order, as repeats show it. */
export function repeatItemOf({ productId: sold, grind, quantityKg }: OrderItem): RepeatItem {
  const { _id: productId, productImg, description, ...names } = sold;
  return { productId, ...names, ...(grind && { grind }), quantityKg };
}
