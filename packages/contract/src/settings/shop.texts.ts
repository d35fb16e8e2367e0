/** Promises of the shop, shared by all screens. */
export const promises = {
  fastDelivery: 'At your door within 24 hours.',
  detailShipping: 'Free shipping, delivered in 3-5 business days',
  checkoutShipping: 'To be calculated later',
  checkoutShippingNote: 'Delivery charges will be applied.',
  payment: 'Cash on Delivery',
  /** Shown with the delivery rule on, until the pincode is known. */
  delivery: 'We tell you the day and the charge.',
};

/** Formats the opening hours, from times such as `10:00 AM`. */
export function everyDay(from: string, to: string): string {
  return `Monday to Sunday, ${from} to ${to}`;
}
