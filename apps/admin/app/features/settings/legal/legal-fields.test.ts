import { firstSettings } from '@dalan/contract/settings/settings';
import { expect, test } from 'vitest';
import { changesInWords } from '../framework/fields.ts';
import { checkLegal, confirmedSample, editedText, legalFields } from './legal-fields.ts';

const { legal } = firstSettings();
const TODAY = '2026-11-16';

test('the first values have no error', () => {
  expect(Object.values(checkLegal(legal)).filter(Boolean)).toEqual([]);
});

test.each([
  ['fssaiLicence', '1234', '11526034000000'],
  ['gstin', '27abcde1234f1z5', '27ABCDE1234F1Z5'],
  ['grievancePhone', 'ask at the door', '+91 20 5550 0142'],
  ['grievanceEmail', 'care@', 'care@dalan.example'],
] as const)('%s refuses %s and takes %s or nothing', (key, wrong, right) => {
  expect(checkLegal({ ...legal, [key]: wrong })[key]).toBeDefined();
  expect(checkLegal({ ...legal, [key]: right })[key]).toBeUndefined();
  expect(checkLegal({ ...legal, [key]: '' })[key]).toBeUndefined();
});

test('an edited text is the owner’s from today on, an emptied one a sample again', () => {
  const edited = editedText(legal.terms, 'Ours.', TODAY);
  expect(edited).toEqual({ text: 'Ours.', isSample: false, asOf: TODAY });
  expect(editedText({ ...edited, asOf: '2026-12-01' }, 'New.', TODAY).asOf).toBe('2026-12-01');
  expect(editedText(edited, ' ', TODAY)).toEqual(legal.terms);
});

test('a confirmed sample is the owner’s in every language, and keeps what they wrote', async () => {
  const confirmed = await confirmedSample('terms', { ...legal.terms, textHi: 'हमारा।' }, TODAY);
  expect(confirmed).toMatchObject({ isSample: false, asOf: TODAY, textHi: 'हमारा।' });
  expect(confirmed.text).toContain('## Who sells to you');
  expect(confirmed.textMr).toMatch(/^## /);
  expect(Object.values(checkLegal({ ...legal, terms: confirmed })).filter(Boolean)).toEqual([]);
});

test('a change of a text is said by its length', () => {
  const terms = { text: '## One\ntwo three', isSample: false, asOf: TODAY };
  expect(changesInWords(legalFields, legal, { ...legal, terms })).toEqual([
    'Text of Terms: sample becomes own text of 4 words',
    'Terms, applies from: no date becomes 2026-11-16',
  ]);
});

test('the composition scheme needs a GSTIN, and its change is said in words', () => {
  const composition = { ...legal, gstin: '27ABCDE1234F1Z5', isComposition: true };
  expect(checkLegal(composition)['isComposition']).toBeUndefined();
  expect(checkLegal({ ...composition, gstin: '' })['isComposition']).toContain('GSTIN');
  const before = { ...legal, gstin: composition.gstin };
  expect(changesInWords(legalFields, before, composition)).toHaveLength(1);
  expect(changesInWords(legalFields, before, { ...before, isComposition: false })).toEqual([]);
});
