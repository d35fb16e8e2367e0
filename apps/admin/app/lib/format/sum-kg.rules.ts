import { gramsToKg, kgToGrams } from '@dalan/contract/money/weight';

/** Adds weights in grams, so that no fraction is lost. */
export function sumKg(weights: readonly number[]): number {
  return gramsToKg(weights.reduce((grams, kg) => grams + kgToGrams(kg), 0));
}

/** The weight of an order's lines. */
export function weightOf(items: readonly { quantityKg: number }[]): number {
  return sumKg(items.map(({ quantityKg }) => quantityKg));
}
