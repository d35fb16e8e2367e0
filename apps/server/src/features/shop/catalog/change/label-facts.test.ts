import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Product } from '@dalan/contract/catalog/catalog';
import { Product as ProductSchema } from '@dalan/contract/catalog/catalog.schema';
import { readyStorage } from '@dalan/contract/catalog/label-facts';
import { shortCodeTexts } from '@dalan/contract/catalog/short-codes';
import type { ErrorAnswer } from '@dalan/contract/errors';
import { startProductShop } from '../../../../../test/shops/product-shop.ts';
import type { ProductShop } from '../../../../../test/shops/product-shop.ts';

let shop: ProductShop;
beforeAll(async () => {
  shop = await startProductShop();
});
afterAll(() => shop.close());

const label = {
  ingredients: 'Jowar (sorghum)',
  ingredientsMr: 'ज्वारी',
  hasGluten: false,
  isMilledWithWheat: true,
  isVegetarian: true,
  ...readyStorage,
  origin: 'India',
};

async function seenBy(id: string, { headers = {} }: { headers?: object } = {}, query = '') {
  const url = `/api/products/${id}${query}`;
  return (await shop.app.inject({ url, headers: { ...headers } })).json<Product>();
}

test('staff save label facts, and each page says them in its language', async () => {
  const made = await shop.create({ label, shortCode: ' jw ' });
  expect(ProductSchema.strict().parse(made)).toMatchObject({ label, shortCode: 'JW' });
  expect(await seenBy(made._id, shop.admin)).toEqual(made);

  const { ingredientsMr, storageMr, storageHi, ...english } = label;
  const forVisitors = await seenBy(made._id);
  expect(forVisitors.label).toEqual(english);
  expect(forVisitors).not.toHaveProperty('shortCode');
  expect(await seenBy(made._id, {}, '?language=mr')).toMatchObject({
    label: { ...english, ingredients: ingredientsMr, storage: storageMr },
  });
  expect(await seenBy(made._id, {}, '?language=hi')).toMatchObject({
    label: { ...english, storage: storageHi },
    untranslated: ['text', 'description', 'ingredients'],
  });
  expect(await shop.onSite(made._id)).not.toHaveProperty('label');
  expect(await shop.onSite(made._id)).not.toHaveProperty('shortCode');
});

test('an answer about a flour without facts names none', async () => {
  const { _id } = await shop.create({ label: { ingredients: ' ', origin: '' }, shortCode: '' });
  for (const answer of [await seenBy(_id, shop.admin), await seenBy(_id)]) {
    expect(answer).not.toHaveProperty('label');
    expect(answer).not.toHaveProperty('shortCode');
  }
});

test('a change replaces all facts, and the log says which', async () => {
  const { _id, version } = await shop.create({ label, shortCode: 'AB' });
  const { isMilledWithWheat: _, ...rest } = label;
  const changed = await shop.send('PUT', {
    _id,
    version,
    label: { ...rest, hasGluten: true, origin: '' },
    shortCode: '',
  });
  const { origin: _origin, ...left } = rest;
  expect(changed.json<Product>().label).toEqual({ ...left, hasGluten: true });
  expect(changed.json()).not.toHaveProperty('shortCode');
  expect((await shop.auditOf(_id)).at(-1)).toMatchObject({
    details: {
      fields: ['shortCode', 'origin', 'hasGluten', 'isMilledWithWheat'],
      changes: {
        shortCode: ['AB', null],
        hasGluten: [false, true],
        isMilledWithWheat: [true, null],
      },
    },
  });
  const untouched = await shop.send('PUT', { _id, name: 'Renamed' });
  expect(untouched.json<Product>().label).toEqual({ ...left, hasGluten: true });
});

test('a stale form saves no fact', async () => {
  const { _id, version } = await shop.create({ label });
  await shop.send('PUT', { _id, version, label: { ...label, hasGluten: true } });
  const stale = await shop.send('PUT', { _id, version, label: {} });
  expect(stale.statusCode).toBe(409);
  expect(stale.json<ErrorAnswer>()).toMatchObject({
    code: 'PRODUCT_CHANGED',
    details: { product: { label: { hasGluten: true } } },
  });
});

test.each([
  { label: { colour: 'white' } },
  { label: { hasGluten: 'yes' } },
  { label: { ingredients: 'a\nb' } },
  { label: 'wheat' },
  { shortCode: 'J' },
  { shortCode: 'J1' },
  { shortCode: null },
])('refuses %j', async (changes) => {
  const answer = await shop.send('POST', { ...shop.newProduct(), ...changes });
  expect(answer.statusCode).toBe(400);
});

test('a short code of another flour is refused by its name, and a free one is named', async () => {
  await shop.create({ name: 'Rala Flour', shortCode: 'RA' });
  const { _id } = await shop.create({ name: 'Rajgira Flour' });
  const text = shortCodeTexts.taken('RA', { name: 'Rala Flour', isDeleted: false }, 'RJ');
  for (const answer of [
    await shop.send('POST', shop.newProduct({ name: 'Rajma Flour', shortCode: 'ra' })),
    await shop.send('PUT', { _id, name: 'Rajgira Flour', shortCode: 'RA' }),
  ]) {
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ message: text, fields: { shortCode: text } });
  }
  const own = await shop.create({ name: 'Ragi Flour', shortCode: 'RG' });
  expect((await shop.send('PUT', { _id: own._id, shortCode: 'RG' })).statusCode).toBe(200);
});

test('a deleted flour with orders keeps its short code', async () => {
  const { _id } = await shop.create({ name: 'Old Flour', shortCode: 'OL' });
  await shop.db
    .updateTable('products')
    .set({ archivedAt: new Date(), isActive: false })
    .where('id', '=', _id)
    .execute();
  const answer = await shop.send('POST', shop.newProduct({ name: 'Olive', shortCode: 'OL' }));
  expect(answer.json()).toMatchObject({
    fields: { shortCode: expect.stringContaining('Old Flour, which was deleted') as string },
  });
});

test('of many forms with one short code, one is saved and the others name its flour', async () => {
  const forms = Array.from({ length: 8 }, (_, place) => `Flour ${place}`);
  const answers = await Promise.all(
    forms.map((name) => shop.send('POST', shop.newProduct({ name, shortCode: 'ZQ' }))),
  );
  const saved = answers.filter(({ statusCode }) => statusCode === 201);
  expect(saved).toHaveLength(1);
  const { name } = saved[0]!.json<Product>();
  const refused = answers.filter(({ statusCode }) => statusCode === 400);
  expect(refused).toHaveLength(7);
  for (const answer of refused) {
    expect(answer.json<ErrorAnswer>().fields?.['shortCode']).toContain(`of ${name}.`);
  }
});
