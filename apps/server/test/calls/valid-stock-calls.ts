import { createTestProduct } from '../shops/products.ts';
import { logInAs } from '../shops/sessions.ts';
import type { TestApp } from '../shops/test-app.ts';
import type { ValidCall } from './valid-call.ts';

let made = 0;

async function flour(shop: TestApp) {
  const { id } = await createTestProduct(shop.db, { stockKg: 50 });
  return { by: await logInAs(shop, 'admin'), params: { id } };
}

/** Calls about stock, for `valid-calls.ts`. */
export const stockCalls: Record<string, (shop: TestApp) => Promise<Partial<ValidCall>>> = {
  'GET /api/admin/stock': async (shop) => ({ by: await logInAs(shop, 'admin') }),
  'GET /api/admin/stock/:id/ledger': async (shop) => ({
    ...(await flour(shop)),
    query: { before: '1000000' },
  }),
  'GET /api/admin/stock/:id/ledger.csv': flour,
  'GET /api/admin/stock/:id/promised': flour,
  'GET /api/admin/products/:id/holders': flour,
  'POST /api/admin/stock/:id/movements': async (shop) => {
    made += 1;
    const headers = { 'idempotency-key': `stock-${made}` };
    const body = { do: 'count', counted: 49, expected: 50, reason: 'Counted at closing time' };
    return { ...(await flour(shop)), headers, body };
  },
  'PUT /api/admin/stock/:id/low-mark': async (shop) => ({
    ...(await flour(shop)),
    body: { lowMark: 20 },
  }),
};
