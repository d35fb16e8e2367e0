import type { Language } from '@dalan/contract/language/languages';

import { pageLanguage } from './page-language.texts.ts';

/** The `lang` of a part in this language. The page has its own, so its own parts have none. */
export function langOf(language: Language): Language | undefined {
  return language === pageLanguage ? undefined : language;
}

/** English pages show some words in Marathi; the other pages have them in their own language. */
export const eyebrowLang: Language | undefined = pageLanguage === 'en' ? 'mr' : undefined;
