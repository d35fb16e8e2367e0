import type { Language } from '@dalan/contract/language/languages';

export const pageLanguage: Language = 'mr';
