import { textsIn } from '../../../lib/language/spoken.ts';
import * as english from './label-texts.en.ts';

export const labelTexts: typeof english.labelTexts = textsIn(english.labelTexts, {
  mr: async () => (await import('./label-texts.mr.ts')).labelTexts,
  hi: async () => (await import('./label-texts.hi.ts')).labelTexts,
});
