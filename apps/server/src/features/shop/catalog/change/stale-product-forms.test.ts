import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Product } from '@dalan/contract/catalog/catalog';
import type { ErrorAnswer } from '@dalan/contract/errors';
import { startProductShop } from '../../../../../test/shops/product-shop.ts';
import type { ProductShop } from '../../../../../test/shops/product-shop.ts';

let shop: ProductShop;
beforeAll(async () => {
  shop = await startProductShop();
});
afterAll(() => shop.close());

test('a form with an older version is refused with the current product', async () => {
  const { _id, version } = await shop.create({ text: 'For bhakri' });
  const first = await shop.send('PUT', { _id, version, text: 'For puri' });
  expect(first.json<Product>()).toMatchObject({ text: 'For puri', version: version + 1 });

  const stale = await shop.send('PUT', { _id, version, text: 'For poli', pricePerKg: 99 });
  expect(stale.statusCode).toBe(409);
  expect(stale.json<ErrorAnswer>()).toMatchObject({
    code: 'PRODUCT_CHANGED',
    details: { by: expect.stringMatching(/^Person /) as string, product: first.json<Product>() },
  });
  const again = await shop.send('PUT', { _id, version: version + 1, text: 'For poli' });
  expect(again.json<Product>()).toMatchObject({ text: 'For poli', version: version + 2 });
});

test('a call without a version changes the product, as the specification says', async () => {
  const { _id, version } = await shop.create({});
  const answer = await shop.send('PUT', { _id, name: 'Renamed' });
  expect(answer.json<Product>()).toMatchObject({ name: 'Renamed', version: version + 1 });
});

test('of many concurrent saves with one version, one succeeds', async () => {
  const { _id, version } = await shop.create({});
  const answers = await Promise.all(
    Array.from({ length: 16 }, (_, place) =>
      shop.send('PUT', { _id, version, text: `Form ${place}` }),
    ),
  );
  const saved = answers.filter(({ statusCode }) => statusCode === 200);
  expect(saved).toHaveLength(1);
  expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(15);
  const now = await shop.send('PUT', { _id });
  expect(now.json<Product>().text).toBe(saved[0]!.json<Product>().text);
});
