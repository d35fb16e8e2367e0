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

type Written<Name extends string> = Record<Name, string> & InOtherLanguages<Name>;

/** The owner's words in that language, or their English ones. */
export function writtenIn<Name extends string>(
  content: Written<Name>,
  name: Name,
  language: Language,
): { text: string; lang: Language } {
  const words = wordsIn(content, name, language);
  return words === '' ? { text: content[name], lang: 'en' } : { text: words, lang: language };
}

type Named = { name: string } & InOtherLanguages<'name'>;

/** The name that leads in that language. Without a Hindi name it is the Marathi one. */
export function leadingName(named: Named, language: Language): { text: string; lang: Language } {
  const { name, nameMr = '', nameHi = '' } = named;
  if (language === 'hi' && nameHi !== '') return { text: nameHi, lang: 'hi' };
  if (language !== 'en' && nameMr !== '') return { text: nameMr, lang: 'mr' };
  return { text: name, lang: 'en' };
}

/** The name that leads in that language, as a field beside the English name. */
export function nameBeside(
  named: Named,
  language: Language = 'en',
): { nameMr?: string; nameHi?: string } {
  const { text, lang } = leadingName(named, language);
  if (lang === 'mr') return { nameMr: text };
  return lang === 'hi' ? { nameHi: text } : {};
}
