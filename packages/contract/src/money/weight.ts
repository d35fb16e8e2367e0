import { formatDecimal } from './indian-digits.ts';
import { weightTexts } from './weight.texts.ts';

/** Weight is whole grams internally, and kilograms in the API and on screen. */
export const GRAMS_PER_KG = 1000;

export function kgToGrams(kg: number): number {
  return Math.round(kg * GRAMS_PER_KG);
}

export function gramsToKg(grams: number): number {
  return grams / GRAMS_PER_KG;
}

/** `3 kg`, `1,250 kg`, `1.5 kg`, and `500 g` below a kilogram. */
export function formatGrams(grams: number): string {
  return formatGramsBy(weightTexts, grams);
}

export function formatGramsBy(texts: typeof weightTexts, grams: number): string {
  const size = Math.abs(grams);
  if (size > 0 && size < GRAMS_PER_KG) return texts.grams(String(grams));
  return texts.kg(formatDecimal(grams, GRAMS_PER_KG));
}

export function formatKg(kg: number): string {
  return formatGrams(kgToGrams(kg));
}

/** Adds weights in grams, so that no fraction is lost. */
export function sumKg(weights: readonly number[]): number {
  return gramsToKg(weights.reduce((grams, kg) => grams + kgToGrams(kg), 0));
}

/** Rounds half a paisa up. The database checks the same sum. */
export function linePaise(pricePaisePerKg: number, grams: number): number {
  return Math.floor((pricePaisePerKg * grams + GRAMS_PER_KG / 2) / GRAMS_PER_KG);
}
