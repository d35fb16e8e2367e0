import { plainDigits } from '@dalan/contract/language/digits';
import { GRAMS_PER_KG, gramsToKg, kgToGrams } from '@dalan/contract/money/weight';
import { readWeight } from '@dalan/contract/money/typed-weight';
import {
  floorToStep,
  quantityLimits,
  quantityTexts,
  stepProblem,
} from '@dalan/contract/orders/quantities';

import { clampKg } from './quantity.rules.ts';

const { quantityMaxKg } = quantityLimits;

/** The typed text as a whole number, or undefined for any other text. */
function wholeKg(typed: string): number | undefined {
  const text = plainDigits(typed.trim());
  return /^\d+$/.test(text) ? Number(text) : undefined;
}

/** The nearest multiple of the step that is more than nothing. */
export function nearestStep(kg: number, stepGrams: number): number {
  return gramsToKg(Math.max(Math.round(kgToGrams(kg) / stepGrams), 1) * stepGrams);
}

/** The weight that the stepper's buttons lead to. */
export function nextStep(kg: number, stepGrams: number, direction: 1 | -1): number {
  const steps = kgToGrams(kg) / stepGrams;
  const next = direction === 1 ? Math.floor(steps) + 1 : Math.ceil(steps) - 1;
  return gramsToKg(next * stepGrams);
}

/** The weight in an address, for a flour with this step. */
export function kgInAddress(text: string, stepGrams: number): number {
  if (stepGrams === GRAMS_PER_KG) return clampKg(text);
  return Math.min(nearestStep(readWeight(text) ?? 1, stepGrams), quantityMaxKg);
}

type Stock = { name: string; presentKg: number; availableKg: number; stepGrams: number };

/** Corrects the quantity typed for a line to what can be ordered. `notice` says why it differs. */
export function settleKg(
  typed: string,
  { name, presentKg, availableKg, stepGrams }: Stock,
): { kg: number; notice?: string } {
  if (typed.trim() === '') return { kg: presentKg };
  const asked = stepGrams === GRAMS_PER_KG ? wholeKg(typed) : readWeight(typed);
  if (!asked) return { kg: presentKg, notice: stepProblem(stepGrams) };
  const stockKg = floorToStep(availableKg, stepGrams);
  // The line already says that nothing is left.
  if (stockKg <= 0) return { kg: presentKg };
  const most = Math.min(stockKg, quantityMaxKg);
  const kg = nearestStep(asked, stepGrams);
  if (kg <= most) return kg === asked ? { kg } : { kg, notice: stepProblem(stepGrams) };
  const notice =
    stockKg < quantityMaxKg ? quantityTexts.onlyLeft(most, name) : quantityTexts.atMost(most);
  return { kg: most, notice };
}
