import type { Product } from './catalog.ts';
import { synonymsOf, normalizedWords, searchTerms } from './search-terms.ts';

const texts = [
  'name',
  'nameMr',
  'nameHi',
  'category',
  'text',
  'textMr',
  'textHi',
  'description',
  'descriptionMr',
  'descriptionHi',
] as const;
type Searched = Pick<Product, (typeof texts)[number] | 'searchAlso' | 'grinds'>;

/** More words are not meant seriously and would only cost time. */
const MAX_WORDS = 8;
/** Shorter words occur in every description. */
const MIN_DESCRIPTION_WORD = 4;

/**
 * Products that match the most words, closest first, otherwise in catalogue order. A typo counts
 * only if no product has the exact word, a description only if nothing else matches.
 */
export function searchProducts<Found extends Searched>(
  products: readonly Found[],
  search: string,
): readonly Found[] {
  const asked = searchTerms(search).slice(0, MAX_WORDS);
  if (asked.length === 0) return products;
  const index = indexOf(products);
  const found = new Map<number, { hits: number; distance: number }>();
  for (const word of asked) {
    for (const [place, distance] of distancesTo(word, index)) {
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

/** Indexes of the products that contain each word. */
type Places = Map<string, number[]>;
type Index = { names: Places; others: Places; uses: Places; descriptions: () => Places };

const indexes = new WeakMap<readonly Searched[], Index>();
/** The last lists are kept: one in which only prices and stock differ has the same index. */
const recent: { products: readonly Searched[]; index: Index }[] = [];
const RECENT_MAX = 2;

/**
 * The index is built once per product list. A search then compares distinct words, however many
 * products share them.
 */
function indexOf(products: readonly Searched[]): Index {
  const known = indexes.get(products);
  if (known) return known;
  const alike = recent.findIndex((other) => haveSameTexts(other.products, products));
  const [before] = alike === -1 ? [] : recent.splice(alike, 1);
  const index = before?.index ?? buildIndex(products);
  recent.unshift({ products, index });
  recent.splice(RECENT_MAX);
  indexes.set(products, index);
  return index;
}

function haveSameTexts(some: readonly Searched[], others: readonly Searched[]): boolean {
  return (
    some.length === others.length &&
    some.every((one, place) => one === others[place] || hasSameTexts(one, others[place]))
  );
}

function hasSameTexts(one: Searched, other: Searched | undefined): boolean {
  return (
    other !== undefined &&
    texts.every((text) => one[text] === other[text]) &&
    one.searchAlso.length === other.searchAlso.length &&
    one.searchAlso.every((word, place) => word === other.searchAlso[place]) &&
    grindWords(one) === grindWords(other)
  );
}

function grindWords({ grinds = [] }: Searched): string {
  return grinds.map(({ name, nameMr, nameHi }) => [name, nameMr, nameHi].join(' ')).join(' ');
}

function buildIndex(products: readonly Searched[]): Index {
  const words = products.map(wordsOf);
  let descriptions: Places | undefined;
  return {
    names: placesOf(words.map(({ names }) => names)),
    others: placesOf(words.map(({ others }) => others)),
    uses: placesOf(words.map(({ uses }) => uses)),
    descriptions: () =>
      (descriptions ??= placesOf(
        products.map(({ description, descriptionMr, descriptionHi }) =>
          normalizedWords([description, descriptionMr, descriptionHi].join(' ')),
        ),
      )),
  };
}

type Words = { names: string[]; others: string[]; uses: string[] };
const wordsByProduct = new WeakMap<Searched, Words>();

/** The words are kept with the product: if one changes, the others stay the same objects. */
function wordsOf(product: Searched): Words {
  const known = wordsByProduct.get(product);
  if (known) return known;
  const { name, nameMr, nameHi = '', category, searchAlso } = product;
  const { text, textMr = '', textHi = '' } = product;
  // A Hindi name ends in `का आटा`, but `atta` should find wheat first.
  const names = [
    ...normalizedWords([name, nameMr, category, ...searchAlso].join(' ')),
    ...searchTerms(nameHi),
  ];
  const uses = [
    ...normalizedWords(`${text} ${grindWords(product)}`),
    ...searchTerms(`${textMr} ${textHi}`),
  ];
  const words = { names, others: synonymsOf(names), uses: [...uses, ...synonymsOf(uses)] };
  wordsByProduct.set(product, words);
  return words;
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

/** Distance of each product that matches the word or a similar one. */
function distancesTo(word: string, { names, others, uses, descriptions }: Index) {
  const found = new Map<number, number>();
  // Called with growing distances, so the first one found is the least.
  const add = (all: readonly number[], distance: number) => {
    for (const place of all) if (!found.has(place)) found.set(place, distance);
  };
  const look = (places: Places, distance: number, isLike: (other: string) => boolean) => {
    for (const [other, all] of places) if (isLike(other)) add(all, distance);
  };
  const isPart = (other: string) => isPartOf(word, other);
  const isTypo = (other: string) => isTypoOf(word, other);
  add(names.get(word) ?? [], 0);
  look(names, 1, isPart);
  add(others.get(word) ?? [], 2);
  look(uses, 3, isPart);
  if (found.size === 0) for (const places of [names, others, uses]) look(places, 4, isTypo);
  if (found.size === 0 && word.length >= MIN_DESCRIPTION_WORD) look(descriptions(), 5, isPart);
  return found;
}

const MIN_PART_LENGTH = 5;

/** People type the beginning of a word. In the middle, only a long part counts. */
function isPartOf(typed: string, word: string): boolean {
  return typed.length < MIN_PART_LENGTH ? word.startsWith(typed) : word.includes(typed);
}

/** Longer words allow more typos: none below four letters, two from eight. */
function isTypoOf(typed: string, word: string): boolean {
  const allowed = typed.length < 4 ? 0 : typed.length < 8 ? 1 : 2;
  const [letters, others] = [Array.from(typed), Array.from(word)];
  // Each extra letter is a typo, so very long input is rejected without comparing.
  if (letters.length - others.length > allowed) return false;
  // No typos in a short prefix: `milk` would match millet.
  const distances = editDistances(letters, others);
  const fewest =
    letters.length < MIN_PART_LENGTH ? costAt(distances, others.length) : Math.min(...distances);
  return fewest <= allowed;
}

/**
 * Damerau-Levenshtein distance to each prefix of the word, the whole word last, because people stop
 * typing early.
 */
function editDistances(typed: string[], word: string[]): number[] {
  let beforeLast: number[] = [];
  let last = word.reduce<number[]>((row, _, index) => [...row, index + 1], [0]);
  typed.forEach((letter, i) => {
    const row = [i + 1];
    word.forEach((other, j) => {
      const isSame = letter === other;
      const isSwapped = letter === word[j - 1] && typed[i - 1] === other;
      row.push(
        Math.min(
          costAt(last, j) + (isSame ? 0 : 1),
          costAt(last, j + 1) + 1,
          costAt(row, j) + 1,
          isSwapped ? costAt(beforeLast, j - 1) + 1 : Infinity,
        ),
      );
    });
    beforeLast = last;
    last = row;
  });
  return last;
}

function costAt(row: number[], index: number): number {
  return row[index] ?? Infinity;
}
