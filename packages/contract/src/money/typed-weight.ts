import { plainDigits } from '../language/digits.ts';
import { quantityLimits } from '../orders/quantities.ts';
import { GRAMS_PER_KG } from './weight.ts';

const fractions: Partial<Record<string, number>> = { '¼': 0.25, '½': 0.5, '¾': 0.75 };
const grams = /^(?:g|gms?|grams?|ग्रॅम|ग्राम)$/i;
const kilograms = /^(?:k|kgs?|kilos?|किलो)$/i;

/**
 * The kilograms in `1.5`, `½`, `1½ kg`, `500 g` or `५०० ग्रॅम`, or undefined. A large number
 * without a unit is in grams: no order has as many kilograms.
 */
export function readWeight(typed: string): number | undefined {
  const text = plainDigits(typed)
    .replace(/,(?=\d{3}(?!\d))/g, '')
    .replace(',', '.')
    .trim();
  const [, digits, fraction = '', unit = ''] =
    /^(\d+(?:\.\d+)?|\.\d+)?\s*([¼½¾])?\s*(\D*)$/.exec(text) ?? [];
  if (!digits && !fraction) return undefined;
  const count = Number(digits ?? 0) + (fractions[fraction] ?? 0);
  if (grams.test(unit)) return count / GRAMS_PER_KG;
  if (unit === '' && count >= quantityLimits.smallestStepGrams) return count / GRAMS_PER_KG;
  return unit === '' || kilograms.test(unit) ? count : undefined;
}
