import type { Product } from '@dalan/contract/catalog/catalog';
import { USUAL_ORIGIN } from '@dalan/contract/catalog/label-facts';
import type { LabelFacts } from '@dalan/contract/catalog/label-facts';
import type { Language } from '@dalan/contract/language/languages';

import { pageLanguage } from '../../../lib/language/page-language.texts.ts';
import { packTexts } from './pack.texts.ts';

/** `lang` is undefined if the text is in the page's language. */
export type PackFact = { term: string; text: string; lang?: Language | undefined };

type Labelled = Pick<Product, 'label' | 'shelfLifeDays' | 'untranslated'>;

/** The facts of a flour that are filled in, in the words of the page. */
export function packFacts({ label = {}, shelfLifeDays, untranslated }: Labelled): PackFact[] {
  const { ingredients = '', storage = '' } = label;
  const langOf = (name: 'ingredients' | 'storage') =>
    untranslated?.includes(name) ? 'en' : undefined;
  const facts: PackFact[] = [
    { term: packTexts.ingredients, text: ingredients, lang: langOf('ingredients') },
    { term: packTexts.gluten, text: glutenInWords(label) },
    // A vegetarian flour has the green mark.
    {
      term: packTexts.vegetarian,
      text: label.isVegetarian === false ? packTexts.isNotVegetarian : '',
    },
    { term: packTexts.storage, text: storage, lang: langOf('storage') },
    {
      term: packTexts.keeps,
      text: shelfLifeDays === null ? '' : packTexts.daysFromMilling(shelfLifeDays),
    },
    { term: packTexts.origin, ...originInWords(label) },
  ];
  return facts.filter(({ text }) => text !== '');
}

function glutenInWords({ hasGluten, isMilledWithWheat }: LabelFacts): string {
  if (hasGluten === undefined) return '';
  if (hasGluten) return packTexts.hasGluten;
  if (isMilledWithWheat === undefined) return packTexts.noGlutenInGrain;
  return isMilledWithWheat ? packTexts.sameStone : packTexts.hasNoGluten;
}

/** Staff write the country in English. */
function originInWords({ origin = '' }: LabelFacts): Pick<PackFact, 'text' | 'lang'> {
  if (origin === USUAL_ORIGIN) return { text: packTexts.india };
  return { text: origin, lang: pageLanguage === 'en' ? undefined : 'en' };
}
