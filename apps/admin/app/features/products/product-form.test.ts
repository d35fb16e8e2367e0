import { expect, test } from 'vitest';
import { NewProduct } from '@dalan/contract/catalog/catalog.schema';
import { changeOf, formOf, newProductOf } from './product-form.ts';

const besan = {
  _id: '0190a0b0-0000-7000-8000-000000000000',
  name: 'Besan',
  nameMr: 'डाळीचे पीठ',
  category: 'Pulses',
  productImg: '/media/0190a0b0-0000-7000-8000-000000000001/640.jpg',
  imageUrl: '/media/0190a0b0-0000-7000-8000-000000000001/640.jpg',
  picture: null,
  pricePerKg: 138.5,
  quantity: 95,
  sale: false,
  shelfLifeDays: 150,
  hsn: '1106',
  gstRate: 5,
  isActive: true,
  description: 'Skinned chana dal ground twice on the stone.',
  text: 'For pithla and ladoo',
  searchAlso: ['chana', 'बेसन'],
  createdAt: '2026-06-11T05:48:00Z',
  version: 7,
};

test('the form has every field of a product', () => {
  const { isActive, ...others } = NewProduct.shape;
  expect(Object.keys(formOf(undefined)).sort()).toEqual(
    Object.keys({ ...others, status: isActive }).sort(),
  );
});

test('an untouched form changes nothing and does not send the stock', () => {
  const { picture, imageUrl, createdAt, quantity, ...kept } = besan;
  const unwritten = { nameHi: '', textMr: '', textHi: '', descriptionMr: '', descriptionHi: '' };
  expect(changeOf(formOf(besan), besan, besan.quantity)).toEqual({ ...kept, ...unwritten });
});

test('a changed stock is sent with the figure that staff saw', () => {
  const form = { ...formOf(besan), quantity: '40' };
  expect(changeOf(form, besan, 95)).toMatchObject({ quantity: 40, expectedQuantity: 95 });
  expect(changeOf(form, besan, 92)).toMatchObject({ quantity: 40, expectedQuantity: 92 });
  expect(changeOf(form, besan, 40)).not.toHaveProperty('quantity');
});

test('a new product has a stock only if one was typed', () => {
  const form = { ...formOf(undefined), name: 'Varai Flour', pricePerKg: '150' };
  expect(newProductOf(form)).toMatchObject({ pricePerKg: 150, isActive: true, searchAlso: [] });
  expect(newProductOf(form)).not.toHaveProperty('quantity');
  expect(newProductOf({ ...form, quantity: '0' })).toMatchObject({ quantity: 0 });
});

test('a shelf life is a number of days, and an empty field says none', () => {
  const form = { ...formOf(undefined), shelfLifeDays: '90' };
  expect(newProductOf(form).shelfLifeDays).toBe(90);
  expect(newProductOf({ ...form, shelfLifeDays: ' ' }).shelfLifeDays).toBeNull();
});

test('a GST rate is a number, and a new product has none', () => {
  const form = formOf(undefined);
  expect(newProductOf(form)).toMatchObject({ hsn: '', gstRate: 0 });
  expect(newProductOf({ ...form, hsn: '1106', gstRate: '18%' })).toMatchObject({
    hsn: '1106',
    gstRate: 18,
  });
});

test('a rate that has ended is not sent, so that the flour keeps it', () => {
  const old = { ...besan, gstRate: 12 };
  expect(formOf(old).gstRate).toBe('12%');
  expect(changeOf({ ...formOf(old), text: 'For ladoo' }, old, 95)).not.toHaveProperty('gstRate');
  expect(changeOf({ ...formOf(old), gstRate: '5%' }, old, 95)).toMatchObject({ gstRate: 5 });
});

test('the texts in other languages are sent as they are, also emptied', () => {
  const sent = changeOf(formOf({ ...besan, textMr: 'लाडवांसाठी' }), besan, besan.quantity);
  expect(sent).toMatchObject({ textMr: 'लाडवांसाठी', nameHi: '', descriptionHi: '' });
});

test('label facts and the short code are sent only if they changed', () => {
  const label = { ingredients: 'Chana dal', hasGluten: false };
  const labelled = { ...besan, label, shortCode: 'BE' };
  const form = formOf(labelled);
  const untouched = changeOf(form, labelled, besan.quantity);
  expect(untouched).not.toHaveProperty('label');
  expect(untouched).not.toHaveProperty('shortCode');
  const said = { ...form, label: { ...form.label, isVegetarian: 'Yes' as const }, shortCode: 'bs' };
  expect(changeOf(said, labelled, besan.quantity)).toMatchObject({
    label: { ...label, isVegetarian: true },
    shortCode: 'BS',
  });
  expect(newProductOf(formOf(undefined))).not.toHaveProperty('label');
  expect(newProductOf(formOf(undefined))).not.toHaveProperty('shortCode');
});

test('other spellings are split at commas, without duplicates', () => {
  const form = { ...formOf(undefined), searchAlso: ' varai, bhagar ,, varai,वरई' };
  expect(newProductOf(form).searchAlso).toEqual(['varai', 'bhagar', 'वरई']);
});
