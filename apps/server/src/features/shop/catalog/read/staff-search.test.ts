import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Product } from '@dalan/contract/catalog/catalog';
import { SEARCH_MATCH_HEADER } from '@dalan/contract/text/lists';
import { startProductShop } from '../../../../../test/shops/product-shop.ts';
import type { ProductShop } from '../../../../../test/shops/product-shop.ts';

let shop: ProductShop;
beforeAll(async () => {
  shop = await startProductShop();
  for (const changes of [
    { name: 'Jowar Flour', pricePerKg: 78, description: 'Soft and white.' },
    { name: 'Flour of Jowar', pricePerKg: 1250, description: 'Coarse.', isActive: false },
    { name: 'Besan', pricePerKg: 138, description: 'Of chana dal.' },
  ]) {
    const answer = await shop.send('POST', shop.newProduct({ ...changes, text: 'For bhakri' }));
    expect(answer.statusCode, answer.body).toBe(201);
  }
});
afterAll(() => shop.close());

async function search(q: string, sort?: string) {
  const { headers } = shop.admin;
  const query = { q, ...(sort && { sort }) };
  const answer = await shop.app.inject({ url: '/api/products', query, headers });
  const names = answer.json<Product[]>().map(({ name }) => name);
  return { names, match: answer.headers[SEARCH_MATCH_HEADER] };
}

test.each([
  ['Active', ['Besan', 'Jowar Flour']],
  ['inactive', ['Flour of Jowar']],
  ['active jowar', ['Jowar Flour']],
  ['78', ['Jowar Flour']],
  ['₹138.00', ['Besan']],
  ['1,250', ['Flour of Jowar']],
  // The product with the whole phrase comes before the newer one with both words.
  ['jowar flour', ['Jowar Flour', 'Flour of Jowar']],
  ['today', ['Besan', 'Flour of Jowar', 'Jowar Flour']],
])('“%s” finds %j', async (q, names) => {
  expect(await search(q)).toEqual({ names, match: undefined });
});

test('words that no product has together are found with a word about it; synonyms are whole', async () => {
  expect(await search('besan xyzzy')).toEqual({ names: ['Besan'], match: 'some' });
  expect(await search('jwari pith')).toMatchObject({ match: undefined });
  expect(await search('xyzzy')).toEqual({ names: [], match: undefined });
});

test('a column that staff sort by comes before the closeness of the match', async () => {
  expect((await search('jowar flour', 'name')).names).toEqual(['Flour of Jowar', 'Jowar Flour']);
});
