import { textsIn } from '../../lib/language/spoken.ts';
import * as english from './confirm-texts.en.ts';

export const texts: typeof english.texts = textsIn(english.texts, {
  mr: async () => (await import('./confirm-texts.mr.ts')).texts,
  hi: async () => (await import('./confirm-texts.hi.ts')).texts,
});
