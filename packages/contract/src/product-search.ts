import type { Product } from './catalog.ts';

type Searched = Pick<Product, 'name' | 'nameMr' | 'category' | 'searchAlso'>;

/** Products that have every word in them; where none has, those that have a word much like it. */
export function searchProducts<Found extends Searched>(
  products: readonly Found[],
  search: string,
): readonly Found[] {
  const asked = wordsOf(search);
  if (asked.length === 0) return products;
  const exact = products.filter((product) => {
    const text = plain(textsOf(product).join('\n'));
    return asked.every((word) => text.includes(word));
  });
  if (exact.length > 0) return exact;
  return products.filter((product) => {
    const known = textsOf(product).flatMap(wordsOf);
    return asked.every((word) => known.some((candidate) => isSlipOf(word, candidate)));
  });
}

function textsOf(product: Searched): string[] {
  return [product.name, product.nameMr, product.category, ...product.searchAlso];
}

function plain(text: string): string {
  return text.normalize('NFC').toLowerCase();
}

/** Vowel signs of Devanagari are marks, not letters: they belong to their word. */
function wordsOf(text: string): string[] {
  return plain(text)
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '');
}

/** The longer the word, the more slips still mean it: none in three letters, two in eight. */
function isSlipOf(typed: string, word: string): boolean {
  const allowed = typed.length < 4 ? 0 : typed.length < 8 ? 1 : 2;
  const [letters, others] = [Array.from(typed), Array.from(word)];
  // Each letter too many is a slip: nobody has to compare a hundred of them with every word.
  if (letters.length - others.length > allowed) return false;
  return slipsBetween(letters, others) <= allowed;
}

/**
 * Letters left out, added, mistaken or swapped between what was typed and the beginning of a word
 * that comes nearest to it: people stop typing before the word ends.
 */
function slipsBetween(typed: string[], word: string[]): number {
  let beforeLast: number[] = [];
  let last = word.reduce<number[]>((row, _, index) => [...row, index + 1], [0]);
  typed.forEach((letter, i) => {
    const row = [i + 1];
    word.forEach((other, j) => {
      const isSame = letter === other;
      const isSwapped = letter === word[j - 1] && typed[i - 1] === other;
      row.push(
        Math.min(
          at(last, j) + (isSame ? 0 : 1),
          at(last, j + 1) + 1,
          at(row, j) + 1,
          isSwapped ? at(beforeLast, j - 1) + 1 : Infinity,
        ),
      );
    });
    beforeLast = last;
    last = row;
  });
  return Math.min(...last);
}

function at(row: number[], index: number): number {
  return row[index] ?? Infinity;
}
