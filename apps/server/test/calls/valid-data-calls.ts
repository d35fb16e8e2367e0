import { createTestProduct } from '../shops/products.ts';
import { logInAs } from '../shops/sessions.ts';
import type { TestApp } from '../shops/test-app.ts';
import type { ValidCall } from './valid-call.ts';

let made = 0;

/** Calls that take data in and out, for `valid-calls.ts`. */
export const dataCalls: Record<string, (shop: TestApp) => Promise<Partial<ValidCall>>> = {
  'GET /api/admin/export': async (shop) => ({ by: await logInAs(shop, 'admin') }),
  'GET /api/admin/export/:subject': async (shop) => ({
    by: await logInAs(shop, 'admin'),
    params: { subject: 'orders' },
    query: { from: '2026-01-01', to: '2099-12-31' },
  }),
  'POST /api/admin/product-import/check': async (shop) => ({
    by: await logInAs(shop, 'admin'),
    body: { text: 'Name,Price per kg,Description\nJowar,65.00,From a file\n' },
  }),
  'POST /api/admin/product-import': async (shop) => {
    const { id, name } = await createTestProduct(shop.db, { stockKg: 5 });
    made += 1;
    return {
      by: await logInAs(shop, 'admin'),
      headers: { 'idempotency-key': `import-${made}` },
      // The product stays unchanged, because a change has an audit row of its own.
      body: { text: `Id,Name\n${id},${name}\n`, versions: { [id]: 1 } },
    };
  },
};
