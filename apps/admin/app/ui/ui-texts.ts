import { textsIn } from '../lib/language/spoken.ts';
import * as english from './ui-texts.en.ts';

export const uiTexts: typeof english.uiTexts = textsIn(english.uiTexts, {
  mr: async () => (await import('./ui-texts.mr.ts')).uiTexts,
  hi: async () => (await import('./ui-texts.hi.ts')).uiTexts,
});
