import { plainDigits } from '@dalan/contract/language/digits';
import { quantityLimits } from '@dalan/contract/orders/quantities';

const { quantityMinKg, quantityMaxKg, buttonMaxKg } = quantityLimits;

/** The leading whole number of the typed text, or NaN. */
export function readKg(typed: string): number {
  return Number.parseInt(plainDigits(typed), 10);
}

/** Clamps the typed number to the limits of one order. */
export function clampKg(typed: string): number {
  const kg = readKg(typed);
  if (Number.isNaN(kg)) return quantityMinKg;
  return Math.min(Math.max(kg, quantityMinKg), quantityMaxKg);
}

/** The plus button stops at its own limit and at the stock. */
export function canAddKg(quantityKg: number, availableKg: number, stepKg = 1): boolean {
  return quantityKg < buttonMaxKg && quantityKg + stepKg <= availableKg;
}

export function canRemoveKg(quantityKg: number, stepKg = 1): boolean {
  return quantityKg > stepKg;
}
