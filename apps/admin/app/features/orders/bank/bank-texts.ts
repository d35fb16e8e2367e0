import { textsIn } from '../../../lib/language/spoken.ts';
import * as english from './bank-texts.en.ts';

export const bankTexts: typeof english.bankTexts = textsIn(english.bankTexts, {
  mr: async () => (await import('./bank-texts.mr.ts')).bankTexts,
  hi: async () => (await import('./bank-texts.hi.ts')).bankTexts,
});
