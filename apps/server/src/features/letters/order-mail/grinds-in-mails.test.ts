import { afterAll, beforeAll, expect, test } from 'vitest';
import { readyGrinds } from '@dalan/contract/catalog/grinds';
import type { Language } from '@dalan/contract/language/languages';
import type { Order } from '@dalan/contract/orders/orders';
import { orderRequest } from '../../../../test/requests/order-requests.ts';
import { contentsRequest } from '../../../../test/requests/phone-order-requests.ts';
import { openPostbox } from '../../../../test/shops/postbox.ts';
import { createTestProduct } from '../../../../test/shops/products.ts';
import { logInAs } from '../../../../test/shops/sessions.ts';
import { startTestApp } from '../../../../test/shops/test-app.ts';
import type { TestApp } from '../../../../test/shops/test-app.ts';

let shop: TestApp;
let postbox: ReturnType<typeof openPostbox>;
beforeAll(async () => {
  shop = await startTestApp();
  postbox = openPostbox(shop);
});
afterAll(async () => {
  await postbox.close();
  await shop.close();
});

const names = { name: 'Jowar Flour', nameMr: 'ज्वारीचे पीठ', nameHi: 'ज्वार का आटा' };

test.each<[Language, { line: string; change: string }]>([
  ['en', { line: 'Jowar Flour, coarse, 500 g × ₹78.00', change: 'coarse, 500 g → fine, 1.5 kg' }],
  [
    'mr',
    {
      line: 'ज्वारीचे पीठ, जाड, 500 ग्रॅम × ₹78.00',
      change: 'जाड, 500 ग्रॅम → बारीक, 1.5 किलो',
    },
  ],
  [
    'hi',
    {
      line: 'ज्वार का आटा, मोटा, 500 ग्राम × ₹78.00',
      change: 'मोटा, 500 ग्राम → बारीक, 1.5 किलो',
    },
  ],
])('mails in %s name the grind and the weight', async (language, texts) => {
  const owner = await logInAs(shop, 'admin');
  const buyer = await logInAs(shop, 'user');
  await shop.db
    .updateTable('users')
    .set({ language, emailConfirmedAt: new Date() })
    .where('id', '=', buyer.userId)
    .execute();
  const grinds = readyGrinds.slice(0, 3);
  const jowar = await createTestProduct(shop.db, { stockKg: 9, stepGrams: 500, grinds });
  await shop.db.updateTable('products').set(names).where('id', '=', jowar.id).execute();
  const line = { product: jowar, grind: 'coarse', kg: 0.5 };
  const order = (await shop.app.inject(orderRequest(buyer, [line]))).json<Order>();
  const placed = (await postbox.empty()).map(({ text }) => text);
  expect(placed.some((text) => text.includes(`${texts.line}: ₹39.00`))).toBe(true);

  const lines = [{ product: jowar, grind: 'fine', kg: 1.5 }];
  await shop.app.inject(contentsRequest(owner, order, { lines }));
  const [changed] = await postbox.empty();
  expect(changed?.text).toContain(texts.change);
});
