import { plainDigits } from '@dalan/contract/language/digits';
import { gramsToKg, kgToGrams } from '@dalan/contract/money/weight';

/** The words for a flour before the weight, the weight, and what is behind it: a grind. */
export type QuickAdd = { words: string; kg: number; behind: string };

const partsOfKg: Record<string, number> = { '¼': 0.25, '½': 0.5, '¾': 0.75 };
const weight = /^(\d{1,3}(?:[.,]\d{1,3})?)?([¼½¾])?(kg|gm?)?$/i;

/** Reads `jo 2.5 coarse`, `ज्वारी ५`, `jo 1½`, `jo 500 g` or `besan`, which is 1 kg. */
export function readQuickAdd(typed: string): QuickAdd {
  const text = plainDigits(typed)
    .replace(/(?<=^|\s)([\p{L}\p{M}]+)(\d[\d.,]*)(?=\s|$)/gu, '$1 $2')
    .replace(/([\d¼½¾])\s+(kg|gm?)(?=\s|$)/gi, '$1$2')
    .trim();
  const parts = text.split(/\s+/);
  const place = parts.findLastIndex((part) => /[\d¼½¾]/.test(part) && weight.test(part));
  if (place === -1) return { words: text, kg: 1, behind: '' };
  return {
    words: parts.slice(0, place).join(' '),
    kg: kgIn(parts[place] ?? ''),
    behind: parts.slice(place + 1).join(' '),
  };
}

/** A weight of zero is a slip of the finger. */
function kgIn(text: string): number {
  const [, digits = '0', part = '', unit = 'kg'] = weight.exec(text) ?? [];
  const amount = Number(digits.replace(',', '.')) + (partsOfKg[part] ?? 0);
  const isGrams = unit.toLowerCase().startsWith('g');
  const kg = gramsToKg(isGrams ? Math.round(amount) : kgToGrams(amount));
  return kg > 0 ? kg : 1;
}
