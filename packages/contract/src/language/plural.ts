import type { Language } from './languages.ts';

/** Picks the form for a count. Hindi says zero like one, English and Marathi like many. */
export function plural(
  language: Language,
  count: number,
  forms: Record<'one' | 'other', string>,
): string {
  const isOne = count === 1 || (count === 0 && language === 'hi');
  return isOne ? forms.one : forms.other;
}
