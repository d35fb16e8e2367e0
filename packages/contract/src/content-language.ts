import type { Language } from './languages.ts';

/** What the owner writes in other languages has its own fields: `nameMr`, `textHi`. */
const endings = { mr: 'Mr', hi: 'Hi' } as const;

type Ending = (typeof endings)[keyof typeof endings];

/** The fields of a text in other languages. */
export type InOtherLanguages<Name extends string> = Partial<
  Record<`${Name}${Ending}`, string | undefined>
>;

/** The owner's words in that language. Empty if there are none, and for English. */
export function wordsIn<Name extends string>(
  content: InOtherLanguages<Name>,
  name: Name,
  language: Language,
): string {
  if (language === 'en') return '';
  return content[`${name}${endings[language]}`]?.trim() ?? '';
}
