/** The browser stores only products and quantities of the cart. Prices come from the shop. */
export const CART_STORE_KEY = 'cart';
export const CART_STORE_VERSION = 1;

export type CartLine = { productId: string; quantityKg: number };
export type StoredCart = {
  version: typeof CART_STORE_VERSION;
  lines: CartLine[];
  /** The owner, once logged in. Nobody else on this device sees the cart. */
  userId?: string;
};

export const cartTexts = {
  added: (name: string, kg: number) => `Added to cart: ${name}, ${kg} kg`,
  view: 'View Cart',
  lineFull: (name: string, kg: number) =>
    `Your cart already holds ${kg} kg of ${name}, the most we can add.`,
  full: (lines: number) =>
    `Your cart already holds ${lines} flours, the most in one order. Please order these first.`,
  notKept: 'The cart could not be saved on this device. Please allow this site to store data.',
} as const;
