import { textsIn } from '../language/spoken.ts';
import * as english from './cash-texts.en.ts';

export const cashTexts: typeof english.cashTexts = textsIn(english.cashTexts, {
  mr: async () => (await import('./cash-texts.mr.ts')).cashTexts,
  hi: async () => (await import('./cash-texts.hi.ts')).cashTexts,
});
