import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { productFormTexts, productTexts } from '@dalan/contract/catalog/catalog';
import { Product as ProductSchema } from '@dalan/contract/catalog/catalog.schema';
import { startProductShop } from '../../../../../test/shops/product-shop.ts';
import type { ProductShop } from '../../../../../test/shops/product-shop.ts';
import { productAnswerTexts } from '../product-answer-texts.ts';

let shop: ProductShop;
beforeAll(async () => {
  shop = await startProductShop();
});
afterAll(() => shop.close());

test('a product added by staff is on the site at once', async () => {
  const answer = await shop.send(
    'POST',
    shop.newProduct({
      quantity: 25,
      category: 'Fasting',
      sale: true,
      searchAlso: [' bhagar ', '', 'bhagar'],
    }),
  );
  expect(answer.statusCode).toBe(201);
  const product = ProductSchema.strict().parse(answer.json());
  expect(product).toMatchObject({
    name: 'Varai Flour',
    pricePerKg: 110.5,
    quantity: 25,
    category: 'Fasting',
    sale: true,
    productImg: shop.productImg,
    searchAlso: ['bhagar'],
    picture: { alt: 'Varai Flour' },
  });
  expect(await shop.onSite(product._id)).toEqual(product);
  const movements = await shop.db
    .selectFrom('stockMovements')
    .selectAll()
    .where('productId', '=', product._id)
    .execute();
  expect(movements).toMatchObject([
    { reason: 'opening', deltaGrams: 25_000, actorId: shop.admin.userId },
  ]);
  expect(await shop.auditOf(product._id)).toMatchObject([
    { action: 'product.created', actorId: shop.admin.userId },
  ]);
});

test('the six required fields make a product without stock', async () => {
  const product = await shop.create();
  expect(product).toMatchObject({ quantity: 0, category: '', sale: false, nameMr: '' });
});

test('only staff can write products', async () => {
  const { _id } = await shop.create();
  const visitor = { headers: {} };
  for (const [sender, status] of [
    [visitor, 401],
    [shop.customer, 403],
  ] as const) {
    expect((await shop.send('POST', shop.newProduct(), sender)).statusCode).toBe(status);
    expect((await shop.send('PUT', { _id, name: 'Mine' }, sender)).statusCode).toBe(status);
    const deletion = await shop.app.inject({
      method: 'DELETE',
      url: `/api/products/${_id}`,
      headers: sender.headers,
    });
    expect(deletion.statusCode).toBe(status);
  }
  expect(await shop.onSite(_id)).toMatchObject({ name: 'Varai Flour' });
});

test.each([
  [{ name: ' ' }, { name: productFormTexts.nameRequired }],
  [{ pricePerKg: 0 }, { pricePerKg: productFormTexts.priceInvalid }],
  [{ pricePerKg: -5 }, { pricePerKg: productFormTexts.priceInvalid }],
  [{ pricePerKg: 10.001 }, { pricePerKg: productFormTexts.priceInvalid }],
  [{ shelfLifeDays: 0 }, { shelfLifeDays: productFormTexts.shelfLifeInvalid }],
  [{ shelfLifeDays: 731 }, { shelfLifeDays: productFormTexts.shelfLifeInvalid }],
  [{ shelfLifeDays: 1.5 }, { shelfLifeDays: productFormTexts.shelfLifeInvalid }],
  [{ hsn: '110' }, { hsn: productFormTexts.hsnInvalid }],
  [{ hsn: '11O2' }, { hsn: productFormTexts.hsnInvalid }],
  [{ hsn: '110220001' }, { hsn: productFormTexts.hsnInvalid }],
  [{ description: '' }, { description: productFormTexts.descriptionRequired }],
  [{ productImg: '' }, { productImg: productFormTexts.imageRequired }],
])('refuses %j with the text of the form', async (changes, fields) => {
  const answer = await shop.send('POST', shop.newProduct(changes));
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ code: 'INVALID_INPUT', fields });
});

test.each([
  { quantity: -1 },
  { quantity: 1.5 },
  { quantity: '3' },
  { pricePerKg: '65' },
  { isActive: 'yes' },
  { slug: 'mine' },
  { _id: '0190a0b0-0000-7000-8000-000000000000' },
  { createdAt: '2020-01-01' },
  { name: 'x\r\nset-cookie: a' },
])('refuses the field %j', async (changes) => {
  expect((await shop.send('POST', { ...shop.newProduct(), ...changes })).statusCode).toBe(400);
});

test.each([
  'javascript:alert(1)',
  'https://169.254.169.254/latest',
  '../../.env',
  'data:image/png;base64,AAAA',
  '/media/00000000-0000-4000-8000-000000000000/640.jpg',
  '/media/------------------------------------/640.jpg',
])('refuses a picture from elsewhere: %s', async (address) => {
  for (const answer of [
    await shop.send('POST', shop.newProduct({ productImg: address })),
    await shop.send('PUT', { _id: (await shop.create())._id, productImg: address }),
  ]) {
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      fields: { productImg: productAnswerTexts.imageUnknown },
    });
  }
});

test('a field left out of a change keeps its value', async () => {
  const before = await shop.create({ quantity: 5, category: 'Millets' });
  const answer = await shop.send('PUT', { _id: before._id, pricePerKg: 99 });
  expect(answer.statusCode).toBe(200);
  const changed = { ...before, pricePerKg: 99, version: before.version + 1 };
  expect(answer.json()).toEqual(changed);
  expect(await shop.onSite(before._id)).toEqual(changed);
  const audit = await shop.auditOf(before._id);
  expect(audit.at(-1)).toMatchObject({
    action: 'product.changed',
    actorId: shop.admin.userId,
    details: { fields: ['pricePaise'], changes: { pricePaise: [11_050, 9_900] } },
  });
});

test('a shelf life can be set, changed and removed', async () => {
  const { _id, shelfLifeDays } = await shop.create();
  expect(shelfLifeDays).toBeNull();
  expect(await shop.create({ shelfLifeDays: 730 })).toMatchObject({ shelfLifeDays: 730 });
  for (const days of [1, 90, null]) {
    const answer = await shop.send('PUT', { _id, shelfLifeDays: days });
    expect(answer.json()).toMatchObject({ shelfLifeDays: days });
    expect(await shop.onSite(_id)).toMatchObject({ shelfLifeDays: days });
  }
  expect((await shop.auditOf(_id)).at(-1)).toMatchObject({
    details: { fields: ['shelfLifeDays'] },
  });
});

test('HSN code and GST rate can be set and changed, and the log says how', async () => {
  const { _id, hsn, gstRate } = await shop.create();
  expect({ hsn, gstRate }).toEqual({ hsn: '', gstRate: 0 });
  expect(await shop.create({ hsn: '11029090', gstRate: 18 })).toMatchObject({
    hsn: '11029090',
    gstRate: 18,
  });
  const answer = await shop.send('PUT', { _id, hsn: ' 1106 ', gstRate: 5 });
  expect(answer.json()).toMatchObject({ hsn: '1106', gstRate: 5 });
  expect((await shop.auditOf(_id)).at(-1)).toMatchObject({
    details: { fields: ['hsn', 'gstRate'], changes: { hsn: ['', '1106'], gstRate: [0, 5] } },
  });
  expect((await shop.send('PUT', { _id, gstRate: 7 })).statusCode).toBe(400);
});

test('the rate that ended stays where it was, and nobody can choose it', async () => {
  const { _id, version } = await shop.create({ gstRate: 40 });
  const refused = await shop.send('PUT', { _id, gstRate: 12 });
  expect(refused.statusCode).toBe(400);
  expect(refused.json()).toMatchObject({ fields: { gstRate: productFormTexts.gstEnded } });
  await sql`update products set gst_rate = 12 where id = ${_id}`.execute(shop.db);
  const answer = await shop.send('PUT', { _id, version, text: 'For bhakri' });
  expect(answer.json()).toMatchObject({ text: 'For bhakri', gstRate: 12 });
  expect((await shop.send('PUT', { _id, gstRate: 5 })).json()).toMatchObject({ gstRate: 5 });
});

test('an inactive product leaves the site, and staff can reactivate it', async () => {
  const { _id } = await shop.create();
  await shop.send('PUT', { _id, isActive: false });
  expect(await shop.onSite(_id)).toBeUndefined();
  expect((await shop.app.inject(`/api/products/${_id}`)).statusCode).toBe(404);
  await shop.send('PUT', { _id, isActive: true });
  expect(await shop.onSite(_id)).toBeDefined();
});

test('changing or deleting an unknown product answers 404', async () => {
  const _id = '0190a0b0-0000-7000-8000-000000000000';
  for (const change of [{ name: 'x' }, { quantity: 3 }]) {
    const answer = await shop.send('PUT', { _id, ...change });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ message: productTexts.notFound });
  }
  expect((await shop.remove(_id)).statusCode).toBe(404);
  expect((await shop.remove('x')).statusCode).toBe(404);
});
