/** How much one order may hold. Every page has a cart, so this comes without the rest of orders. */
export const quantityLimits = {
  itemsMax: 20,
  quantityMinKg: 1,
  quantityMaxKg: 100,
  /** What the plus button stops at; typing on the detail page goes on to `quantityMaxKg`. */
  buttonMaxKg: 10,
} as const;

export const quantityTexts = {
  atMost: (kg: number) => `You can order up to ${kg} kg at a time`,
  invalid: 'Quantity must be a whole number of kg from 1 to 100',
  onlyLeft: (kg: number, name: string) => `Only ${kg} kg of ${name} left`,
} as const;
