import type { Product } from '@dalan/contract/catalog/catalog';
import { demoAdmin } from '../../fixtures/people/people.ts';
import { expect, test } from '../../fixtures/test.ts';

test('a changed price is on the home page at the next request', async ({ request }) => {
  await request.post('/api/admin/login', {
    data: { username: demoAdmin.email, password: demoAdmin.password },
  });
  const products = (await (await request.get('/api/products')).json()) as Product[];
  const soya = products.find(({ name }) => name === 'Soya Flour');
  const change = (pricePerKg: number) =>
    request.put('/api/products', { data: { _id: soya?._id, pricePerKg } });

  for (const [pricePerKg, shown] of [
    [124.5, '₹124.50'],
    [124, '₹124.00'],
  ] as const) {
    expect((await change(pricePerKg)).status()).toBe(200);
    expect(await (await request.get('/')).text()).toContain(shown);
  }
});
