import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Product } from '@dalan/contract/catalog/catalog';
import { startTestApp } from '../test/shops/test-app.ts';
import type { TestApp } from '../test/shops/test-app.ts';
import { missingLabelFacts } from '@dalan/contract/catalog/label-facts';
import { seedFlours } from './catalogue.ts';
import { seedLabels } from './label-facts.ts';
import { seedShop } from './seed-shop.ts';

let shop: TestApp;
const flours = seedFlours.slice(2, 4);
beforeAll(async () => {
  shop = await startTestApp();
  await seed();
});
afterAll(() => shop.close());

function seed(say?: (line: string) => void): Promise<void> {
  return seedShop(shop, { city: shop.config.city, flours, ...(say && { say }) });
}

async function everything() {
  return {
    products: await shop.db.selectFrom('products').selectAll().orderBy('id').execute(),
    media: await shop.db.selectFrom('media').selectAll().orderBy('id').execute(),
    stock: await shop.db.selectFrom('stock').selectAll().orderBy('productId').execute(),
    ledger: await shop.db.selectFrom('stockMovements').selectAll().orderBy('id').execute(),
    audit: await shop.db.selectFrom('auditLog').selectAll().orderBy('id').execute(),
  };
}

test('the flours are in the shop, in the order of the list, with stock and picture', async () => {
  const list = async () => (await shop.app.inject('/api/products')).json<Product[]>();
  await expect.poll(async () => (await list()).length, { timeout: 60_000 }).toBe(2);
  const products = await list();
  expect(products.map(({ name }) => name)).toEqual(flours.map(({ name }) => name));
  expect(products.map(({ quantity }) => quantity)).toEqual(
    flours.map(({ quantityKg }) => quantityKg),
  );
  expect(products.map(({ picture }) => picture?.alt)).toEqual(flours.map(({ alt }) => alt));
});

test('every flour has the label facts that the law asks for, and a short code of its own', () => {
  for (const { slug, category, shelfLifeDays } of seedFlours) {
    const { label } = seedLabels[slug]!;
    expect(missingLabelFacts({ category, shelfLifeDays, label })).toEqual([]);
    expect(label).toMatchObject({
      ingredients: expect.any(String) as string,
      hasGluten: expect.any(Boolean) as boolean,
      storage: expect.any(String) as string,
    });
  }
  const codes = Object.values(seedLabels).map(({ shortCode }) => shortCode);
  expect(new Set(codes).size).toBe(seedFlours.length);
});

test('seeding is idempotent', async () => {
  const once = await everything();
  await seed();
  expect(await everything()).toEqual(once);
});

test('keeps changes by staff and restores a missing picture file', async () => {
  const slug = flours[0]!.slug;
  await shop.db
    .updateTable('products')
    .set({ pricePaise: 1234 })
    .where('slug', '=', slug)
    .execute();
  const before = await everything();
  const { mediaId } = before.products.find((product) => product.slug === slug)!;
  await shop.fileStore.delete(`${mediaId!}/320.avif`);

  const lines: string[] = [];
  await seed((line) => lines.push(line));
  expect(await everything()).toEqual(before);
  expect(await shop.fileStore.has(`${mediaId!}/320.avif`)).toBe(true);
  expect(lines.filter((line) => line.includes('picture created'))).toHaveLength(1);
});

test('the 320 px pictures are small', async () => {
  for (const { mediaId } of await shop.db.selectFrom('products').select('mediaId').execute()) {
    const bytes = await shop.fileStore.read(`${mediaId!}/320.avif`);
    expect(bytes!.length).toBeLessThan(9_000);
  }
});
