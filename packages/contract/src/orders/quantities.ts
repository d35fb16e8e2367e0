export { quantityTexts } from './quantities.texts.ts';

/** Separate from orders.ts, because every page has a cart. */
export const quantityLimits = {
  itemsMax: 20,
  quantityMinKg: 1,
  quantityMaxKg: 100,
  /** Limit of the plus button. Typing on the detail page allows up to `quantityMaxKg`. */
  buttonMaxKg: 10,
} as const;
