import { plainDigits } from '@dalan/contract/contact-details';
import { quantityLimits, quantityTexts } from '@dalan/contract/quantities';

const { quantityMinKg, quantityMaxKg, buttonMaxKg } = quantityLimits;

/** Whole kilograms out of what was typed; NaN where it is no number. */
export function readKg(typed: string): number {
  return Number.parseInt(plainDigits(typed), 10);
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

/** A number of kilograms that was typed whole; undefined for anything else. */
export function wholeKg(typed: string): number | undefined {
  return /^\d+$/.test(plainDigits(typed.trim())) ? readKg(typed.trim()) : undefined;
}

type Stock = { name: string; presentKg: number; availableKg: number };

/** What was typed for a line, brought to what can be ordered, with the reason where it differs. */
export function settleKg(
  typed: string,
  { name, presentKg, availableKg }: Stock,
): { kg: number; notice?: string } {
  if (typed.trim() === '') return { kg: presentKg };
  const kg = wholeKg(typed) ?? 0;
  if (kg < quantityMinKg) return { kg: presentKg, notice: quantityTexts.invalid };
  const shelfKg = Math.floor(availableKg);
  // The line says already that nothing is left.
  if (shelfKg < quantityMinKg) return { kg: presentKg };
  const most = Math.min(shelfKg, quantityMaxKg);
  if (kg <= most) return { kg };
  const notice =
    shelfKg < quantityMaxKg ? quantityTexts.onlyLeft(most, name) : quantityTexts.atMost(most);
  return { kg: most, notice };
}
