import { drawnSyllables } from '../../assets/fonts/cut.texts.ts';
import { syllablesOf } from './syllables.ts';

const drawn = new Set(drawnSyllables.split(' '));

/** Whether the page's small Devanagari files draw the whole text. They lack all other conjuncts. */
export function inCut(text: string): boolean {
  return syllablesOf(text).every((syllable) => drawn.has(syllable));
}

/** The class of an element with words that are data: two typefaces never meet in one text. */
export function fontOf(text: string): 'font-marathi' | undefined {
  return inCut(text) ? undefined : 'font-marathi';
}
