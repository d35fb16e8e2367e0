import type { NewOrder } from '@dalan/contract/orders';

/** Equal for equal orders, whatever the order of their lines. */
export function canonicalOrder(order: NewOrder): string {
  const items = order.items
    .map((item) => [item.productId, item.quantityKg, item.pricePerKg] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([items, order.deliveryAddress, order.contactNumber]);
}
