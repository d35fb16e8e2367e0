import type { Language } from '@dalan/contract/language/languages';

type OtherThanEnglish = Exclude<Language, 'en'>;
type Loaders<Texts> = Record<OtherThanEnglish, () => Promise<Texts>>;
type Translated = { load: Loaders<object>; byLanguage: Partial<Record<Language, object>> };

/** Every module of texts that has run so far. */
const translated: Translated[] = [];
/** The language of the page on screen. Pages that are only in English set it back. */
let spoken: Language = 'en';
/** The person's language, whose texts are loaded with a page or a dialog. */
let wanted: Language = 'en';
const loading: Partial<Record<Language, Promise<void> | undefined>> = {};

/** Called while a page renders, before any of its parts read a text. */
export function speak(language: Language): void {
  spoken = language;
}

/** For what is not a bound text, such as the name of a flour. Read it while a page renders. */
export function spokenLanguage(): Language {
  return spoken;
}

export function want(language: Language): void {
  wanted = language;
}

/** The texts of the language that is spoken when one of them is read. Do not destructure them. */
export function textsIn<Texts extends object>(english: Texts, load: Loaders<Texts>): Texts {
  const byLanguage: Translated['byLanguage'] = { en: english };
  translated.push({ load, byLanguage });
  return new Proxy(english, {
    get: (_english, key) => Reflect.get(byLanguage[spoken] ?? english, key) as unknown,
  });
}

/** Loads what is missing before this language can be spoken. Undefined if nothing is. */
export function missingTexts(language: Language): Promise<void> | undefined {
  if (language === 'en') return undefined;
  const missing = translated.filter(({ byLanguage }) => byLanguage[language] === undefined);
  if (missing.length === 0) return undefined;
  return (loading[language] ??= loadAll(missing, language).finally(() => {
    loading[language] = undefined;
  }));
}

async function loadAll(missing: Translated[], language: OtherThanEnglish): Promise<void> {
  await Promise.all(
    missing.map(async ({ load, byLanguage }) => {
      byLanguage[language] = await load[language]();
    }),
  );
}

/**
 * Loads all texts, including those that are added while others load. By default they are in the
 * person's language.
 */
export async function loadTexts(language = wanted): Promise<void> {
  for (let missing = missingTexts(language); missing; missing = missingTexts(language)) {
    await missing;
  }
}

const DEVANAGARI = /\p{Script=Devanagari}/u;

/** Marks a text that is in English on a page in another language. */
export function langOf(text: string): 'en' | undefined {
  return spoken === 'en' || DEVANAGARI.test(text) ? undefined : 'en';
}
