import { textsIn } from '../../lib/language/spoken.ts';
import * as english from './today-texts.en.ts';

export const texts: typeof english.texts = textsIn(english.texts, {
  mr: async () => (await import('./today-texts.mr.ts')).texts,
  hi: async () => (await import('./today-texts.hi.ts')).texts,
});
