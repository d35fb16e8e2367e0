import { wordsIn } from '@dalan/contract/language/content-language';
import { legalTexts } from '@dalan/contract/settings/legal';
import type { LegalTextName } from '@dalan/contract/settings/legal';
import { legalSamples } from '@dalan/contract/settings/legal-samples';
import { legalTitles } from '@dalan/contract/settings/legal-titles';
import { settingsLimits, tappedChecks } from '@dalan/contract/settings/settings';
import type { Legal, LegalText } from '@dalan/contract/settings/settings';
import { checkOptionalLine, checkParagraph } from '@dalan/contract/text/text';
import { otherLanguages } from '../../../lib/other-languages.ts';
import type { OtherLanguage } from '../../../lib/other-languages.ts';
import { fieldOf } from '../framework/index.ts';
import type { Errors, Field, FieldsOf } from '../framework/index.ts';
import { legalFormTexts } from './legal-texts.ts';

const field = fieldOf<Legal>();

const fields: Field<Legal>[] = [
  field('fssaiLicence', legalFormTexts.fssaiLicence),
  field('gstin', legalFormTexts.gstin),
  {
    ...field('isComposition', legalFormTexts.isComposition),
    // Earlier documents lack it.
    read: ({ isComposition = false }) => isComposition,
  },
  field('grievanceOfficer', legalFormTexts.grievanceOfficer),
  field('grievanceOfficerMr', `${legalFormTexts.grievanceOfficer}, Marathi`),
  field('grievanceOfficerHi', `${legalFormTexts.grievanceOfficer}, Hindi`),
  field('grievancePhone', legalFormTexts.grievancePhone),
  field('grievanceEmail', legalFormTexts.grievanceEmail),
  ...legalTexts.flatMap((name) => [
    wordsField(name),
    dayField(name),
    ...otherLanguages.map((language) => translationField(name, language)),
  ]),
];

export const legalFields: FieldsOf<Legal> = () => fields;

/** A change is described by the number of words, because the text is too long. */
function wordsField(name: LegalTextName): Field<Legal> {
  return {
    key: name,
    label: legalFormTexts.text(legalTitles[name]),
    read: (legal) => ({ text: legal[name].text, isSample: legal[name].isSample }),
    write: (legal, value) => ({
      ...legal,
      [name]: { ...legal[name], ...(value as Pick<LegalText, 'text' | 'isSample'>) },
    }),
    inWords: (value) => {
      const { text, isSample } = value as Pick<LegalText, 'text' | 'isSample'>;
      const count = wordCount(text);
      return isSample || count === 0 ? 'sample' : `own text of ${count} words`;
    },
  };
}

function wordCount(text: string): number {
  return text.split(/\s+/).filter(Boolean).length;
}

function translationField(name: LegalTextName, language: OtherLanguage): Field<Legal> {
  const key = `text${language.ending}` as const;
  return {
    key: `${name}.${key}`,
    label: legalFormTexts.textIn(legalTitles[name], language.name),
    read: (legal) => legal[name][key] ?? '',
    write: (legal, value) => ({ ...legal, [name]: { ...legal[name], [key]: value } }),
    inWords: (value) => `${wordCount(value as string)} words`,
  };
}

function dayField(name: LegalTextName): Field<Legal> {
  return {
    key: `${name}.asOf`,
    label: legalFormTexts.asOfFor(legalTitles[name]),
    read: (legal) => legal[name].asOf,
    write: (legal, value) => ({
      ...legal,
      [name]: { ...legal[name], asOf: value as LegalText['asOf'] },
    }),
    inWords: (value) => (value as LegalText['asOf']) ?? 'no date',
  };
}

const { lineMax, paragraphMax } = settingsLimits;
const FSSAI = /^\d{14}$/;
const GSTIN = /^\d{2}[A-Z]{5}\d{4}[A-Z][A-Z\d]Z[A-Z\d]$/;

/** Repeats the contract's rules, and is stricter about numbers. */
export function checkLegal(legal: Legal): Errors {
  const { fssaiLicence, gstin, isComposition, grievancePhone, grievanceEmail } = legal;
  const unlessEmpty = (value: string, isValid: boolean, problem: string) =>
    value === '' || isValid ? checkOptionalLine(value, lineMax) : problem;
  return {
    fssaiLicence: unlessEmpty(fssaiLicence, FSSAI.test(fssaiLicence), legalFormTexts.fssaiInvalid),
    gstin: unlessEmpty(gstin, GSTIN.test(gstin), legalFormTexts.gstinInvalid),
    isComposition:
      isComposition === true && gstin === '' ? legalFormTexts.compositionWithoutGstin : undefined,
    grievanceOfficer: checkOptionalLine(legal.grievanceOfficer, lineMax),
    grievanceOfficerMr: checkOptionalLine(legal.grievanceOfficerMr ?? '', lineMax),
    grievanceOfficerHi: checkOptionalLine(legal.grievanceOfficerHi ?? '', lineMax),
    grievancePhone: tappedChecks.phone(grievancePhone),
    grievanceEmail: tappedChecks.email(grievanceEmail),
    ...Object.fromEntries(
      legalTexts.flatMap((name): [string, string | undefined][] => [
        [name, checkText(legal[name].text)],
        ...otherLanguages.map(({ ending }): [string, string | undefined] => [
          `${name}.text${ending}`,
          checkText(legal[name][`text${ending}`] ?? ''),
        ]),
      ]),
    ),
  };
}

function checkText(text: string): string | undefined {
  return text.trim() === '' ? undefined : checkParagraph(text, paragraphMax, '');
}

/**
 * The owner adopts the sample, in every language that they have not written themselves. Only this
 * needs the other samples, so they are loaded now.
 */
export async function confirmedSample(
  name: LegalTextName,
  now: LegalText,
  today: string,
): Promise<LegalText> {
  const [{ legalSamples: samplesMr }, { legalSamples: samplesHi }] = await Promise.all([
    import('@dalan/contract/settings/legal-samples.texts.mr'),
    import('@dalan/contract/settings/legal-samples.texts.hi'),
  ]);
  return {
    ...editedText(now, legalSamples[name], today),
    textMr: wordsIn(now, 'text', 'mr') || samplesMr[name],
    textHi: wordsIn(now, 'text', 'hi') || samplesHi[name],
  };
}

/** An emptied text is a sample again. A new one applies from today unless the owner says otherwise. */
export function editedText(now: LegalText, text: string, today: string): LegalText {
  if (text.trim() === '') return { ...now, text: '', isSample: true, asOf: null };
  return { ...now, text, isSample: false, asOf: now.asOf ?? today };
}
