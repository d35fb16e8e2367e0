export const cartTexts = {
  added: (name: string, weight: string) => `Added to cart: ${name}, ${weight}`,
  view: 'View Cart',
  lineFull: (name: string, weight: string) =>
    `Your cart already holds ${weight} of ${name}, the most we can add.`,
  full: (lines: number) =>
    `Your cart already holds ${lines} flours, the most in one order. Please order these first.`,
  fullOfLines: (lines: number) => `At most ${lines} lines in one order.`,
  notKept: 'The cart could not be saved on this device. Please allow this site to store data.',
};
