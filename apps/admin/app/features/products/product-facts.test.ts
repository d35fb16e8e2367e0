import { expect, test } from 'vitest';
import type { Product } from '@dalan/contract/catalog/catalog';
import { factsOf } from './product-facts.tsx';

const bare: Product = {
  _id: '0190a0b0-0000-7000-8000-000000000000',
  name: 'Besan',
  nameMr: '',
  category: '',
  productImg: '',
  imageUrl: '',
  picture: null,
  pricePerKg: 138.5,
  quantity: 95,
  sale: false,
  shelfLifeDays: null,
  hsn: '',
  gstRate: 0,
  isActive: true,
  description: 'Skinned chana dal ground twice on the stone.',
  text: '',
  searchAlso: [],
  createdAt: '2026-06-11T05:48:00Z',
  version: 7,
};

const filled: Product = {
  ...bare,
  nameMr: 'डाळीचे पीठ',
  nameHi: 'बेसन',
  category: 'Pulses',
  sale: true,
  stepGrams: 500,
  grinds: [{ key: 'fine', name: 'Fine', nameMr: 'बारीक', nameHi: 'बारीक' }],
  shelfLifeDays: 150,
  hsn: '1106',
  gstRate: 5,
  label: {
    ingredients: 'Chana dal',
    ingredientsMr: 'चणा डाळ',
    ingredientsHi: 'चना दाल',
    hasGluten: false,
    isMilledWithWheat: true,
    isVegetarian: true,
    storage: 'Keep dry',
    storageMr: 'कोरड्या जागी',
    storageHi: 'सूखी जगह',
    origin: 'India',
  },
  shortCode: 'BE',
  text: 'For pithla and ladoo',
  textMr: 'पिठल्यासाठी',
  textHi: 'लड्डू के लिए',
  descriptionMr: 'दोनदा दळलेली',
  descriptionHi: 'दो बार पिसी',
  searchAlso: ['chana', 'बेसन'],
};

const labelsOf = (product: Product) => factsOf(product).map(({ label }) => label);
const valueOf = (product: Product, wanted: string) =>
  factsOf(product).find(({ label }) => label === wanted)?.value;

test('what nobody has said is left out', () => {
  expect(labelsOf(bare)).toEqual([
    'Name',
    'Price per kg',
    'Description',
    'Stock',
    'Status',
    'Created',
  ]);
});

test('the facts of a flour have their order', () => {
  expect(labelsOf(filled)).toEqual([
    'Name',
    'Marathi name',
    'Hindi name',
    'Price per kg',
    'Description',
    'Marathi description',
    'Hindi description',
    'Text',
    'Marathi text',
    'Hindi text',
    'Category',
    'Stock',
    'Grinds',
    'Sold by',
    'Shelf life (days)',
    'HSN code',
    'GST included',
    'Ingredients',
    'Contains gluten',
    'Milled on the same stone as wheat',
    'Vegetarian',
    'Storage',
    'Country of origin',
    'Marathi ingredients',
    'Hindi ingredients',
    'Marathi storage',
    'Hindi storage',
    'Short code for batches',
    'Found by',
    'Status',
    'Created',
  ]);
});

test('the badge is said with the price, and the usual weight and no tax not at all', () => {
  expect(valueOf(filled, 'Price per kg')).toBe('₹138.50, on SALE');
  expect(valueOf(bare, 'Price per kg')).toBe('₹138.50');
  expect(valueOf(filled, 'Sold by')).toBe('500 g');
  expect(valueOf(filled, 'GST included')).toBe('5%');
  expect(valueOf(filled, 'Contains gluten')).toBe('No');
});
