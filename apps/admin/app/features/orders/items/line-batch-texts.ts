import { textsIn } from '../../../lib/language/spoken.ts';
import * as english from './line-batch-texts.en.ts';

export const lineBatchTexts: typeof english.lineBatchTexts = textsIn(english.lineBatchTexts, {
  mr: async () => (await import('./line-batch-texts.mr.ts')).lineBatchTexts,
  hi: async () => (await import('./line-batch-texts.hi.ts')).lineBatchTexts,
});
