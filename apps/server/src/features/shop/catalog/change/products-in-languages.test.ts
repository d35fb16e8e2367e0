import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Product } from '@dalan/contract/catalog/catalog';
import type { ShelfPage } from '@dalan/contract/catalog/shelf';
import { startProductShop } from '../../../../../test/shops/product-shop.ts';
import type { ProductShop } from '../../../../../test/shops/product-shop.ts';

let shop: ProductShop;
beforeAll(async () => {
  shop = await startProductShop();
});
afterAll(() => shop.close());

const words = {
  nameMr: 'वरईचे पीठ',
  nameHi: 'समा का आटा',
  text: 'For fasting days',
  textMr: 'उपवासासाठी',
  textHi: 'व्रत के लिए',
  descriptionMr: 'बारीक दळलेली वरई.',
  descriptionHi: 'बारीक पिसा समा।',
};

async function get<Answer>(url: string, headers = {}): Promise<Answer> {
  const answer = await shop.app.inject({ url, headers });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Answer>();
}

test('staff write a product in three languages, and each page gets its own', async () => {
  const made = await shop.create(words);
  expect(made).toMatchObject(words);
  const url = `/api/products/${made._id}`;
  expect(await get(url, shop.admin.headers)).toEqual(made);

  const english = await get<Product>(url);
  expect(english).toMatchObject({ text: words.text, description: made.description });
  const marathi = await get<Product>(`${url}?language=mr`);
  expect(marathi).toMatchObject({ text: words.textMr, description: words.descriptionMr });
  const hindi = await get<Product>(`${url}?language=hi`);
  const { nameHi } = words;
  expect(hindi).toMatchObject({ nameHi, text: words.textHi, description: words.descriptionHi });
  for (const answer of [english, marathi, hindi]) {
    expect(Object.keys(answer)).not.toContain('textMr');
    expect(Object.keys(answer)).not.toContain('descriptionHi');
  }

  const [listed] = (await get<ShelfPage>(`/api/shelf?id=${made._id}&language=hi`)).products;
  expect(listed).toEqual(hindi);
  expect((await get<ShelfPage>(`/api/shelf?id=${made._id}`)).products).toEqual([english]);
  expect(await get<Product[]>('/api/products')).toContainEqual(english);
  expect(await get(`${url}?language=mr`, shop.admin.headers)).toEqual(marathi);
  expect((await shop.app.inject(`${url}?language=fr`)).statusCode).toBe(400);
});

test('a text can be changed and emptied, with a version and a line in the log', async () => {
  const made = await shop.create(words);
  const change = { _id: made._id, version: made.version, textMr: ' सणांसाठी ', descriptionHi: ' ' };
  const answer = await shop.send('PUT', change);
  expect(answer.json()).toMatchObject({ textMr: 'सणांसाठी', version: made.version + 1 });
  expect(answer.json()).not.toHaveProperty('descriptionHi');
  expect((await shop.auditOf(made._id)).at(-1)).toMatchObject({
    details: { fields: ['descriptionHi', 'textMr'] },
  });
  expect((await shop.send('PUT', change)).statusCode).toBe(409);
  const hindi = await get<Product>(`/api/products/${made._id}?language=hi`);
  expect(hindi).toMatchObject({ description: made.description, untranslated: ['description'] });
});

test('visitors and staff find a flour by its name in each language', async () => {
  const name = 'Kuttu Flour';
  const made = await shop.create({ name, nameMr: 'कुट्टूचे पीठ', nameHi: 'टिमटिम आटा' });
  for (const q of ['kuttu', 'कुट्टू', 'टिमटिम']) {
    const query = new URLSearchParams({ q }).toString();
    const shelf = await get<ShelfPage>(`/api/shelf?${query}`);
    expect(shelf.products.map(({ _id }) => _id)).toEqual([made._id]);
    const listed = await get<Product[]>(`/api/products?${query}`, shop.admin.headers);
    expect(listed.map(({ _id }) => _id)).toEqual([made._id]);
  }
});
