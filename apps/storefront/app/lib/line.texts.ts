/** Texts of a line with a quantity in the cart, the checkout and a repeat order. */
export const lineTexts = {
  decrease: (name: string) => `Decrease by 1 kg: ${name}`,
  increase: (name: string) => `Increase by 1 kg: ${name}`,
  quantity: (name: string) => `Quantity in kg: ${name}`,
  remove: 'Remove',
  /** Screen readers read this after “Remove”. */
  removeName: (name: string) => ` ${name}`,
  removed: (name: string) => `${name} is removed.`,
};
