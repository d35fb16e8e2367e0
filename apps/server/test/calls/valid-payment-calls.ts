import type { Order } from '@dalan/contract/orders/orders';
import { orderRequest } from '../requests/order-requests.ts';
import { claimRequest, paymentRequest } from '../requests/payment-requests.ts';
import { createTestProduct } from '../shops/products.ts';
import { logInAs } from '../shops/sessions.ts';
import type { TestApp } from '../shops/test-app.ts';
import type { ValidCall } from './valid-call.ts';

let made = 0;

function key() {
  made += 1;
  return { 'idempotency-key': `payment-${made}` };
}

async function placeOrder(shop: TestApp) {
  const buyer = await logInAs(shop, 'user');
  const product = await createTestProduct(shop.db, { stockKg: 5 });
  const answer = await shop.app.inject(orderRequest(buyer, [{ product, kg: 1 }]));
  return { buyer, order: answer.json<Order>() };
}

/** Calls about payments, for `valid-calls.ts`. */
export const paymentCalls: Record<string, (shop: TestApp) => Promise<Partial<ValidCall>>> = {
  'POST /api/orders/:id/payment-claim': async (shop) => {
    const { buyer, order } = await placeOrder(shop);
    return { by: buyer, params: { id: order._id }, body: { reference: '632109874410' } };
  },
  'POST /api/admin/orders/:id/payments': async (shop) => {
    const { order } = await placeOrder(shop);
    const body = { method: 'UPI', amount: 1, reference: '632109874410' };
    return { by: await logInAs(shop, 'admin'), params: { id: order._id }, headers: key(), body };
  },
  'POST /api/admin/payments/:id/correction': async (shop) => {
    const { order } = await placeOrder(shop);
    const by = await logInAs(shop, 'admin');
    const request = paymentRequest(by, order._id, { method: 'cash', amount: 2 });
    const paid = (await shop.app.inject(request)).json<Order>();
    const body = { amount: 1, reason: 'Counted again' };
    return { by, params: { id: paid.payments[0]!._id }, headers: key(), body };
  },
  'POST /api/admin/orders/:id/payment-claim/not-found': async (shop) => {
    const { buyer, order } = await placeOrder(shop);
    await shop.app.inject(claimRequest(buyer, order._id));
    return { by: await logInAs(shop, 'admin'), params: { id: order._id } };
  },
};
