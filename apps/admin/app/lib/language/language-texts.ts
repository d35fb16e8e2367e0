import { textsIn } from './spoken.ts';
import * as english from './language-texts.en.ts';

/** Texts that every page in a language needs: days, weights, reasons and refusals. */
export const languageTexts: typeof english.languageTexts = textsIn(english.languageTexts, {
  mr: async () => (await import('./language-texts.mr.ts')).languageTexts,
  hi: async () => (await import('./language-texts.hi.ts')).languageTexts,
});
