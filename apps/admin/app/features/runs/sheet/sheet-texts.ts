import { formatWholeRupees } from '../../../lib/format/rupees.ts';
import { textsIn } from '../../../lib/language/spoken.ts';
import * as english from './sheet-texts.en.ts';

export const sheetTexts: typeof english.sheetTexts = textsIn(english.sheetTexts, {
  mr: async () => (await import('./sheet-texts.mr.ts')).sheetTexts,
  hi: async () => (await import('./sheet-texts.hi.ts')).sheetTexts,
});

/** Amounts on paper are rounded up to whole rupees: a rider carries no paise. */
export function wholeRupees(amount: number): string {
  return formatWholeRupees(Math.ceil(amount));
}
