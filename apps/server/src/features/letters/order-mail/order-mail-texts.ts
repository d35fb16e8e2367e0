import type { Language } from '@dalan/contract/language/languages';
import { orderMailTexts as english } from './order-mail.texts.ts';
import { orderMailTexts as hindi } from './order-mail.texts.hi.ts';
import { orderMailTexts as marathi } from './order-mail.texts.mr.ts';

export const orderMailTexts: Record<Language, typeof english> = {
  en: english,
  mr: marathi,
  hi: hindi,
};
