import type { Language } from '../language/languages.ts';
import { formatGramsBy } from './weight.ts';
import { weightTexts as english } from './weight.texts.ts';
import { weightTexts as hindi } from './weight.texts.hi.ts';
import { weightTexts as marathi } from './weight.texts.mr.ts';

const textsIn: Record<Language, typeof english> = { en: english, mr: marathi, hi: hindi };

/** `500 ग्रॅम`: a weight in the language of whoever reads it, for mails and messages. */
export function formatGramsIn(language: Language, grams: number): string {
  return formatGramsBy(textsIn[language], grams);
}
