import { expect, test } from 'vitest';
import { toProduct } from '../product-mapper.rules.ts';
import { inLanguage } from './in-language.rules.ts';

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
