import { textsIn } from '../../../lib/language/spoken.ts';
import * as english from './labels-link-texts.en.ts';

/** The words of the ways to the labels, for pages that do not load the labels themselves. */
export const labelsLinkTexts: typeof english.labelsLinkTexts = textsIn(english.labelsLinkTexts, {
  mr: async () => (await import('./labels-link-texts.mr.ts')).labelsLinkTexts,
  hi: async () => (await import('./labels-link-texts.hi.ts')).labelsLinkTexts,
});
