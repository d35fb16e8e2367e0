import { afterAll, beforeAll, expect, test } from 'vitest';
import { readyGrinds } from '@dalan/contract/catalog/grinds';
import type { MillingSheet } from '@dalan/contract/mill/milling';
import type { Order } from '@dalan/contract/orders/orders';
import { orderRequest } from '../../../../../test/requests/order-requests.ts';
import { createTestProduct } from '../../../../../test/shops/products.ts';
import { logInAs } from '../../../../../test/shops/sessions.ts';
import type { LoggedIn } from '../../../../../test/shops/sessions.ts';
import { startTestApp } from '../../../../../test/shops/test-app.ts';
import type { TestApp } from '../../../../../test/shops/test-app.ts';
import { checkInvariants } from '../../../office/invariants/index.ts';

let shop: TestApp;
let buyer: LoggedIn;
let staff: LoggedIn;
beforeAll(async () => {
  shop = await startTestApp();
  buyer = await logInAs(shop, 'user');
  staff = await logInAs(shop, 'admin');
});
afterAll(async () => {
  expect(await checkInvariants(shop.db)).toEqual([]);
  await shop.close();
});

async function confirm({ _id: orderId }: Order): Promise<void> {
  const answer = await shop.app.inject({
    method: 'PUT',
    url: '/api/admin/order-and-payment/status',
    headers: staff.headers,
    payload: { orderId, orderStatus: 'Confirmed', paymentStatus: 'Pending' },
  });
  expect(answer.statusCode, answer.body).toBe(200);
}

test('a flour in grinds is summed by grind, with its bags by size', async () => {
  const [fine, , coarse] = readyGrinds;
  const ragi = await createTestProduct(shop.db, {
    stockKg: 50,
    stepGrams: 500,
    grinds: readyGrinds.slice(0, 3),
  });
  const line = (grind: string, kg: number) => ({ product: ragi, grind, kg });
  const requests = [[line('fine', 1.5), line('coarse', 0.5)], [line('coarse', 1)]];
  const ids: string[] = [];
  for (const lines of requests) {
    const order = (await shop.app.inject(orderRequest(buyer, lines))).json<Order>();
    await confirm(order);
    ids.push(order._id);
  }
  const answer = await shop.app.inject({
    url: `/api/admin/milling-sheet?ids=${ids.join(',')}`,
    headers: staff.headers,
  });
  const { flours, orders } = answer.json<MillingSheet>();
  const half = { kg: 0.5, count: 1 };
  expect(flours).toMatchObject([
    {
      productId: ragi.id,
      kg: 3,
      bags: [{ kg: 1.5, count: 1 }, { kg: 1, count: 1 }, half],
      grinds: [
        { grind: fine, kg: 1.5, bags: [{ kg: 1.5, count: 1 }] },
        { grind: coarse, kg: 1.5, bags: [{ kg: 1, count: 1 }, half] },
      ],
    },
  ]);
  expect(orders[0]?.lines).toEqual([
    { productId: ragi.id, grind: 'fine', kg: 1.5 },
    { productId: ragi.id, grind: 'coarse', kg: 0.5 },
  ]);
});
