import type { LanguageQuery } from '@dalan/contract/language/languages';

import { pageLanguage } from './page-language.texts.ts';

/** Query for calls that return the owner's words. Without it the server answers in English. */
export const languageQuery: LanguageQuery = pageLanguage === 'en' ? {} : { language: pageLanguage };
