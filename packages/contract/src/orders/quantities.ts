import { GRAMS_PER_KG, kgToGrams } from '../money/weight.ts';
import { quantityTexts } from './quantities.texts.ts';

export { quantityTexts } from './quantities.texts.ts';

/** Separate from orders.ts, because every page has a cart. */
export const quantityLimits = {
  itemsMax: 20,
  quantityMinKg: 1,
  quantityMaxKg: 100,
  /** No flour is sold by a smaller weight. */
  smallestStepGrams: 250,
  /** Limit of the plus button. Typing on the detail page allows up to `quantityMaxKg`. */
  buttonMaxKg: 10,
} as const;

/** True for a weight of which whole steps make up the line, to the gram. */
export function isInSteps(kg: number, stepGrams: number): boolean {
  const grams = kgToGrams(kg);
  return grams / GRAMS_PER_KG === kg && grams % stepGrams === 0;
}

/** What is wrong with a weight, by the step of its flour. */
export function stepProblem(stepGrams: number): string {
  return stepGrams === GRAMS_PER_KG ? quantityTexts.invalid : quantityTexts.bySteps(stepGrams);
}
