import { days } from '@dalan/contract/language/days.texts';
import { legalParts, shownLegalText } from '@dalan/contract/settings/legal';
import type { Language } from '@dalan/contract/language/languages';
import type { LegalPart, LegalTextName } from '@dalan/contract/settings/legal';
import { legalTitles } from '@dalan/contract/settings/legal-titles';
import type { Settings } from '@dalan/contract/settings/settings';

import { pageLanguage } from '../../lib/language/page-language.texts.ts';

export type LegalContent = {
  title: string;
  parts: LegalPart[];
  /** The language of the parts, if it is not that of the page. */
  lang?: Language;
  /** The date of the owner's own text. Null for a sample. */
  asOf: string | null;
};

/**
 * Runs on the server, so that browsers get neither the samples nor the parser. Only the owner is
 * told which texts are samples, in the panel.
 */
export function legalContent(
  name: LegalTextName,
  { legal }: Settings,
  language: Language = pageLanguage,
): LegalContent {
  const { text, isSample, lang } = shownLegalText(name, legal[name], language);
  const { asOf } = legal[name];
  return {
    title: legalTitles[name],
    parts: legalParts(text),
    ...(lang && { lang }),
    asOf: isSample || asOf === null ? null : days.dateInFull(asOf),
  };
}
