/** Money is whole paise inside, rupees with two decimals on the wire and on screen. */
export const PAISE_PER_RUPEE = 100;
export const MAX_PRICE_PAISE = 1_000_000_00;

const rupees = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });

/** `₹1,00,000.00`: the same text on the server and on every phone. */
export function formatPaise(paise: number): string {
  return rupees.format(paise / PAISE_PER_RUPEE);
}

export function formatRupees(amount: number): string {
  return formatPaise(rupeesToPaise(amount));
}

export function paiseToRupees(paise: number): number {
  return paise / PAISE_PER_RUPEE;
}

/** Rounds half up, so that 64.999999 from a client's arithmetic is 65 rupees and not 64.99. */
export function rupeesToPaise(amount: number): number {
  return Math.round(amount * PAISE_PER_RUPEE);
}

/** True where an amount says a whole number of paise: 65.5 does, 65.555 does not. */
export function isWholePaise(amount: number): boolean {
  return Math.abs(amount * PAISE_PER_RUPEE - rupeesToPaise(amount)) < 1e-6;
}
