import type { Product } from '@dalan/contract/catalog';

type Searched = Pick<Product, 'name' | 'nameMr' | 'category' | 'searchAlso'>;

/** Flours that answer to these words by English name, Marathi name, category or another spelling. */
export function matchProducts<Found extends Searched>(
  products: readonly Found[],
  words: string,
): Found[] {
  const sought = plain(words);
  return products.filter(({ name, nameMr, category, searchAlso }) =>
    [name, nameMr, category, ...searchAlso].some((text) => plain(text).includes(sought)),
  );
}

function plain(text: string): string {
  return text.trim().normalize('NFC').toLowerCase();
}
