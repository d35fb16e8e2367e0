import { afterAll, beforeAll, expect, test } from 'vitest';
import { productFormTexts, productTexts } from '@dalan/contract/catalog';
import type { NewProduct, Product } from '@dalan/contract/catalog';
import { Product as ProductSchema } from '@dalan/contract/catalog.schema';
import { drawTestPicture, uploadRequest } from '../../../test/image-upload.ts';
import { orderRequest } from '../../../test/order-requests.ts';
import { ledgerKgOf, stockKgOf } from '../../../test/products.ts';
import { logInAs } from '../../../test/sessions.ts';
import type { LoggedIn } from '../../../test/sessions.ts';
import { startTestApp } from '../../../test/test-app.ts';
import type { TestApp } from '../../../test/test-app.ts';

let shop: TestApp;
let admin: LoggedIn;
let customer: LoggedIn;
let productImg: string;
beforeAll(async () => {
  shop = await startTestApp();
  admin = await logInAs(shop, 'admin');
  customer = await logInAs(shop, 'user');
  const bytes = await drawTestPicture().png().toBuffer();
  const answer = await shop.app.inject(uploadRequest(admin, bytes));
  productImg = answer.json<{ path: string }>().path;
});
afterAll(() => shop.close());

function newProduct(changes: Partial<NewProduct> = {}): NewProduct {
  return {
    name: 'Varai Flour',
    pricePerKg: 110.5,
    description: 'Little millet for fasting days.',
    isActive: true,
    productImg,
    text: 'For fasting-day bhakri',
    ...changes,
  };
}

function send(method: 'POST' | 'PUT', payload: object, sender: { headers: object } = admin) {
  return shop.app.inject({ method, url: '/api/products', headers: { ...sender.headers }, payload });
}

async function create(changes: Partial<NewProduct> = {}): Promise<Product> {
  return (await send('POST', newProduct(changes))).json<Product>();
}

function remove(id: string) {
  return shop.app.inject({ method: 'DELETE', url: `/api/products/${id}`, headers: admin.headers });
}

async function onSite(id: string): Promise<Product | undefined> {
  const products = (await shop.app.inject('/api/products')).json<Product[]>();
  return products.find(({ _id }) => _id === id);
}

async function auditOf(subjectId: string) {
  return shop.db
    .selectFrom('auditLog')
    .selectAll()
    .where('subjectId', '=', subjectId)
    .orderBy('id')
    .execute();
}

test('staff add a product, and the site shows it at once', async () => {
  const answer = await send(
    'POST',
    newProduct({
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
    productImg,
    searchAlso: ['bhagar'],
    picture: { alt: 'Varai Flour' },
  });
  expect(await onSite(product._id)).toEqual(product);
  const movements = await shop.db
    .selectFrom('stockMovements')
    .selectAll()
    .where('productId', '=', product._id)
    .execute();
  expect(movements).toMatchObject([
    { reason: 'opening', deltaGrams: 25_000, actorId: admin.userId },
  ]);
  expect(await auditOf(product._id)).toMatchObject([
    { action: 'product.created', actorId: admin.userId },
  ]);
});

test('the six fields of the form alone make a product that is out of stock', async () => {
  const product = await create();
  expect(product).toMatchObject({ quantity: 0, category: '', sale: false, nameMr: '' });
});

test('only staff write products', async () => {
  const { _id } = await create();
  const visitor = { headers: {} };
  for (const [sender, status] of [
    [visitor, 401],
    [customer, 403],
  ] as const) {
    expect((await send('POST', newProduct(), sender)).statusCode).toBe(status);
    expect((await send('PUT', { _id, name: 'Mine' }, sender)).statusCode).toBe(status);
    const deletion = await shop.app.inject({
      method: 'DELETE',
      url: `/api/products/${_id}`,
      headers: sender.headers,
    });
    expect(deletion.statusCode).toBe(status);
  }
  expect(await onSite(_id)).toMatchObject({ name: 'Varai Flour' });
});

test.each([
  [{ name: ' ' }, { name: productFormTexts.nameRequired }],
  [{ pricePerKg: 0 }, { pricePerKg: productFormTexts.priceInvalid }],
  [{ pricePerKg: -5 }, { pricePerKg: productFormTexts.priceInvalid }],
  [{ pricePerKg: 10.001 }, { pricePerKg: productFormTexts.priceInvalid }],
  [{ description: '' }, { description: productFormTexts.descriptionRequired }],
  [{ productImg: '' }, { productImg: productFormTexts.imageRequired }],
])('refuses %j with the text of the form', async (changes, fields) => {
  const answer = await send('POST', newProduct(changes));
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
  expect((await send('POST', { ...newProduct(), ...changes })).statusCode).toBe(400);
});

test.each([
  'javascript:alert(1)',
  'https://169.254.169.254/latest',
  '../../.env',
  'data:image/png;base64,AAAA',
  '/media/00000000-0000-4000-8000-000000000000/640.jpg',
  '/media/------------------------------------/640.jpg',
])('takes no picture from elsewhere: %s', async (address) => {
  for (const answer of [
    await send('POST', newProduct({ productImg: address })),
    await send('PUT', { _id: (await create())._id, productImg: address }),
  ]) {
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ fields: { productImg: productFormTexts.imageUnknown } });
  }
});

test('a field left out of a change keeps its value', async () => {
  const before = await create({ quantity: 5, category: 'Millets' });
  const answer = await send('PUT', { _id: before._id, pricePerKg: 99 });
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({ ...before, pricePerKg: 99 });
  expect(await onSite(before._id)).toEqual({ ...before, pricePerKg: 99 });
  const audit = await auditOf(before._id);
  expect(audit.at(-1)).toMatchObject({
    action: 'product.changed',
    actorId: admin.userId,
    details: { fields: ['pricePaise'], pricePaiseBefore: 11_050, pricePaiseAfter: 9_900 },
  });
});

test('a product that is made inactive leaves the site, and staff can bring it back', async () => {
  const { _id } = await create();
  await send('PUT', { _id, isActive: false });
  expect(await onSite(_id)).toBeUndefined();
  expect((await shop.app.inject(`/api/products/${_id}`)).statusCode).toBe(404);
  await send('PUT', { _id, isActive: true });
  expect(await onSite(_id)).toBeDefined();
});

test('the stock is set by a ledger row', async () => {
  const { _id } = await create({ quantity: 10 });
  const answer = await send('PUT', { _id, quantity: 4, expectedQuantity: 10 });
  expect(answer.json()).toMatchObject({ quantity: 4 });
  await send('PUT', { _id, quantity: 4 });
  const movements = await shop.db
    .selectFrom('stockMovements')
    .select(['reason', 'deltaGrams', 'actorId'])
    .where('productId', '=', _id)
    .orderBy('id')
    .execute();
  expect(movements).toEqual([
    { reason: 'opening', deltaGrams: 10_000, actorId: admin.userId },
    { reason: 'adjustment', deltaGrams: -6_000, actorId: admin.userId },
  ]);
});

test('a stale form never undoes a sale, and saves nothing else either', async () => {
  const { _id, name, pricePerKg } = await create({ quantity: 10 });
  const order = orderRequest(customer, [{ product: { id: _id, name, pricePerKg }, kg: 3 }]);
  expect((await shop.app.inject(order)).statusCode).toBe(201);

  const stale = await send('PUT', { _id, name: 'Renamed', quantity: 12, expectedQuantity: 10 });
  expect(stale.statusCode).toBe(409);
  expect(stale.json()).toMatchObject({
    code: 'STOCK_CHANGED',
    message: productFormTexts.stockChanged(7),
    details: { quantity: 7 },
  });
  expect(await stockKgOf(shop.db, _id)).toBe(7);
  expect(await onSite(_id)).toMatchObject({ name });

  expect((await send('PUT', { _id, quantity: 12, expectedQuantity: 7 })).statusCode).toBe(200);
  expect(await stockKgOf(shop.db, _id)).toBe(12);
  expect(await ledgerKgOf(shop.db, _id)).toBe(12);
});

test('of many forms saved at once over sales, no sale is lost', async () => {
  const { _id, name, pricePerKg } = await create({ quantity: 40 });
  const buy = () =>
    shop.app.inject(orderRequest(customer, [{ product: { id: _id, name, pricePerKg }, kg: 1 }]));
  const adjust = () => send('PUT', { _id, quantity: 90, expectedQuantity: 40 });
  const answers = await Promise.all(
    Array.from({ length: 24 }, (_, turn) => (turn % 3 === 0 ? adjust() : buy())),
  );
  const sold = answers.filter(({ statusCode }) => statusCode === 201).length;
  const adjusted = answers.filter(({ statusCode }) => statusCode === 200).length;
  expect(sold).toBe(16);
  expect(adjusted).toBeLessThanOrEqual(1);
  expect(await stockKgOf(shop.db, _id)).toBe((adjusted === 1 ? 90 : 40) - sold);
  expect(await ledgerKgOf(shop.db, _id)).toBe(await stockKgOf(shop.db, _id));
});

test('a product that nobody ordered is removed, and its ledger ends at nothing', async () => {
  const { _id } = await create({ quantity: 8 });
  const answer = await remove(_id);
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({ message: productFormTexts.deleted });
  expect(await shop.db.selectFrom('products').selectAll().where('id', '=', _id).execute()).toEqual(
    [],
  );
  expect(await ledgerKgOf(shop.db, _id)).toBe(0);
  expect(await onSite(_id)).toBeUndefined();
  expect((await auditOf(_id)).at(-1)).toMatchObject({ action: 'product.removed' });
  expect((await remove(_id)).statusCode).toBe(404);
});

test('a product that was ordered is archived: hidden everywhere, its orders still readable', async () => {
  const { _id, name, pricePerKg } = await create({ quantity: 8 });
  await shop.app.inject(
    orderRequest(customer, [{ product: { id: _id, name, pricePerKg }, kg: 2 }]),
  );
  expect((await remove(_id)).statusCode).toBe(200);
  expect(await onSite(_id)).toBeUndefined();
  const forStaff = await shop.app.inject({ url: `/api/products/${_id}`, headers: admin.headers });
  expect(forStaff.statusCode).toBe(404);
  expect((await send('PUT', { _id, isActive: true })).statusCode).toBe(404);
  const orders = await shop.app.inject({ url: '/api/my-orders', headers: customer.headers });
  expect(orders.body).toContain(_id);
  expect((await auditOf(_id)).at(-1)).toMatchObject({ action: 'product.archived' });
});

test('an order placed while the product is being deleted is either sold or refused, never lost', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { _id, name, pricePerKg } = await create({ quantity: 8 });
    const buy = () =>
      shop.app.inject(orderRequest(customer, [{ product: { id: _id, name, pricePerKg }, kg: 1 }]));
    const [first, deletion, secondBuy] = await Promise.all([buy(), remove(_id), buy()]);
    expect(deletion.statusCode).toBe(200);
    const sold = [first, secondBuy].filter(({ statusCode }) => statusCode === 201).length;
    const items = await shop.db
      .selectFrom('orderItems')
      .selectAll()
      .where('productId', '=', _id)
      .execute();
    expect(items).toHaveLength(sold);
    for (const { statusCode } of [first, secondBuy]) expect([201, 404, 409]).toContain(statusCode);
  }
});

test('what does not exist cannot be changed or deleted', async () => {
  const _id = '0190a0b0-0000-7000-8000-000000000000';
  for (const change of [{ name: 'x' }, { quantity: 3 }]) {
    const answer = await send('PUT', { _id, ...change });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ message: productTexts.notFound });
  }
  expect((await remove(_id)).statusCode).toBe(404);
  expect((await remove('x')).statusCode).toBe(404);
});
