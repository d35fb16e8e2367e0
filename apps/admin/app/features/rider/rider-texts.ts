import { textsIn } from '../../lib/language/spoken.ts';
import * as english from './rider-texts.en.ts';

export const riderTexts: typeof english.riderTexts = textsIn(english.riderTexts, {
  mr: async () => (await import('./rider-texts.mr.ts')).riderTexts,
  hi: async () => (await import('./rider-texts.hi.ts')).riderTexts,
});
