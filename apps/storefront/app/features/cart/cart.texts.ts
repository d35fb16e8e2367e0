export const cartTexts = {
  added: (name: string, kg: number) => `Added to cart: ${name}, ${kg} kg`,
  view: 'View Cart',
  lineFull: (name: string, kg: number) =>
    `Your cart already holds ${kg} kg of ${name}, the most we can add.`,
  full: (lines: number) =>
    `Your cart already holds ${lines} flours, the most in one order. Please order these first.`,
  notKept: 'The cart could not be saved on this device. Please allow this site to store data.',
};
