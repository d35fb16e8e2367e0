import type { MilledFlour, SheetOrder } from '@dalan/contract/mill/milling';

const LETTERS_MAX = 4;

/**
 * `JO-1411`: the first letters of the flour, its place in the list if another flour has the same,
 * and the day.
 */
export function batchCodes(flours: Pick<MilledFlour, 'name'>[], day: string): string[] {
  const [, month = '', date = ''] = day.split('-');
  const words = flours.map(({ name }) =>
    firstLetters(name.replace(/[^\p{L}\p{M}]/gu, '').toUpperCase(), LETTERS_MAX),
  );
  return words.map((word, index) => {
    const others = words.filter((_, other) => other !== index);
    const lengths = [2, 3, LETTERS_MAX];
    const length = lengths.find((one) => !others.some((other) => startsAlike(other, word, one)));
    const start = length === undefined ? `${word}${index + 1}` : firstLetters(word, length);
    return `${start}-${date}${month}`;
  });
}

const letters = new Intl.Segmenter('mr');

/** Devanagari letters are never split. */
function firstLetters(word: string, count: number): string {
  return [...letters.segment(word)]
    .slice(0, count)
    .map(({ segment }) => segment)
    .join('');
}

function startsAlike(one: string, other: string, length: number): boolean {
  return firstLetters(one, length) === firstLetters(other, length);
}

/** `1 to 4`, `5, 6`, `3`. */
export function placesInWords(first: number, last: number, to = 'to'): string {
  if (first === last) return String(first);
  return last === first + 1 ? `${first}, ${last}` : `${first} ${to} ${last}`;
}

/** The orders whose flours are all milled. */
export function ordersDone(orders: SheetOrder[], isMilled: (flour: string) => boolean) {
  return orders.filter(({ lines }) => lines.every(({ productId }) => isMilled(productId)));
}
