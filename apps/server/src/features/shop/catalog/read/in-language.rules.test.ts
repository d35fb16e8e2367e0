import { expect, test } from 'vitest';
import { toProduct } from '../product-mapper.rules.ts';
import { inLanguage, listedInLanguage } from './in-language.rules.ts';

const jowar = toProduct({
  id: '01a1e21c-2055-70a6-b895-e9a9e4935a89',
  name: 'Jowar Flour',
  nameMr: 'ज्वारीचे पीठ',
  nameHi: 'ज्वार का आटा',
  category: 'Millets',
  description: 'Pats out without cracking.',
  descriptionMr: 'कड फुटत नाही.',
  descriptionHi: '',
  text: 'For bhakri',
  textMr: 'भाकरीसाठी',
  textHi: 'भाकरी के लिए',
  searchAlso: [],
  pricePaise: 7_800,
  stepGrams: 1000,
  grinds: [],
  sale: false,
  isActive: true,
  shelfLifeDays: null,
  hsn: '',
  gstRate: 0,
  label: {},
  shortCode: 'JW',
  mediaId: null,
  createdAt: new Date(0),
  version: 1,
  alt: null,
  colourFrom: null,
  colourTo: null,
  onHandGrams: 0,
});

const other = /[Mm]r"|[Hh]i"|untranslated/;

test('English has no text of another language, but the Marathi name as ever', () => {
  const { nameMr, ...rest } = inLanguage(jowar);
  expect(nameMr).toBe('ज्वारीचे पीठ');
  expect(rest).toMatchObject({ name: 'Jowar Flour', text: 'For bhakri' });
  expect(JSON.stringify(rest)).not.toMatch(other);
});

test('Marathi has its own texts and no others', () => {
  const marathi = inLanguage(jowar, 'mr');
  expect(marathi).toMatchObject({ text: 'भाकरीसाठी', description: 'कड फुटत नाही.' });
  expect(JSON.stringify(marathi)).not.toMatch(/bhakri|cracking|"nameHi|लिए|untranslated/);
});

test('a text that is missing in Hindi is English, and said to be', () => {
  expect(inLanguage(jowar, 'hi')).toMatchObject({
    nameHi: 'ज्वार का आटा',
    text: 'भाकरी के लिए',
    description: 'Pats out without cracking.',
    untranslated: ['description'],
  });
});

test('a text that does not exist at all is not untranslated', () => {
  const { textMr: _, ...bare } = { ...jowar, text: '' };
  expect(inLanguage(bare, 'mr')).not.toHaveProperty('untranslated');
});

const labelled = {
  ...jowar,
  label: {
    ingredients: 'Jowar (sorghum)',
    ingredientsMr: 'ज्वारी',
    ingredientsHi: 'ज्वार',
    hasGluten: false,
    storage: 'Keep dry',
    storageHi: 'सूखी जगह',
  },
};

test('the label is in the language of the page, and its short code is for staff', () => {
  expect(jowar.shortCode).toBe('JW');
  const english = inLanguage(labelled);
  expect(english).not.toHaveProperty('shortCode');
  expect(english.label).toEqual({
    ingredients: 'Jowar (sorghum)',
    hasGluten: false,
    storage: 'Keep dry',
  });
  const marathi = inLanguage(labelled, 'mr');
  expect(marathi.label).toEqual({ ingredients: 'ज्वारी', hasGluten: false, storage: 'Keep dry' });
  expect(marathi.untranslated).toEqual(['storage']);
  expect(inLanguage(labelled, 'hi')).toMatchObject({
    label: { ingredients: 'ज्वार', storage: 'सूखी जगह' },
    untranslated: ['description'],
  });
});

test('a list has no labels', () => {
  expect(listedInLanguage(labelled, 'mr')).toEqual(inLanguage(jowar, 'mr'));
});
