import { normalizedWords, searchTerms } from '@dalan/contract/catalog/search-terms';

type NamedFlour = { id: string; name: string; nameMr: string; searchAlso: string[] };

const MIN_PREFIX_LENGTH = 4;

/**
 * Ids of the flours named in either script. Stricter than the shop's search: Modak and Raj are also
 * names of people, whose search must not find orders of rice or rajgira.
 */
export function findFloursByName(flours: readonly NamedFlour[], typed: string): string[] {
  const asked = searchTerms(typed);
  const matches = ({ name, nameMr, searchAlso }: NamedFlour) => {
    const words = normalizedWords([name, nameMr, ...searchAlso].join(' '));
    return asked.every((word) =>
      words.some(
        (own) => own === word || (word.length >= MIN_PREFIX_LENGTH && own.startsWith(word)),
      ),
    );
  };
  return asked.length === 0 ? [] : flours.filter(matches).map(({ id }) => id);
}
