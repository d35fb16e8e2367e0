import { days as english } from '@dalan/contract/language/days.texts';
import { languageTexts } from '../../lib/language/language-texts.ts';

/** `October` or `October 2026` from `2026-10`, in the language of the page. */
export function monthName(month: string, form: 'alone' | 'ofYear' = 'alone'): string {
  const days = languageTexts.days ?? english;
  return form === 'alone' ? days.monthInFull(month) : days.formatMonth(month);
}

/** `Oct`, in the language of the page. */
export function shortMonthName(month: string): string {
  const date = (languageTexts.days ?? english).formatDate(`${month}-01T12:00:00Z`);
  // All languages write `1 Oct 2026` in this order.
  return date.split(' ')[1] ?? '';
}
