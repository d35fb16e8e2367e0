import type { Language } from '@dalan/contract/language/languages';

/** The language of this build's pages. */
export const pageLanguage: Language = 'en';
