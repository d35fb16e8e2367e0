import type { LanguageQuery } from '@dalan/contract/language/languages';

import { pageLanguage } from './page-language.texts.ts';

/** For calls whose answers have the owner's words. English is what they answer without it. */
export const languageQuery: LanguageQuery = pageLanguage === 'en' ? {} : { language: pageLanguage };
