import type { Product } from '@dalan/contract/catalog';
import type { Language } from '@dalan/contract/languages';

import { pageLanguage } from './page-language.texts.en.ts';

export type Named = { name: string; nameMr?: string; nameHi?: string | undefined };

/** `lang` is set where the words are not in the page's language. */
type InLanguage = { text: string; lang: Language | undefined };

/**
 * The name in the page's language, or in Marathi, or at last in English. Below it the one in the
 * other script, if there is one.
 */
export function shownName(
  { name, nameMr = '', nameHi = '' }: Named,
  page: Language = pageLanguage,
): { lead: InLanguage; below?: InLanguage } {
  const inLanguage = (language: Language, text: string) => ({
    text,
    lang: language === page ? undefined : language,
  });
  const english = inLanguage('en', name);
  const marathi = nameMr === '' ? undefined : inLanguage('mr', nameMr);
  if (page === 'en') return { lead: english, ...(marathi && { below: marathi }) };
  const hindi = page === 'hi' && nameHi !== '' ? inLanguage('hi', nameHi) : undefined;
  const lead = hindi ?? marathi;
  return lead ? { lead, below: english } : { lead: english };
}

/** The name alone, for labels and messages. */
export function nameInPage(product: Named): string {
  return shownName(product).lead.text;
}

/** The `lang` of a product's text. Undefined if it is in the page's language. */
export function langOfText(
  { untranslated }: Pick<Product, 'untranslated'>,
  text: 'text' | 'description',
): Language | undefined {
  return untranslated?.includes(text) ? 'en' : undefined;
}
