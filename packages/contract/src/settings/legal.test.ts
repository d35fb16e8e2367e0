import { expect, test } from 'vitest';
import { legalSamples } from './legal-samples.ts';
import { legalParts, missingLegal, sampleTexts, shownLegalText } from './legal.ts';
import { SettingsChange, settingsSchemas } from './settings.schema.ts';
import { firstSettings, settingsTexts } from './settings.ts';

test('a text is split into headings and paragraphs', () => {
  const text =
    'Before.\n\n## Cancelling\nUntil we mill.\nStill here.\n\nSecond.\n##  Money \r\nBack.';
  expect(legalParts(text)).toEqual([
    { paragraphs: ['Before.'] },
    { heading: 'Cancelling', paragraphs: ['Until we mill. Still here.', 'Second.'] },
    { heading: 'Money', paragraphs: ['Back.'] },
  ]);
});

test('everything but a heading stays as it was typed', () => {
  const text = '##No space\n### Three\n# One\n<b>bold</b> **stars** [a](javascript:b)';
  expect(legalParts(text)).toEqual([{ paragraphs: [text.replaceAll('\n', ' ')] }]);
  expect(legalParts(' \n\n ')).toEqual([]);
});

test('the samples have headings, and can be saved as the owner’s own text', () => {
  const legal = firstSettings().legal;
  for (const name of ['deliveryAndRefunds', 'terms', 'accessibility'] as const) {
    const text = legalSamples[name];
    expect(legalParts(text).length).toBeGreaterThan(2);
    expect(legalParts(text).every(({ heading }) => heading !== undefined)).toBe(true);
    const own = { text, isSample: false, asOf: '2026-11-16' };
    expect(settingsSchemas.legal.parse({ ...legal, [name]: own })[name]).toEqual(own);
  }
});

test('a sample is shown and marked until there is a text of the owner', () => {
  const own = { text: 'Ours.', isSample: false, asOf: null };
  expect(shownLegalText('terms', own)).toEqual({ text: 'Ours.', isSample: false });
  for (const empty of [
    { ...own, text: ' ' },
    { ...own, text: '', isSample: true },
  ]) {
    expect(shownLegalText('terms', empty)).toEqual({ text: legalSamples.terms, isSample: true });
  }
});

test('in another language a text is the owner’s own, else English and marked so', () => {
  const own = { text: 'Ours.', textMr: 'आमचे.', isSample: false, asOf: null };
  expect(shownLegalText('terms', own, 'mr')).toEqual({ text: 'आमचे.', isSample: false });
  expect(shownLegalText('terms', own, 'hi')).toEqual({
    text: 'Ours.',
    isSample: false,
    lang: 'en',
  });
  const onlyMarathi = { ...own, text: '', isSample: true };
  expect(shownLegalText('terms', onlyMarathi, 'mr')).toEqual({ text: 'आमचे.', isSample: false });
  expect(shownLegalText('terms', onlyMarathi, 'hi')).toMatchObject({ isSample: true });
});

test('a fresh shop is told what it still has to fill in', () => {
  expect(missingLegal(firstSettings())).toEqual([
    'FSSAI licence number',
    'Name of the grievance officer',
    'Phone of the grievance officer',
    'E-mail of the grievance officer',
  ]);
  expect(sampleTexts(firstSettings())).toEqual(['deliveryAndRefunds', 'terms', 'accessibility']);
});

test('nothing is missing once everything is filled in, also without a GSTIN', () => {
  const own = { text: 'Ours.', isSample: false, asOf: null };
  const legal = {
    fssaiLicence: '11526034000000',
    gstin: '',
    grievanceOfficer: 'Sunanda More',
    grievancePhone: '+91 20 5550 0142',
    grievanceEmail: 'care@dalan.example',
    deliveryAndRefunds: own,
    privacy: firstSettings().legal.privacy,
    terms: own,
    accessibility: own,
  };
  expect(missingLegal({ legal })).toEqual([]);
  expect(sampleTexts({ legal })).toEqual([]);
  expect(sampleTexts({ legal: { ...legal, terms: { ...own, text: '' } } })).toEqual(['terms']);
});

test('a document from before the accessibility statement is read, with the sample', () => {
  const { accessibility, ...earlier } = firstSettings().legal;
  expect(settingsSchemas.legal.parse(earlier)).toEqual({ ...earlier, accessibility });
});

test('the composition scheme is saved only with a GSTIN', () => {
  const { legal } = firstSettings();
  const save = (gstin: string) =>
    SettingsChange.safeParse({
      page: 'legal',
      version: 0,
      document: { ...legal, gstin, isComposition: true },
    });
  expect(save('27AAAAA0000A1Z5').success).toBe(true);
  expect(save('').error?.issues).toMatchObject([
    { path: ['document', 'isComposition'], message: settingsTexts.compositionWithoutGstin },
  ]);
});
