import type { Language } from './languages.ts';

/** Picks the form for a count. Hindi says zero like one, English and Marathi like many. */
export function plural(
  language: Language,
  count: number,
  forms: Record<'one' | 'other', string>,
): string {
  return new Intl.PluralRules(language).select(count) === 'one' ? forms.one : forms.other;
}
