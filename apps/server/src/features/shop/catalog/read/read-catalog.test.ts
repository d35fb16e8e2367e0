import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { productTexts } from '@dalan/contract/catalog/catalog';
import type { Product } from '@dalan/contract/catalog/catalog';
import { Product as ProductSchema } from '@dalan/contract/catalog/catalog.schema';
import { seedFlours } from '../../../../../seed/catalogue.ts';
import { drawTestPicture, uploadRequest } from '../../../../../test/requests/image-upload.ts';
import { createTestProduct } from '../../../../../test/shops/products.ts';
import { logInAs } from '../../../../../test/shops/sessions.ts';
import type { LoggedIn } from '../../../../../test/shops/sessions.ts';
import { startTestApp } from '../../../../../test/shops/test-app.ts';
import type { TestApp } from '../../../../../test/shops/test-app.ts';

let shop: TestApp;
let admin: LoggedIn;
let customer: LoggedIn;
let hiddenId: string;
const flours = seedFlours.slice(0, 2);

beforeAll(async () => {
  shop = await startTestApp();
  admin = await logInAs(shop, 'admin');
  customer = await logInAs(shop, 'user');
  await createTestProduct(shop.db, { stockKg: 3, pricePerKg: 65.5 });
  hiddenId = (await createTestProduct(shop.db, { stockKg: 9, isActive: false })).id;
  const bytes = await drawTestPicture().png().toBuffer();
  const upload = await shop.app.inject(uploadRequest(admin, bytes));
  const productImg = upload.json<{ path: string }>().path;
  for (const { slug, quantityKg, alt, ...flour } of flours.toReversed()) {
    const answer = await shop.app.inject({
      method: 'POST',
      url: '/api/products',
      headers: admin.headers,
      payload: { ...flour, quantity: quantityKg, isActive: true, productImg },
    });
    expect(answer.statusCode).toBe(201);
  }
  // The first one was written behind the server's back: it finds it by its next poll.
  await vi.waitFor(async () => expect(await list()).toHaveLength(3), { timeout: 60_000 });
});
afterAll(() => shop.close());

async function list(query = ''): Promise<Product[]> {
  return (await shop.app.inject(`/api/products${query}`)).json<Product[]>();
}

test('visitors see active products, newest first, in the shape of the contract', async () => {
  const answer = await shop.app.inject('/api/products');
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(answer.headers['x-total-count']).toBe('3');
  const products = ProductSchema.strict().array().parse(answer.json());
  expect(products.slice(0, 2).map(({ name }) => name)).toEqual(flours.map(({ name }) => name));
  expect(products[0]).toMatchObject({
    nameMr: flours[0]!.nameMr,
    category: 'Wheat',
    pricePerKg: 128,
    quantity: 64,
    sale: false,
    isActive: true,
    productImg: expect.stringMatching(/^\/media\/.{36}\/640\.jpg$/) as string,
    picture: { alt: flours[0]!.name, colours: ['#1f5b3a', '#f3e6c9'] },
  });
  expect(products[2]).toMatchObject({
    pricePerKg: 65.5,
    quantity: 3,
    picture: null,
    productImg: '',
  });
});

test('the picture of a product can be fetched', async () => {
  const [product] = await list();
  const answer = await shop.app.inject(product!.productImg);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('image/jpeg');
});

test('a single product can be read, also by an uppercase id', async () => {
  const [product] = await list();
  const answer = await shop.app.inject(`/api/products/${product!._id}`);
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual(product);
  const uppercase = await shop.app.inject(`/api/products/${product!._id.toUpperCase()}`);
  expect(uppercase.statusCode).toBe(200);
});

test('unknown, inactive and invalid ids answer 404', async () => {
  const ids = [hiddenId, '0190a0b0-0000-7000-8000-000000000000', 'x', "1'--", '%00', 'undefined'];
  for (const headers of [{}, customer.headers]) {
    for (const id of ids) {
      const answer = await shop.app.inject({ url: `/api/products/${id}`, headers });
      expect(answer.statusCode, id).toBe(404);
      expect(answer.json()).toMatchObject({ code: 'NOT_FOUND', message: productTexts.notFound });
    }
  }
  const asAdmin = await shop.app.inject({ url: '/api/products/x', headers: admin.headers });
  expect(asAdmin.statusCode).toBe(404);
});

test('a matching etag is answered with 304', async () => {
  const [product] = await list();
  for (const url of ['/api/products', '/api/products?q=wheat', `/api/products/${product!._id}`]) {
    const first = await shop.app.inject(url);
    const etag = String(first.headers.etag);
    for (const tag of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const again = await shop.app.inject({ url, headers: { 'if-none-match': tag } });
      expect(again.statusCode).toBe(304);
      expect(again.body).toBe('');
      expect(again.headers.etag).toBe(etag);
    }
    const other = await shop.app.inject({ url, headers: { 'if-none-match': '"other"' } });
    expect(other.statusCode).toBe(200);
  }
});

test('the list is compressed as the client accepts', async () => {
  const plain = (await shop.app.inject('/api/products')).rawPayload;
  const ask = (encoding: string) =>
    shop.app.inject({ url: '/api/products', headers: { 'accept-encoding': encoding } });
  const brotli = await ask('gzip, br');
  expect(brotli.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(brotli.rawPayload)).toEqual(plain);
  const gzip = await ask('gzip');
  expect(gzip.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(gzip.rawPayload)).toEqual(plain);
});

test('a shared cache cannot mix up the answers of visitors and staff', async () => {
  const ask = (headers: object) =>
    shop.app.inject({ url: '/api/products', headers: { ...headers } });
  const visitor = (await ask({})).headers;
  expect(visitor['cache-control']).toBe('public, no-cache');
  const loggedIn = (await ask(customer.headers)).headers;
  expect(loggedIn['cache-control']).toBe('private, no-cache');
  const staff = (await ask(admin.headers)).headers;
  expect(staff['cache-control']).toBe('no-store');
  expect(staff.etag).toBeUndefined();
  for (const headers of [visitor, loggedIn, staff]) {
    expect(headers.vary).toBe('accept-encoding, cookie');
  }
});

test('visitors can search, sort and page', async () => {
  expect(await list('?q=khapli')).toHaveLength(1);
  expect(await list('?q=nothing-like-it')).toEqual([]);
  const page = await shop.app.inject('/api/products?sort=-pricePerKg&page=2&pageSize=1');
  expect(page.headers['x-total-count']).toBe('3');
  expect(page.json<Product[]>().map(({ pricePerKg }) => pricePerKg)).toEqual([65.5]);
});

test.each([
  'pageSize=101',
  'pageSize=0',
  'page=0',
  'page=-1',
  'page=1e3',
  'sort=passwordHash',
  'sort=name;drop',
  `q=${'x'.repeat(101)}`,
  'unknown=1',
])('refuses the parameter %s from everyone', async (query) => {
  for (const headers of [{}, admin.headers]) {
    const answer = await shop.app.inject({ url: `/api/products?${query}`, headers });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'INVALID_INPUT' });
  }
});

test('staff see inactive products too, found by name or description', async () => {
  const ask = async (query = '') => {
    const answer = await shop.app.inject({ url: `/api/products${query}`, headers: admin.headers });
    return { total: answer.headers['x-total-count'], rows: answer.json<Product[]>() };
  };
  const all = await ask();
  expect(all.total).toBe('4');
  expect(ProductSchema.strict().array().parse(all.rows)).toHaveLength(4);
  expect(all.rows.find(({ _id }) => _id === hiddenId)).toMatchObject({ isActive: false });
  expect((await ask('?q=EMMER')).rows.map(({ name }) => name)).toEqual(['Khapli Wheat Flour']);
  expect((await ask('?q=ground on stone')).total).toBe('2');
  expect((await ask('?q=%25')).total).toBe('0');
  const byPrice = await ask('?sort=pricePerKg&pageSize=2&page=1');
  expect(byPrice.rows.map(({ pricePerKg }) => pricePerKg)).toEqual([62, 65.5]);
  expect(byPrice.total).toBe('4');
  const one = await shop.app.inject({ url: `/api/products/${hiddenId}`, headers: admin.headers });
  expect(one.json()).toMatchObject({ _id: hiddenId, isActive: false });
});

test('an archived product is gone for staff too', async () => {
  const { id } = await createTestProduct(shop.db, { stockKg: 1 });
  await shop.db
    .updateTable('products')
    .set({ isActive: false, archivedAt: new Date() })
    .where('id', '=', id)
    .execute();
  const answer = await shop.app.inject({ url: `/api/products/${id}`, headers: admin.headers });
  expect(answer.statusCode).toBe(404);
});
