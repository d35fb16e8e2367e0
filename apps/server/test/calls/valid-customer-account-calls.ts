import { randomUUID } from 'node:crypto';
import type { Order } from '@dalan/contract/orders/orders';
import { saveAccountRequest } from '../requests/account-requests.ts';
import { confirmOrder } from '../requests/milling-requests.ts';
import { orderRequest } from '../requests/order-requests.ts';
import { createTestProduct } from '../shops/products.ts';
import { logInAs } from '../shops/sessions.ts';
import type { TestApp } from '../shops/test-app.ts';
import type { ValidCall } from './valid-call.ts';

const key = () => ({ 'idempotency-key': randomUUID() });
const month = new Date().toISOString().slice(0, 7);

/** A customer who may owe, and the owner who let them. */
async function openAccount(shop: TestApp) {
  const buyer = await logInAs(shop, 'user');
  const by = await logInAs(shop, 'admin');
  const change = { limit: 1_000, percentOff: 0, prices: [], version: 0 };
  await shop.app.inject(saveAccountRequest(by, buyer.userId, change));
  return { buyer, by, params: { id: buyer.userId } };
}

/** With one order on account, of a kilogram at ₹78. */
async function owing(shop: TestApp) {
  const account = await openAccount(shop);
  const product = await createTestProduct(shop.db, { stockKg: 5 });
  const placed = await shop.app.inject(orderRequest(account.buyer, [{ product, kg: 1 }]));
  // Confirmed, because it would otherwise be the next one to confirm.
  const order = await confirmOrder(shop, account.by, placed.json<Order>()._id);
  return { ...account, order };
}

/** Calls about customers who may owe, for `valid-calls.ts`. */
export const customerAccountCalls: Record<string, (shop: TestApp) => Promise<Partial<ValidCall>>> =
  {
    'GET /api/admin/accounts': async (shop) => {
      const query = { q: 'Person', page: '1', pageSize: '10', sort: '-owes' };
      return { by: (await owing(shop)).by, query };
    },
    'GET /api/admin/accounts.csv': async (shop) => ({ by: (await owing(shop)).by }),
    'GET /api/admin/accounts/:id': async (shop) => {
      const { by, params } = await owing(shop);
      return { by, params, query: { month } };
    },
    'GET /api/admin/accounts/:id/account.csv': async (shop) => {
      const { by, params } = await owing(shop);
      return { by, params, query: { month } };
    },
    'PUT /api/admin/accounts/:id': async (shop) => {
      const { userId } = await logInAs(shop, 'user');
      const product = await createTestProduct(shop.db, { stockKg: 5 });
      const prices = [{ productId: product.id, pricePerKg: 70.5 }];
      const body = { limit: 5_000, percentOff: 5, prices, version: 0 };
      return { by: await logInAs(shop, 'admin'), params: { id: userId }, body };
    },
    'POST /api/admin/accounts/:id/close': async (shop) => {
      const { by, params } = await openAccount(shop);
      return { by, params, body: { version: 1 } };
    },
    'POST /api/admin/accounts/:id/payments': async (shop) => {
      const { by, params } = await owing(shop);
      const body = { amount: 8, method: 'UPI', reference: '632109874410', seenOwed: 78 };
      return { by, params, headers: key(), body };
    },
    'GET /api/admin/accounts/:id/statement': async (shop) => {
      const { by, params } = await owing(shop);
      return { by, params, query: { month } };
    },
    'GET /api/admin/account-statements': async (shop) => ({
      by: (await owing(shop)).by,
      query: { month },
    }),
    'POST /api/admin/accounts/:id/statement-mail': async (shop) => {
      const { by, params } = await owing(shop);
      return { by, params, body: { month } };
    },
    'POST /api/admin/orders/:id/on-account': async (shop) => {
      const { by, order } = await owing(shop);
      const body = { onAccount: false, version: order.version };
      return { by, params: { id: order._id }, body };
    },
    'GET /api/my-account': async (shop) => ({ by: (await owing(shop)).buyer }),
    'GET /api/my-account/statement': async (shop) => ({
      by: (await owing(shop)).buyer,
      query: { month },
    }),
  };
