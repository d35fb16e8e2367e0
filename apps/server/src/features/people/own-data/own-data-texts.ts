import type { Language } from '@dalan/contract/language/languages';
import { ownDataTexts as english } from './own-data.texts.ts';
import { ownDataTexts as hindi } from './own-data.texts.hi.ts';
import { ownDataTexts as marathi } from './own-data.texts.mr.ts';

export const ownDataTexts: Record<Language, typeof english> = {
  en: english,
  mr: marathi,
  hi: hindi,
};
