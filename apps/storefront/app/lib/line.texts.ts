/** Texts of a line with a quantity in the cart, the checkout and a repeat order. */
export const lineTexts = {
  decrease: (name: string, step: string) => `Decrease by ${step}: ${name}`,
  increase: (name: string, step: string) => `Increase by ${step}: ${name}`,
  quantity: (name: string) => `Quantity in kg: ${name}`,
  /** For a flour that is sold by less than a kilogram. */
  weight: (name: string) => `Quantity: ${name}`,
  remove: 'Remove',
  /** Screen readers read this after “Remove”. */
  removeName: (name: string) => ` ${name}`,
  removed: (name: string) => `${name} is removed.`,
};
