import { formatShortDay } from '../language/format-day.ts';
import type { Language } from '../language/languages.ts';
import type { BatchOfLine } from '../orders/orders.ts';
import { milledTexts as english } from './milled.texts.ts';
import { milledTexts as hindi } from './milled.texts.hi.ts';
import { milledTexts as marathi } from './milled.texts.mr.ts';

const textsIn: Record<Language, typeof english> = { en: english, mr: marathi, hi: hindi };

/** `Milled on Tue 17 Nov, best before Mon 15 Feb` in the language of whoever reads it, for mails. */
export function milledIn(
  language: Language,
  { milledOn, bestBefore }: Pick<BatchOfLine, 'milledOn' | 'bestBefore'>,
): string {
  const dayOf = (day: string) => formatShortDay(language, day);
  return textsIn[language].milled(dayOf(milledOn), bestBefore && dayOf(bestBefore)).join('');
}
