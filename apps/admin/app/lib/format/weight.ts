import { formatDecimal } from '@dalan/contract/money/indian-digits';
import { GRAMS_PER_KG, kgToGrams } from '@dalan/contract/money/weight';
import { languageTexts } from '../language/language-texts.ts';

/** `3 kg`, and `500 g` below a kilogram, in the language of the page. */
export function formatKg(kg: number): string {
  if (kg > 0 && kg < 1) return `${kgToGrams(kg)} ${languageTexts.grams}`;
  return `${plainKg(kg)} ${languageTexts.kg}`;
}

/** `23` for `23 kg`, where something else says the unit. */
export function plainKg(kg: number): string {
  return formatDecimal(kgToGrams(kg), GRAMS_PER_KG);
}
