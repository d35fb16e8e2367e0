import type { Product } from './catalog.ts';
import { otherWordsFor, spelledWordsOf, wordsThatMatter } from './search-words.ts';

type Searched = Pick<
  Product,
  'name' | 'nameMr' | 'category' | 'searchAlso' | 'text' | 'description'
>;

/** Nobody means more words than this; a hundred made-up ones would only cost time. */
const WORDS_AT_MOST = 8;
/** Descriptions are sentences: short words stand in all of them. */
const DESCRIBED_FROM = 4;

/**
 * Products that answer to most of the words, the nearest first and else in the order of the shelf.
 * A slip counts only where no product has the word itself, a description only where nothing else does.
 */
export function searchProducts<Found extends Searched>(
  products: readonly Found[],
  search: string,
): readonly Found[] {
  const asked = wordsThatMatter(search).slice(0, WORDS_AT_MOST);
  if (asked.length === 0) return products;
  const shelf = indexOf(products);
  const found = new Map<number, { hits: number; distance: number }>();
  for (const word of asked) {
    for (const [place, distance] of distancesTo(word, shelf)) {
      const before = found.get(place) ?? { hits: 0, distance: 0 };
      found.set(place, { hits: before.hits + 1, distance: before.distance + distance });
    }
  }
  return [...found]
    .sort(([a, one], [b, other]) => {
      return other.hits - one.hits || one.distance - other.distance || a - b;
    })
    .filter(([, { hits }], _, [nearest]) => hits === nearest?.[1].hits)
    .flatMap(([place]) => products[place] ?? []);
}

/** The places on the shelf at which each word stands. */
type Places = Map<string, number[]>;
type Index = { names: Places; others: Places; uses: Places; descriptions: () => Places };

const indexes = new WeakMap<readonly Searched[], Index>();

/** Made once for a shelf: a search then looks at its words, however many flours share them. */
function indexOf(products: readonly Searched[]): Index {
  const known = indexes.get(products);
  if (known) return known;
  const names = products.map(({ name, nameMr, category, searchAlso }) =>
    spelledWordsOf([name, nameMr, category, ...searchAlso].join(' ')),
  );
  const uses = products.map(({ text }) => spelledWordsOf(text));
  let descriptions: Places | undefined;
  const index = {
    names: placesOf(names),
    others: placesOf(names.map(otherWordsFor)),
    uses: placesOf(uses.map((words) => [...words, ...otherWordsFor(words)])),
    descriptions: () =>
      (descriptions ??= placesOf(products.map(({ description }) => spelledWordsOf(description)))),
  };
  indexes.set(products, index);
  return index;
}

function placesOf(wordsOfEach: readonly string[][]): Places {
  const places: Places = new Map();
  wordsOfEach.forEach((words, place) => {
    for (const word of new Set(words)) {
      const known = places.get(word);
      if (known) known.push(place);
      else places.set(word, [place]);
    }
  });
  return places;
}

/** How far from a word each product is that has it, or something like it. */
function distancesTo(word: string, { names, others, uses, descriptions }: Index) {
  const found = new Map<number, number>();
  const look = (places: Places, distance: number, isLike: (other: string) => boolean) => {
    for (const [other, all] of places) {
      if (!isLike(other)) continue;
      for (const place of all) found.set(place, Math.min(distance, found.get(place) ?? distance));
    }
  };
  const isSame = (other: string) => other === word;
  const isPart = (other: string) => isPartOf(word, other);
  const isSlip = (other: string) => isSlipOf(word, other);
  look(names, 0, isSame);
  look(names, 1, isPart);
  look(others, 2, isSame);
  look(uses, 3, isPart);
  if (found.size === 0) for (const places of [names, others, uses]) look(places, 4, isSlip);
  if (found.size === 0 && word.length >= DESCRIBED_FROM) look(descriptions(), 5, isPart);
  return found;
}

const PART_FROM = 5;

/** People stop typing before the word ends; of its middle only a long piece means it. */
function isPartOf(typed: string, word: string): boolean {
  return typed.length < PART_FROM ? word.startsWith(typed) : word.includes(typed);
}

/** The longer the word, the more slips still mean it: none in three letters, two in eight. */
function isSlipOf(typed: string, word: string): boolean {
  const allowed = typed.length < 4 ? 0 : typed.length < 8 ? 1 : 2;
  const [letters, others] = [Array.from(typed), Array.from(word)];
  // Each letter too many is a slip: nobody has to compare a hundred of them with every word.
  if (letters.length - others.length > allowed) return false;
  // A short word that is only begun means too much: `milk` would be nearly a millet.
  const slips = slipsBetween(letters, others);
  const fewest = letters.length < PART_FROM ? at(slips, others.length) : Math.min(...slips);
  return fewest <= allowed;
}

/**
 * Letters left out, added, mistaken or swapped between what was typed and each beginning of a word,
 * the whole word last: people stop typing before it ends.
 */
function slipsBetween(typed: string[], word: string[]): number[] {
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
  return last;
}

function at(row: number[], index: number): number {
  return row[index] ?? Infinity;
}
