import { leadingName } from '../language/content-language.ts';
import type { Language } from '../language/languages.ts';
import { checkLine } from '../text/text.ts';
import type { Grind } from './grinds.schema.ts';

export type { FlourHolders, Grind, NewGrind } from './grinds.schema.ts';
export { readyGrinds } from './ready-grinds.ts';

export const grindLimits = { perFlour: 5, nameMax: 40, keyMax: 60 } as const;

/** The smallest weights by which a flour can be sold. Most are sold by the kilogram. */
export const stepsGrams = [1000, 500, 250] as const;
export type StepGrams = (typeof stepsGrams)[number];
export const USUAL_STEP_GRAMS = 1000;

export const grindTexts = {
  nameRequired: 'Please write it in all three languages',
  noLetters: 'Please use letters from a to z for the English name',
  tooMany: `A flour has at most ${grindLimits.perFlour} grinds`,
  twice: 'Two grinds are alike',
} as const;

export function checkGrindName(value: string): string | undefined {
  return checkLine(value, grindLimits.nameMax, grindTexts.nameRequired);
}

export function checkEnglishGrindName(value: string): string | undefined {
  const problem = checkGrindName(value);
  return problem ?? (grindKeyOf(value) === '' ? grindTexts.noLetters : undefined);
}

/** `for-bhakri`: the English name as a key. A grind with another name is another grind. */
export function grindKeyOf(name: string): string {
  const words = name.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  return words.join('-');
}

/** The English name of a key, for a grind that its flour may not have any more. */
export function grindNameOf(key: string): string {
  const words = key.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The step of a flour. Answers leave out the usual one. */
export function stepOf({ stepGrams = USUAL_STEP_GRAMS }: { stepGrams?: number }): number {
  return stepGrams;
}

/** `Jowar Flour, fine`: a line by the name of its flour and its grind, in one language. */
export function nameWithGrind(name: string, grind: Grind | undefined, language: Language): string {
  return grind === undefined ? name : `${name}, ${grindIn(grind, language)}`;
}

/** The grind as it stands after a name or in a sentence. */
export function grindIn(grind: Grind, language: Language): string {
  const { text, lang } = leadingName(grind, language);
  return lang === 'en' ? text.toLowerCase() : text;
}

/** A line of a cart, an order or a repeat is named by its flour and its grind. */
export type LineId = { productId: string; grind?: string | undefined };

/** The name that leads in that language, with the grind in the language of that name. */
export function lineNameIn(
  named: Parameters<typeof leadingName>[0],
  grind: Grind | undefined,
  language: Language,
): { text: string; lang: Language } {
  const { text, lang } = leadingName(named, language);
  return { text: nameWithGrind(text, grind, lang), lang };
}

/** One text for each flour and grind, to compare and look up lines. */
export function lineKey({ productId, grind = '' }: LineId): string {
  return grind === '' ? productId : `${productId}/${grind}`;
}

export function isSameLine(a: LineId, b: LineId): boolean {
  return lineKey(a) === lineKey(b);
}
