import { expect, test } from 'vitest';
import { readyGrinds } from '../catalog/grinds.ts';
import { bagLabelView } from './bag-label-view.ts';
import type { BagToLabel, LabelledFlour, Packer } from './bag-labels.ts';
import { labelObstacleOf } from './bag-labels.ts';

const [fine] = readyGrinds;
const bag: BagToLabel = {
  orderId: 'order',
  productId: 'jowar',
  name: 'Jowar Flour',
  nameMr: 'ज्वारीचे पीठ',
  nameHi: '',
  grind: fine,
  language: 'mr',
  kg: 0.5,
  price: 39,
  pricePerKg: 78,
  batch: {
    _id: 'batch',
    number: 'JW-1117-1',
    path: '2026-JW-1117-1',
    milledOn: '2026-11-17',
    bestBefore: '2027-02-15',
  },
  obstacle: null,
};
const flour: Pick<LabelledFlour, 'facts' | 'missing'> = {
  facts: {
    ingredients: 'Jowar (sorghum)',
    hasGluten: false,
    isMilledWithWheat: true,
    isVegetarian: true,
    storage: 'Keep cool, dry and closed.',
    origin: 'India',
  },
  missing: [],
};
const packer: Packer = {
  name: 'Dalan',
  address: '12 Jatyachi Aali, Pune 411011',
  phone: '+91 20 5550 0142',
  email: 'hello@dalan.example',
  fssaiLicence: '11523034000123',
};

test('a label says the name in the language of the customer and in English', () => {
  expect(bagLabelView(bag, flour, packer)).toEqual({
    name: { text: 'ज्वारीचे पीठ, बारीक', lang: 'mr' },
    english: 'Jowar Flour, fine',
    captions: {
      lang: 'mr',
      netWeight: 'निव्वळ वजन',
      milledOn: 'दळले आणि पॅक केले',
      bestBefore: 'पर्यंत वापरा',
    },
    netWeight: '500 g',
    price: '₹39.00',
    pricePerKg: '₹78.00',
    milledOn: '17 Nov 2026',
    bestBefore: '15 Feb 2027',
    batch: 'JW-1117-1',
    ingredients: 'Jowar (sorghum).',
    needsIngredients: false,
    gluten: 'No gluten in the grain. Milled on the same stone as wheat.',
    storage: 'Keep cool, dry and closed.',
    origin: 'Product of India.',
    isVegetarian: true,
    packer: 'Dalan, 12 Jatyachi Aali, Pune 411011',
    phone: '+91 20 5550 0142',
    email: 'hello@dalan.example',
    licence: '11523034000123',
  });
});

test('English stands alone if both names are the same', () => {
  for (const same of [{ language: 'en' as const }, { nameMr: '' }]) {
    const view = bagLabelView({ ...bag, ...same }, flour, packer);
    expect(view.name).toEqual({ text: 'Jowar Flour, fine', lang: 'en' });
    expect(view.english).toBe('');
  }
});

test('a flour without a Hindi name has its Marathi one', () => {
  const view = bagLabelView({ ...bag, language: 'hi' }, flour, packer);
  expect(view.name).toEqual({ text: 'ज्वारीचे पीठ, बारीक', lang: 'mr' });
  expect(view.captions?.netWeight).toBe('शुद्ध वजन');
});

test('gluten is said plainly, and not at all while nobody knows', () => {
  const glutenOf = (facts: LabelledFlour['facts']) =>
    bagLabelView(bag, { facts, missing: [] }, packer).gluten;
  expect(glutenOf({ hasGluten: true })).toBe('Contains gluten.');
  expect(glutenOf({ hasGluten: false })).toBe('No gluten in the grain.');
  expect(glutenOf({})).toBe('');
});

test('what is not known is empty', () => {
  const view = bagLabelView(
    { ...bag, batch: null },
    { facts: {}, missing: ['ingredients', 'origin'] },
    { ...packer, fssaiLicence: '' },
  );
  expect(view).toMatchObject({
    milledOn: '',
    bestBefore: '',
    batch: '',
    ingredients: '',
    needsIngredients: true,
    origin: '',
    licence: '',
  });
  expect(view.isVegetarian).toBeUndefined();
});

test('a label without a batch or a last day is not printed', () => {
  expect(labelObstacleOf(null, false)).toBe('not milled');
  expect(labelObstacleOf({ bestBefore: null }, false)).toBe('no shelf life');
  expect(labelObstacleOf({ bestBefore: '2027-02-15' }, true)).toBe('recalled');
  expect(labelObstacleOf({ bestBefore: '2027-02-15' }, false)).toBeNull();
});
