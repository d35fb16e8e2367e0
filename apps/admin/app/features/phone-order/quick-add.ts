import { plainDigits } from '@dalan/contract/language/digits';
import { readWeight } from '@dalan/contract/money/typed-weight';
import { gramsToKg, kgToGrams } from '@dalan/contract/money/weight';

/** The words for a flour before the weight, the weight, and what is behind it: a grind. */
export type QuickAdd = { words: string; kg: number; behind: string };

/** Reads `jo 2.5 coarse`, `ज्वारी ५`, `jo 1½`, `jo 500 g` or `besan`, which is 1 kg. */
export function readQuickAdd(typed: string): QuickAdd {
  const text = plainDigits(typed)
    .replace(/(?<=^|\s)([\p{L}\p{M}]+)(\d[\d.,]*)(?=\s|$)/gu, '$1 $2')
    .replace(/([\d¼½¾])\s+(kg|gm?|किलो|ग्रॅम|ग्राम)(?=\s|$)/gi, '$1$2')
    .trim();
  const parts = text.split(/\s+/);
  const place = parts.findLastIndex((part) => readWeight(part) !== undefined);
  if (place === -1) return { words: text, kg: 1, behind: '' };
  return {
    words: parts.slice(0, place).join(' '),
    kg: kgIn(parts[place] ?? ''),
    behind: parts.slice(place + 1).join(' '),
  };
}

/** A weight of zero is a slip of the finger. */
function kgIn(text: string): number {
  return gramsToKg(kgToGrams(readWeight(text) ?? 1)) || 1;
}
