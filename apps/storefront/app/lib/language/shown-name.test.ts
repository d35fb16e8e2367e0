import { expect, test } from 'vitest';

import { shownCategory } from './shown-category.ts';
import { langOfText, nameInPage, shownName } from './shown-name.ts';

const jowar = { name: 'Jowar Flour', nameMr: 'ज्वारीचे पीठ', nameHi: 'ज्वार का आटा' };
const varai = { name: 'Varai Flour', nameMr: 'वरईचे पीठ' };
const oats = { name: 'Oats Flour', nameMr: '' };

test('a Marathi name with a letter that English pages have no small font for says so', () => {
  const lakshmi = { name: 'Laxmi Flour', nameMr: 'लक्ष्मी पीठ' };
  expect(shownName(lakshmi, 'en').below).toEqual({ text: 'लक्ष्मी पीठ', lang: 'mr-IN' });
});

test('the name of the page’s language leads, the one in the other script stands below', () => {
  expect(shownName(jowar, 'en')).toEqual({
    lead: { text: 'Jowar Flour' },
    below: { text: 'ज्वारीचे पीठ', lang: 'mr' },
  });
  expect(shownName(jowar, 'mr')).toEqual({
    lead: { text: 'ज्वारीचे पीठ' },
    below: { text: 'Jowar Flour', lang: 'en' },
  });
  expect(shownName(jowar, 'hi')).toEqual({
    lead: { text: 'ज्वार का आटा' },
    below: { text: 'Jowar Flour', lang: 'en' },
  });
  expect(nameInPage(jowar)).toBe('Jowar Flour');
});

test('a missing name is replaced by one with its own lang', () => {
  expect(shownName(varai, 'hi').lead).toEqual({ text: 'वरईचे पीठ', lang: 'mr' });
  expect(shownName({ ...varai, nameHi: '' }, 'hi').lead).toEqual({ text: 'वरईचे पीठ', lang: 'mr' });
  expect(shownName(oats, 'en')).toEqual({ lead: { text: 'Oats Flour' } });
  expect(shownName(oats, 'mr')).toEqual({ lead: { text: 'Oats Flour', lang: 'en' } });
  expect(shownName(oats, 'hi')).toEqual({ lead: { text: 'Oats Flour', lang: 'en' } });
});

test('a text that is not translated is marked as English', () => {
  expect(langOfText({ untranslated: ['description'] }, 'description')).toBe('en');
  expect(langOfText({ untranslated: ['description'] }, 'text')).toBeUndefined();
  expect(langOfText({}, 'text')).toBeUndefined();
});

test('a category that staff have added shows as typed', () => {
  expect(shownCategory('Millets')).toBe('Millets');
  expect(shownCategory('Nuts')).toBe('Nuts');
});
