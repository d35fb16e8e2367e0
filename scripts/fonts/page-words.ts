import { globSync, readFileSync } from 'node:fs';
import { seedFlours } from '../../apps/server/seed/catalogue.ts';
import { languageNames } from '../../packages/contract/src/language/languages.ts';
import type { Language } from '../../packages/contract/src/language/languages.ts';
import { firstSettings } from '../../packages/contract/src/settings/settings.ts';

const root = new URL('../../', import.meta.url);
/**
 * A run of Devanagari letters and signs, including joiners, or the full stop of Hindi. A sign
 * without its letter belongs to a value before it: `${weekday}ी`.
 */
const word = /(?!\p{M})\p{Script=Devanagari}[\p{Script=Devanagari}\u200c\u200d]*|।/gu;

/** The fields of a shop's data that pages of a language show: `nameMr`, `textHi`. */
const isShown = {
  // The Marathi names, and the words to search by.
  en: (field: string) => field === 'nameMr' || !/(?:Mr|Hi)$/.test(field),
  mr: (field: string) => field.endsWith('Mr'),
  hi: (field: string) => field.endsWith('Hi'),
} as const;

function textsOfFields(value: unknown, isWanted: (field: string) => boolean): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([field, inner]) => {
    if (typeof inner === 'string') return isWanted(field) ? [inner] : [];
    return textsOfFields(inner, isWanted);
  });
}

/** English is the module that code imports; the builds of the others take its neighbour instead. */
export function textsEnding(language: Language): string {
  return language === 'en' ? '.texts.ts' : `.texts.${language}.ts`;
}

/** Sources with the shop's own words, as they are in the file. */
export function readTexts(language: Language): { file: string; text: string }[] {
  const texts = `{apps/storefront/app,packages/contract/src}/**/*${textsEnding(language)}`;
  // A few components of the English shop have Marathi words of their own.
  const components = language === 'en' ? ['apps/storefront/app/**/*.tsx'] : [];
  // A bill has a hundred words for numbers: it takes the whole font.
  const exclude = ['**/assets/fonts/**', '**/amount-in-words.*'];
  return globSync([texts, ...components], { cwd: root, exclude }).map((file) => ({
    file,
    text: readFileSync(new URL(file, root), 'utf8'),
  }));
}

export function wordsOf(text: string): string[] {
  return text.match(word) ?? [];
}

/** Every Devanagari word of the shop itself on the pages of a language. */
export function pageWords(language: Language): string[] {
  const texts = [
    ...readTexts(language).map(({ text }) => text),
    ...textsOfFields([seedFlours, firstSettings()], isShown[language]),
    ...Object.values(languageNames),
  ];
  return [...new Set(texts.flatMap(wordsOf))].sort();
}
