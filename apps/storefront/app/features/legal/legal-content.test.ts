import { firstSettings } from '@dalan/contract/settings/settings';
import { expect, test } from 'vitest';

import { legalContent } from './legal-content.rules.ts';

const first = firstSettings();

test('a fresh shop shows samples without a date and without a mark, and adds nothing about privacy', () => {
  for (const name of ['deliveryAndRefunds', 'terms'] as const) {
    const content = legalContent(name, first);
    expect(content).toMatchObject({ asOf: null });
    expect(JSON.stringify(content)).not.toMatch(/sample/i);
    expect(content.parts.length).toBeGreaterThan(2);
  }
  expect(legalContent('privacy', first)).toMatchObject({ parts: [], asOf: null });
});

test('the owner’s text replaces the sample and has a date', () => {
  const terms = { text: '## Prices\nPer kilogram.', isSample: false, asOf: '2026-11-01' };
  expect(legalContent('terms', { ...first, legal: { ...first.legal, terms } })).toEqual({
    title: 'Terms',
    parts: [{ heading: 'Prices', paragraphs: ['Per kilogram.'] }],
    asOf: '1 November 2026',
  });
});

test('on a page in another language the owner’s text is translated, or marked as English', () => {
  const terms = { text: 'Ours.', textMr: 'आमचे.', isSample: false, asOf: null };
  const settings = { ...first, legal: { ...first.legal, terms } };
  const marathi = legalContent('terms', settings, 'mr');
  expect(marathi.parts).toEqual([{ paragraphs: ['आमचे.'] }]);
  expect(marathi).not.toHaveProperty('lang');
  expect(legalContent('terms', settings, 'hi')).toMatchObject({
    lang: 'en',
    parts: [{ paragraphs: ['Ours.'] }],
  });
});
