/** The browser stores only products and quantities of the cart. Prices come from the shop. */
export const CART_STORE_KEY = 'cart';
export const CART_STORE_VERSION = 1;
/** Names of grinds in the owner's own words. They are removed with the cart. */
export const GRIND_NAMES_STORE_KEY = 'grind-names';

export type CartLine = { productId: string; grind?: string; quantityKg: number };
export type StoredCart = {
  version: typeof CART_STORE_VERSION;
  lines: CartLine[];
  /** The customer, once they are logged in. Nobody else on this device sees their cart. */
  userId?: string;
};
