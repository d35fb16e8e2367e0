import { quantityLimits } from '@dalan/contract/quantities';

const { quantityMinKg, quantityMaxKg, buttonMaxKg } = quantityLimits;

/** Whole kilograms out of what was typed; NaN where it is no number. */
export function readKg(typed: string): number {
  return Number.parseInt(typed, 10);
}

/** What was typed, brought within what one order may hold. */
export function clampKg(typed: string): number {
  const kg = readKg(typed);
  if (Number.isNaN(kg)) return quantityMinKg;
  return Math.min(Math.max(kg, quantityMinKg), quantityMaxKg);
}

/** The plus button stops at ten, and at what is on the shelf. */
export function canAddKg(quantityKg: number, availableKg: number): boolean {
  return quantityKg < buttonMaxKg && quantityKg + 1 <= availableKg;
}

export function canTakeKg(quantityKg: number): boolean {
  return quantityKg > quantityMinKg;
}
