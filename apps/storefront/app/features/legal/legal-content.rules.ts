import { days } from '@dalan/contract/days.texts.en';
import { legalParts, shownLegalText } from '@dalan/contract/legal';
import type { LegalPart, LegalTextName } from '@dalan/contract/legal';
import { legalTitles } from '@dalan/contract/legal-titles';
import type { Settings } from '@dalan/contract/settings';

export type LegalContent = {
  title: string;
  parts: LegalPart[];
  isSample: boolean;
  /** Only of the owner's own text. */
  asOf: string | null;
};

/** Runs on the server, so that browsers get neither the samples nor the parser. */
export function legalContent(name: LegalTextName, { legal }: Settings): LegalContent {
  const { text, isSample } = shownLegalText(name, legal[name]);
  const { asOf } = legal[name];
  return {
    title: legalTitles[name],
    parts: legalParts(text),
    isSample,
    asOf: isSample || asOf === null ? null : days.dateInFull(asOf),
  };
}
