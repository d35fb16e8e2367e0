import type { Order } from '@dalan/contract/orders/orders';
import { saleBody } from '../requests/counter-requests.ts';
import { orderRequest } from '../requests/order-requests.ts';
import { contentsBody, newNumber, phoneOrderBody } from '../requests/phone-order-requests.ts';
import { createTestProduct } from '../shops/products.ts';
import { logInAs } from '../shops/sessions.ts';
import type { TestApp } from '../shops/test-app.ts';
import type { ValidCall } from './valid-call.ts';

let made = 0;

async function placeOrder(shop: TestApp) {
  const product = await createTestProduct(shop.db, { stockKg: 5 });
  const buyer = await logInAs(shop, 'user');
  const answer = await shop.app.inject(orderRequest(buyer, [{ product, kg: 1 }]));
  return { product, order: answer.json<Order>() };
}

/** Calls about phone orders, counter sales and changed orders, for `valid-calls.ts`. */
export const phoneOrderCalls: Record<string, (shop: TestApp) => Promise<Partial<ValidCall>>> = {
  'GET /api/admin/phone-orders/caller': async (shop) => ({
    by: await logInAs(shop, 'admin'),
    query: { number: newNumber() },
  }),
  'GET /api/admin/phone-orders/days': async (shop) => ({ by: await logInAs(shop, 'admin') }),
  'POST /api/admin/phone-orders': async (shop) => {
    const product = await createTestProduct(shop.db, { stockKg: 5 });
    made += 1;
    return {
      by: await logInAs(shop, 'admin'),
      headers: { 'idempotency-key': `phone-${made}` },
      body: phoneOrderBody([{ product, kg: 1 }]),
    };
  },
  'GET /api/admin/counter': async (shop) => ({ by: await logInAs(shop, 'admin') }),
  'POST /api/admin/counter/sales': async (shop) => {
    const product = await createTestProduct(shop.db, { stockKg: 5 });
    made += 1;
    return {
      by: await logInAs(shop, 'admin'),
      headers: { 'idempotency-key': `counter-${made}` },
      body: saleBody([{ product, grams: 260 }]),
    };
  },
  'GET /api/admin/orders/:id/contents': async (shop) => {
    const { order } = await placeOrder(shop);
    return { by: await logInAs(shop, 'admin'), params: { id: order._id } };
  },
  'PUT /api/admin/orders/:id/contents': async (shop) => {
    const { order, product } = await placeOrder(shop);
    const body = contentsBody(order, { lines: [{ product, kg: 2 }] });
    return { by: await logInAs(shop, 'admin'), params: { id: order._id }, body };
  },
};
