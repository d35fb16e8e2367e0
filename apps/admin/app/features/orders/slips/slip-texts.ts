import { textsIn } from '../../../lib/language/spoken.ts';
import * as english from './slip-texts.en.ts';

export const slipTexts: typeof english.slipTexts = textsIn(english.slipTexts, {
  mr: async () => (await import('./slip-texts.mr.ts')).slipTexts,
  hi: async () => (await import('./slip-texts.hi.ts')).slipTexts,
});

export const packTexts: typeof english.packTexts = textsIn(english.packTexts, {
  mr: async () => (await import('./slip-texts.mr.ts')).packTexts,
  hi: async () => (await import('./slip-texts.hi.ts')).packTexts,
});

export const notToPack: typeof english.notToPack = textsIn(english.notToPack, {
  mr: async () => (await import('./slip-texts.mr.ts')).notToPack,
  hi: async () => (await import('./slip-texts.hi.ts')).notToPack,
});
