import { textsIn } from '../../../lib/language/spoken.ts';
import * as english from './count-texts.en.ts';

export const countTexts: typeof english.countTexts = textsIn(english.countTexts, {
  mr: async () => (await import('./count-texts.mr.ts')).countTexts,
  hi: async () => (await import('./count-texts.hi.ts')).countTexts,
});
