import { textsIn } from '../../../lib/language/spoken.ts';
import * as english from './milling-texts.en.ts';

export const millingTexts: typeof english.millingTexts = textsIn(english.millingTexts, {
  mr: async () => (await import('./milling-texts.mr.ts')).millingTexts,
  hi: async () => (await import('./milling-texts.hi.ts')).millingTexts,
});
