import { textsIn } from '../../lib/language/spoken.ts';
import * as english from './counter-texts.en.ts';

export const counterTexts: typeof english.counterTexts = textsIn(english.counterTexts, {
  mr: async () => (await import('./counter-texts.mr.ts')).counterTexts,
  hi: async () => (await import('./counter-texts.hi.ts')).counterTexts,
});
