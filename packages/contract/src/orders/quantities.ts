import { GRAMS_PER_KG, gramsToKg, kgToGrams, sumKg } from '../money/weight.ts';
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

/** The largest multiple of the step up to this weight; never below zero. */
export function floorToStep(kg: number, stepGrams: number): number {
  return gramsToKg(Math.max(0, Math.floor(kgToGrams(kg) / stepGrams) * stepGrams));
}

/** The weight of all lines. */
export function totalKg(lines: readonly { quantityKg: number }[]): number {
  return sumKg(lines.map(({ quantityKg }) => quantityKg));
}

/** What is wrong with a weight, by the step of its flour. */
export function stepProblem(stepGrams: number): string {
  return stepGrams === GRAMS_PER_KG ? quantityTexts.invalid : quantityTexts.bySteps(stepGrams);
}
