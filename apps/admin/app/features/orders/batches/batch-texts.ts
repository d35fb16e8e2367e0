import { textsIn } from '../../../lib/language/spoken.ts';
import * as english from './batch-texts.en.ts';

export const batchTexts: typeof english.batchTexts = textsIn(english.batchTexts, {
  mr: async () => (await import('./batch-texts.mr.ts')).batchTexts,
  hi: async () => (await import('./batch-texts.hi.ts')).batchTexts,
});
