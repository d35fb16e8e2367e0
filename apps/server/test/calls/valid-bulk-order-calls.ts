import { dayAfter } from '@dalan/contract/delivery/delivery';
import type { Order } from '@dalan/contract/orders/orders';
import { orderRequest } from '../requests/order-requests.ts';
import { createTestProduct } from '../shops/products.ts';
import { logInAs } from '../shops/sessions.ts';
import type { TestApp } from '../shops/test-app.ts';
import type { ValidCall } from './valid-call.ts';

let made = 0;

/** Calls about many orders at once, for `valid-calls.ts`. */
export const bulkOrderCalls: Record<string, (shop: TestApp) => Promise<Partial<ValidCall>>> = {
  'GET /api/admin/orders/counts': async (shop) => ({ by: await logInAs(shop, 'admin') }),
  'POST /api/admin/orders/bulk': async (shop) => {
    const buyer = await logInAs(shop, 'user');
    const product = await createTestProduct(shop.db, { stockKg: 5 });
    const placed = await shop.app.inject(orderRequest(buyer, [{ product, kg: 1 }]));
    const { _id: orderId, version, dueOn } = placed.json<Order>();
    made += 1;
    const headers = { 'idempotency-key': `bulk-${made}` };
    const action = { do: 'move to day', dueOn: dayAfter(dueOn, 3) };
    const body = { action, orders: [{ orderId, version }] };
    return { by: await logInAs(shop, 'admin'), headers, body };
  },
};
