/** Consonants joined by a virama, then a last letter with its signs. Fonts draw these as one. */
const SYLLABLE =
  /(?:[\u0915-\u0939\u0958-\u095f]\u093c?\u094d[\u200c\u200d]?)*[\u0904-\u0939\u0958-\u0961\u0972-\u097f]\p{M}*|[\u0900-\u0963\u0966-\u097f\u200c\u200d]/gu;

/** The Devanagari syllables of a text, as they are drawn. */
export function syllablesOf(text: string): string[] {
  return text.match(SYLLABLE) ?? [];
}
