import { wordsIn } from '../language/content-language.ts';
import type { Language } from '../language/languages.ts';
import { legalSamples } from './legal-samples.ts';
import type { Legal, LegalText, Settings } from './settings.schema.ts';

/** The texts that the owner writes. The privacy page also lists what the shop keeps. */
export const legalTexts = ['deliveryAndRefunds', 'terms', 'privacy', 'accessibility'] as const;
export type LegalTextName = (typeof legalTexts)[number];

/** Only the first part of a text can lack a heading. */
export type LegalPart = { heading?: string; paragraphs: string[] };

/** A line that starts with `## ` is a heading, an empty line ends a paragraph. All else is text. */
export function legalParts(text: string): LegalPart[] {
  let last: LegalPart = { paragraphs: [] };
  let isParagraphOpen = false;
  const parts = [last];
  for (const line of text.split(/\r\n|\r|\n/).map((typed) => typed.trim())) {
    const [, heading] = /^##\s+(.+)$/.exec(line) ?? [];
    if (heading !== undefined) {
      last = { heading, paragraphs: [] };
      parts.push(last);
    } else if (isParagraphOpen && line !== '') {
      last.paragraphs.push(`${last.paragraphs.pop()} ${line}`);
    } else if (line !== '') {
      last.paragraphs.push(line);
    }
    isParagraphOpen = heading === undefined && line !== '';
  }
  return parts.filter(({ heading, paragraphs }) => heading !== undefined || paragraphs.length > 0);
}

type ShownLegalText = {
  text: string;
  isSample: boolean;
  /** Set if the text is in another language than the page. */
  lang?: Language;
};

/** What customers read: the owner's text in their language or in English, or else the sample. */
export function shownLegalText(
  name: LegalTextName,
  legal: LegalText,
  language: Language = 'en',
): ShownLegalText {
  const translated = wordsIn(legal, 'text', language);
  if (translated !== '') return { text: translated, isSample: false };
  const isSample = legal.isSample || legal.text.trim() === '';
  if (isSample) return { text: legalSamples[name], isSample };
  return { text: legal.text, isSample, ...(language !== 'en' && { lang: 'en' }) };
}

const NO_NUMBER = /^0*$/;

/** Empty for the zeros that stand in a new shop. */
export function knownLicence(fssaiLicence: string): string {
  const licence = fssaiLicence.trim();
  return NO_NUMBER.test(licence) ? '' : licence;
}

/** The default value of the grievance officer. It names nobody. */
const NOBODY = 'The owner';

/**
 * Names of what the law asks for and the owner has not filled in, besides the texts. Without a
 * GSTIN the shop counts as not registered.
 */
export function missingLegal({ legal }: Pick<Settings, 'legal'>): string[] {
  const gaps: [isMissing: boolean, what: string][] = [
    [knownLicence(legal.fssaiLicence) === '', 'FSSAI licence number'],
    [['', NOBODY].includes(legal.grievanceOfficer.trim()), 'Name of the grievance officer'],
    [legal.grievancePhone.trim() === '', 'Phone of the grievance officer'],
    [legal.grievanceEmail.trim() === '', 'E-mail of the grievance officer'],
  ];
  return gaps.flatMap(([isMissing, what]) => (isMissing ? [what] : []));
}

/** The texts that customers read and that the owner has neither written nor confirmed. */
export function sampleTexts({ legal }: Pick<Settings, 'legal'>): LegalTextName[] {
  return legalTexts.filter((name) => isSample(legal, name) && legalSamples[name] !== '');
}

function isSample(legal: Legal, name: LegalTextName): boolean {
  return shownLegalText(name, legal[name]).isSample;
}
