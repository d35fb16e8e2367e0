import { plainDigits } from '@dalan/contract/language/digits';
import { quantityLimits, quantityTexts } from '@dalan/contract/orders/quantities';

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
export function canAddKg(quantityKg: number, availableKg: number): boolean {
  return quantityKg < buttonMaxKg && quantityKg + 1 <= availableKg;
}

export function canRemoveKg(quantityKg: number): boolean {
  return quantityKg > quantityMinKg;
}

/** The typed text as a whole number, or undefined for any other text. */
export function wholeKg(typed: string): number | undefined {
  return /^\d+$/.test(plainDigits(typed.trim())) ? readKg(typed.trim()) : undefined;
}

type Stock = { name: string; presentKg: number; availableKg: number };

/** Corrects the quantity typed for a line to what can be ordered. `notice` says why it differs. */
export function settleKg(
  typed: string,
  { name, presentKg, availableKg }: Stock,
): { kg: number; notice?: string } {
  if (typed.trim() === '') return { kg: presentKg };
  const kg = wholeKg(typed) ?? 0;
  if (kg < quantityMinKg) return { kg: presentKg, notice: quantityTexts.invalid };
  const stockKg = Math.floor(availableKg);
  // The line already says that nothing is left.
  if (stockKg < quantityMinKg) return { kg: presentKg };
  const most = Math.min(stockKg, quantityMaxKg);
  if (kg <= most) return { kg };
  const notice =
    stockKg < quantityMaxKg ? quantityTexts.onlyLeft(most, name) : quantityTexts.atMost(most);
  return { kg: most, notice };
}
