import { textsIn } from '../../../../lib/language/spoken.ts';
import * as english from './done-texts.en.ts';

export const doneTexts: typeof english.doneTexts = textsIn(english.doneTexts, {
  mr: async () => (await import('./done-texts.mr.ts')).doneTexts,
  hi: async () => (await import('./done-texts.hi.ts')).doneTexts,
});
