import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Product } from '@dalan/contract/catalog/catalog';
import type { ShelfPage } from '@dalan/contract/catalog/shelf';
import { startProductShop } from '../../../../../test/shops/product-shop.ts';
import type { ProductShop } from '../../../../../test/shops/product-shop.ts';

let shop: ProductShop;
const COUNT = 50;
let made: Product[] = [];

beforeAll(async () => {
  shop = await startProductShop();
  for (let n = 0; n < COUNT; n += 1) {
    made.unshift(await shop.create({ name: `Flour ${n}`, pricePerKg: 100 + n }));
  }
});
afterAll(() => shop.close());

async function browse(query = '', headers = {}): Promise<ShelfPage> {
  const answer = await shop.app.inject({ url: `/api/shelf${query}`, headers });
  expect(answer.statusCode).toBe(200);
  return answer.json<ShelfPage>();
}

const idsOf = (products: readonly Product[]) => products.map(({ _id }) => _id);

test('the pages hold every product once, newest first, for staff as for visitors', async () => {
  const pages = [await browse(), await browse('?page=2'), await browse('?page=3')];
  expect(pages.flatMap(({ products }) => idsOf(products))).toEqual(idsOf(made));
  expect(await browse('?page=4')).toEqual(pages[2]);
  const hidden = made[0]!;
  await shop.send('PUT', { _id: hidden._id, isActive: false });
  const seen = await browse('', shop.admin.headers);
  expect(seen.total).toBe(COUNT - 1);
  expect(idsOf(seen.products)).not.toContain(hidden._id);
  await shop.send('PUT', { _id: hidden._id, isActive: true });
  expect(idsOf((await browse()).products)).toEqual(idsOf(made).slice(0, 24));
});

test('parameters may be repeated, and unknown or malformed ones are refused', async () => {
  const [one, , two] = made;
  const found = await browse(`?id=${two!._id}&id=${one!._id.toUpperCase()}&id=none`);
  expect(idsOf(found.products)).toEqual([one!._id, two!._id]);
  expect(idsOf((await browse(`?id=${one!._id}`)).products)).toEqual([one!._id]);
  for (const query of ['colour=red', 'page=0', 'pageSize=49', 'min=-1', 'sort=weight']) {
    const answer = await shop.app.inject(`/api/shelf?${query}`);
    expect(answer.statusCode, query).toBe(400);
  }
});

test('an unchanged page is answered with 304, also after a change of another product', async () => {
  const url = '/api/shelf?pageSize=1';
  const { headers } = await shop.app.inject(url);
  await shop.send('PUT', { _id: made.at(-1)!._id, text: 'For laddu' });
  const again = await shop.app.inject({ url, headers: { 'if-none-match': headers.etag } });
  expect(again.statusCode).toBe(304);
});

test('of many changes at once, each is shown as soon as it is answered', async () => {
  const changes = made.map(async ({ _id }, n) => {
    expect((await shop.send('PUT', { _id, pricePerKg: 500 + n })).statusCode).toBe(200);
    const [shown] = (await browse(`?id=${_id}`)).products;
    expect(shown?.pricePerKg).toBe(500 + n);
  });
  const sales = made.slice(0, 10).map(async ({ _id }) => {
    await shop.db
      .updateTable('stock')
      .set({ onHandGrams: 7_000 })
      .where('productId', '=', _id)
      .execute();
  });
  await Promise.all([...changes, ...sales]);
  const listed = (await shop.app.inject('/api/products')).json<Product[]>();
  expect(listed.map(({ pricePerKg }) => pricePerKg)).toEqual(made.map((_, n) => 500 + n));
  await expect
    .poll(async () => (await browse('?pageSize=10')).products.map(({ quantity }) => quantity))
    .toEqual(Array<number>(10).fill(7));
});

test('a deleted product leaves the shelf, also as the last of its shard', async () => {
  for (const { _id } of made.slice(0, 20)) expect((await shop.remove(_id)).statusCode).toBe(200);
  made = made.slice(20);
  expect((await browse()).total).toBe(made.length);
  expect(idsOf((await browse()).products)).toEqual(idsOf(made).slice(0, 24));
});
