import { spelledWordsOf, wordsThatMatter } from '@dalan/contract/search-words';

type NamedFlour = { id: string; name: string; nameMr: string; searchAlso: string[] };

const BEGINNING_FROM = 4;

/**
 * The flours that these words name, in either script. Stricter than the shop's own search: Modak is
 * a family and Raj a first name, and staff who look for one want no orders of rice or rajgira.
 */
export function floursNamed(flours: readonly NamedFlour[], typed: string): string[] {
  const asked = wordsThatMatter(typed);
  const isNamed = ({ name, nameMr, searchAlso }: NamedFlour) => {
    const words = spelledWordsOf([name, nameMr, ...searchAlso].join(' '));
    return asked.every((word) =>
      words.some((own) => own === word || (word.length >= BEGINNING_FROM && own.startsWith(word))),
    );
  };
  return asked.length === 0 ? [] : flours.filter(isNamed).map(({ id }) => id);
}
