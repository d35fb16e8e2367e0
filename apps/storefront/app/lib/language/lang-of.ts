import type { Language } from '@dalan/contract/language/languages';

import { pageLanguage } from './page-language.texts.ts';

/** The `lang` attribute for text in this language. Undefined if the page has the same language. */
export function langOf(language: Language): Language | undefined {
  return language === pageLanguage ? undefined : language;
}

/** English pages show some words in Marathi; the other pages show them in their own language. */
export const eyebrowLang: Language | undefined = pageLanguage === 'en' ? 'mr' : undefined;
