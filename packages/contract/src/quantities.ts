/** Separate from orders.ts, because every page has a cart. */
export const quantityLimits = {
  itemsMax: 20,
  quantityMinKg: 1,
  quantityMaxKg: 100,
  /** Limit of the plus button. Typing on the detail page allows up to `quantityMaxKg`. */
  buttonMaxKg: 10,
} as const;

export const quantityTexts = {
  atMost: (kg: number) => `You can order up to ${kg} kg at a time`,
  invalid: 'Quantity must be a whole number of kg from 1 to 100',
  onlyLeft: (kg: number, name: string) => `Only ${kg} kg of ${name} left`,
} as const;
