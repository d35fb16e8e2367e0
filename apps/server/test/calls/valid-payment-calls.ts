import type { Order } from '@dalan/contract/orders/orders';
import { discountRequest } from '../requests/credit-requests.ts';
import { confirmOrder } from '../requests/milling-requests.ts';
import { orderRequest } from '../requests/order-requests.ts';
import { bankRowFor } from '../requests/bank-requests.ts';
import { claimRequest, paymentRequest } from '../requests/payment-requests.ts';
import { createTestProduct } from '../shops/products.ts';
import { setOrderStatus } from '../shops/rider-runs.ts';
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

/** Delivers and takes the money for an order of one kilogram. */
async function deliverOrder(shop: TestApp) {
  const { buyer, order } = await placeOrder(shop);
  const by = await logInAs(shop, 'admin');
  const { _id: orderId, amountToPay: amount, items } = order;
  await setOrderStatus(shop, by, orderId, 'Delivered');
  await shop.app.inject(paymentRequest(by, orderId, { method: 'cash', amount }));
  return { buyer, by, orderId, line: { productId: items[0]!.productId._id } };
}

async function giveDiscount(shop: TestApp) {
  const { buyer, by, orderId } = await deliverOrder(shop);
  const request = discountRequest(by, orderId, { amount: 1, reason: 'Late' });
  const order = (await shop.app.inject(request)).json<Order>();
  return { buyer, by, noteId: order.creditNotes![0]!._id };
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
  'POST /api/admin/orders/:id/returns': async (shop) => {
    const { by, orderId, line } = await deliverOrder(shop);
    const body = {
      ...{ lines: [{ ...line, kg: 1 }], reason: 'changed mind', flour: 'back to stock' },
      ...{ amount: 78, withDeliveryCharge: false },
      refund: { method: 'UPI', amount: 1, reference: '632109874410' },
    };
    return { by, params: { id: orderId }, headers: key(), body };
  },
  'POST /api/admin/orders/:id/discounts': async (shop) => {
    const { by, orderId } = await deliverOrder(shop);
    const refund = { method: 'UPI', amount: 1, reference: '632109874410' };
    const body = { amount: 1, reason: 'Late', refund };
    return { by, params: { id: orderId }, headers: key(), body };
  },
  'GET /api/admin/credit-notes/:id': async (shop) => {
    const { by, noteId } = await giveDiscount(shop);
    return { by, params: { id: noteId } };
  },
  'GET /api/credit-notes/:id': async (shop) => {
    const { buyer, noteId } = await giveDiscount(shop);
    return { by: buyer, params: { id: noteId } };
  },
  'POST /api/admin/orders/:id/payment-claim/not-found': async (shop) => {
    const { buyer, order } = await placeOrder(shop);
    await shop.app.inject(claimRequest(buyer, order._id));
    return { by: await logInAs(shop, 'admin'), params: { id: order._id } };
  },
  'GET /api/admin/bank': async (shop) => ({ by: await logInAs(shop, 'admin') }),
  'GET /api/admin/bank/orders': async (shop) => ({
    by: await logInAs(shop, 'admin'),
    query: { from: '2026-11-01', to: '2026-11-17' },
  }),
  'PUT /api/admin/bank/columns': async (shop) => {
    made += 1;
    const head = ['Txn Date', 'Narration', `Deposit ${made}`];
    const body = { head, columns: ['day', 'text', 'moneyIn'], dayOrder: 'dmy' };
    return { by: await logInAs(shop, 'admin'), body };
  },
  'POST /api/admin/bank/payments': async (shop) => {
    const by = await logInAs(shop, 'admin');
    // Confirmed, because a paid order would otherwise be the next one to confirm.
    const order = await confirmOrder(shop, by, (await placeOrder(shop)).order._id);
    const body = { from: '2026-11-01', to: '2026-11-17', rows: [bankRowFor(order)] };
    return { by, headers: key(), body };
  },
};
