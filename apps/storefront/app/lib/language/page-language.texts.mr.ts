import type { Language } from '@dalan/contract/languages';

/** The language of this build's pages. */
export const pageLanguage: Language = 'mr';
