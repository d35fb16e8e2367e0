import { afterAll, beforeAll, expect, test } from 'vitest';
import { readyGrinds } from '@dalan/contract/catalog/grinds';
import { shopClock } from '@dalan/contract/delivery/delivery';
import type { Figures } from '@dalan/contract/office/figures';
import type { Order } from '@dalan/contract/orders/orders';
import { orderRequest } from '../../../../../test/requests/order-requests.ts';
import type { Line } from '../../../../../test/requests/order-requests.ts';
import { createTestProduct } from '../../../../../test/shops/products.ts';
import { logInAs } from '../../../../../test/shops/sessions.ts';
import type { LoggedIn } from '../../../../../test/shops/sessions.ts';
import { startTestApp } from '../../../../../test/shops/test-app.ts';
import type { TestApp } from '../../../../../test/shops/test-app.ts';

let shop: TestApp;
let owner: LoggedIn;
let fine: Order;
let coarse: Order;
let plain: Order;
beforeAll(async () => {
  shop = await startTestApp();
  owner = await logInAs(shop, 'admin');
  const buyer = await logInAs(shop, 'user', { name: 'Meera Joshi' });
  const grinds = readyGrinds.slice(0, 3);
  const jowar = await createTestProduct(shop.db, {
    stockKg: 50,
    pricePerKg: 80,
    stepGrams: 500,
    grinds,
  });
  const besan = await createTestProduct(shop.db, { stockKg: 50, pricePerKg: 138 });
  const place = async (line: Line) =>
    (await shop.app.inject(orderRequest(buyer, [line]))).json<Order>();
  fine = await place({ product: jowar, grind: 'fine', kg: 1.5 });
  coarse = await place({ product: jowar, grind: 'coarse', kg: 3 });
  plain = await place({ product: besan, kg: 1 });
});
afterAll(() => shop.close());

async function found(q: string): Promise<string[]> {
  const url = `/api/admin/orders?q=${encodeURIComponent(q)}`;
  const answer = await shop.app.inject({ url, headers: owner.headers });
  return answer.json<Order[]>().map(({ _id }) => _id);
}

test('staff find orders by the grind, in any language', async () => {
  expect(await found('coarse')).toEqual([coarse._id]);
  expect(await found('जाड')).toEqual([coarse._id]);
  expect(await found('meera fine')).toEqual([fine._id]);
  expect(await found('meera')).toEqual([plain._id, coarse._id, fine._id]);
});

test('the figures of a flour open to its grinds', async () => {
  const { day } = shopClock(new Date());
  const answer = await shop.app.inject({
    url: `/api/admin/figures?from=${day}&to=${day}`,
    headers: owner.headers,
  });
  expect(answer.json<Figures>().flours).toMatchObject([
    {
      grams: 4500,
      salesPaise: 360_00,
      grinds: [
        { name: 'Coarse', grams: 3000, salesPaise: 240_00 },
        { name: 'Fine', grams: 1500, salesPaise: 120_00 },
      ],
    },
    { grams: 1000, salesPaise: 138_00 },
  ]);
  expect(answer.json<Figures>().flours[1]).not.toHaveProperty('grinds');
});

test('the file of orders names the grind and the weight', async () => {
  const { day } = shopClock(new Date());
  const answer = await shop.app.inject({
    url: `/api/admin/export/orders?from=${day}&to=${day}`,
    headers: owner.headers,
  });
  expect(answer.statusCode, answer.body).toBe(200);
  expect(answer.body).toMatch(/,Fine,80\.00,1\.5,120\.00,/);
});
