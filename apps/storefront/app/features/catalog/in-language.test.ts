import { expect, test } from 'vitest';

import { langOf, nameIn, secondName } from './in-language.ts';

const jowar = { name: 'Jowar Flour', nameMr: 'ज्वारीचे पीठ', nameHi: 'ज्वार का आटा' };
const varai = { name: 'Varai Flour', nameMr: 'वरईचे पीठ' };
const oats = { name: 'Oats Flour', nameMr: '' };

test('the name of the page’s language leads', () => {
  expect(nameIn(jowar, 'en')).toEqual({ words: 'Jowar Flour' });
  expect(nameIn(jowar, 'mr')).toEqual({ words: 'ज्वारीचे पीठ' });
  expect(nameIn(jowar, 'hi')).toEqual({ words: 'ज्वार का आटा' });
});

test('a missing name is replaced by one with its own lang', () => {
  expect(nameIn(varai, 'hi')).toEqual({ words: 'वरईचे पीठ', lang: 'mr' });
  expect(nameIn({ ...varai, nameHi: '' }, 'hi')).toEqual({ words: 'वरईचे पीठ', lang: 'mr' });
  expect(nameIn(oats, 'hi')).toEqual({ words: 'Oats Flour', lang: 'en' });
  expect(nameIn(oats, 'mr')).toEqual({ words: 'Oats Flour', lang: 'en' });
});

test('the name in the other script stands below, but no name twice', () => {
  expect(secondName(jowar, 'en')).toEqual({ words: 'ज्वारीचे पीठ', lang: 'mr' });
  expect(secondName(jowar, 'mr')).toEqual({ words: 'Jowar Flour', lang: 'en' });
  expect(secondName(varai, 'hi')).toEqual({ words: 'Varai Flour', lang: 'en' });
  for (const language of ['en', 'mr', 'hi'] as const) {
    expect(secondName(oats, language)).toBeUndefined();
  }
});

test('a text that is not translated is marked as English', () => {
  expect(langOf({ untranslated: ['description'] }, 'description')).toBe('en');
  expect(langOf({ untranslated: ['description'] }, 'text')).toBeUndefined();
  expect(langOf({}, 'text')).toBeUndefined();
});
