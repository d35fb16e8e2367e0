import { textsIn } from '../../lib/language/spoken.ts';
import * as english from './title-texts.en.ts';

export const titleTexts: typeof english.titleTexts = textsIn(english.titleTexts, {
  mr: async () => (await import('./title-texts.mr.ts')).titleTexts,
  hi: async () => (await import('./title-texts.hi.ts')).titleTexts,
});
