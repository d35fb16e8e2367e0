import type { Product } from '@dalan/contract/catalog/catalog';
import { leadingName } from '@dalan/contract/language/content-language';
import type { Language } from '@dalan/contract/language/languages';

import { marathiLang } from './marathi-lang.ts';
import { pageLanguage } from './page-language.texts.ts';

export type Named = { name: string; nameMr?: string; nameHi?: string | undefined };

/** `lang` is undefined if the text is in the page's language. */
type InLanguage = { text: string; lang: Language | 'mr-IN' | undefined };

/**
 * The name in the page's language, or else in Marathi, or else in English. `below` is the name in
 * the other script, if there is one.
 */
export function shownName(
  named: Named,
  page: Language = pageLanguage,
): { lead: InLanguage; below?: InLanguage } {
  const inLanguage = (language: Language, text: string) => ({
    text,
    lang: language === page ? undefined : language,
  });
  const { text, lang } = leadingName(named, page);
  const lead = inLanguage(lang, text);
  if (lang !== 'en') return { lead, below: inLanguage('en', named.name) };
  const { nameMr = '' } = named;
  if (page !== 'en' || nameMr === '') return { lead };
  return { lead, below: { text: nameMr, lang: marathiLang(nameMr) } };
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
