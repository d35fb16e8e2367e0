import { formatDecimal } from './indian-digits.ts';

/** Money is whole paise internally, and rupees with two decimals in the API and on screen. */
export const PAISE_PER_RUPEE = 100;
export const MAX_PRICE_PAISE = 1_000_000_00;

/** `₹1,00,000.00`, the same on the server and every device. */
export function formatPaise(paise: number): string {
  return `₹${formatDecimal(paise, PAISE_PER_RUPEE, 2)}`.replace('₹-', '-₹');
}

export function formatRupees(amount: number): string {
  return formatPaise(rupeesToPaise(amount));
}

export function paiseToRupees(paise: number): number {
  return paise / PAISE_PER_RUPEE;
}

/** Rounds, so that 64.999999 from a client's arithmetic is 65 rupees, not 64.99. */
export function rupeesToPaise(amount: number): number {
  return Math.round(amount * PAISE_PER_RUPEE);
}

/** True for a whole number of paise: 65.5 is, 65.555 is not. */
export function isWholePaise(amount: number): boolean {
  return Math.abs(amount * PAISE_PER_RUPEE - rupeesToPaise(amount)) < 1e-6;
}

/** `₹40`, or `₹40.50`: whole rupees have no decimals in a promise. */
export function formatPromised(paise: number): string {
  return formatPaise(paise).replace('.00', '');
}

/** Like `formatPromised`, for an amount that the owner set in rupees. */
export function formatPromisedRupees(rupees: number): string {
  return formatPromised(rupeesToPaise(rupees));
}
