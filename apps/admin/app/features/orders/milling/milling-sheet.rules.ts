import { grindIn, lineKey, nameWithGrind } from '@dalan/contract/catalog/grinds';
import type { Grind, LineId } from '@dalan/contract/catalog/grinds';
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

/** What is milled in one go: a flour, or one grind of it. */
export type MillRow = {
  /** The flour and the grind, as the lines of orders name them: see `lineKey`. */
  key: string;
  /** Null for a flour without grinds, and for what was ordered before it had some. */
  grind: Grind | null;
  /** The name of the flour with its grind. */
  name: string;
  batch: string;
  kg: number;
  bags: MilledFlour['bags'];
};

export type SheetFlour = { flour: MilledFlour; rows: MillRow[] };

/** The flours of a sheet with what is milled of each. A grind has a batch of its own. */
export function sheetFlours(flours: MilledFlour[], day: string): SheetFlour[] {
  const batches = batchCodes(flours, day);
  return flours.map((flour, index) => {
    const { productId, name, kg, bags, grinds } = flour;
    const batch = batches[index] ?? '';
    if (grinds === undefined) {
      return { flour, rows: [{ key: productId, grind: null, name, batch, kg, bags }] };
    }
    const rows = grinds.map(({ grind, ...milled }, place) => ({
      key: lineKey({ productId, grind: grind?.key }),
      grind,
      name: nameWithGrind(name, grind ?? undefined, 'en'),
      batch: `${batch}-${place + 1}`,
      ...milled,
    }));
    return { flour, rows };
  });
}

/** The orders whose flours are all milled, in their grinds. */
export function ordersDone(orders: SheetOrder[], isMilled: (key: string) => boolean) {
  return orders.filter(({ lines }) => lines.every((line) => isMilled(lineKey(line))));
}

/** `Jowar Flour fine`: how the sheet names a line of an order in a list with commas. */
export function lineName(flours: MilledFlour[], { productId, grind }: LineId): string {
  const flour = flours.find((one) => one.productId === productId);
  const own = flour?.grinds?.find((one) => one.grind?.key === grind)?.grind;
  return [flour?.name, own && grindIn(own, 'en')].filter(Boolean).join(' ');
}
