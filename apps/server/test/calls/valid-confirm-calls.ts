import type { ConfirmAnswer } from '@dalan/contract/desk/confirm';
import type { Order } from '@dalan/contract/orders/orders';
import { orderRequest } from '../requests/order-requests.ts';
import { createTestProduct } from '../shops/products.ts';
import { logInAs } from '../shops/sessions.ts';
import type { TestApp } from '../shops/test-app.ts';
import type { ValidCall } from './valid-call.ts';

async function takenOrder(shop: TestApp) {
  const buyer = await logInAs(shop, 'user');
  const product = await createTestProduct(shop.db, { stockKg: 5 });
  await shop.app.inject(orderRequest(buyer, [{ product, kg: 1 }]));
  const by = await logInAs(shop, 'admin');
  const url = '/api/admin/confirm/next';
  const answer = await shop.app.inject({ method: 'POST', url, headers: by.headers });
  const order: Order = answer.json<ConfirmAnswer>().call!.order;
  return { by, order, params: { id: order._id } };
}

/** Calls about orders to confirm and about the day, for `valid-calls.ts`. */
export const confirmCalls: Record<string, (shop: TestApp) => Promise<Partial<ValidCall>>> = {
  'POST /api/admin/confirm/next': async (shop) => ({ by: await logInAs(shop, 'admin') }),
  'POST /api/admin/confirm/:id/keep': async (shop) => {
    const { by, params } = await takenOrder(shop);
    return { by, params };
  },
  'POST /api/admin/confirm/:id/give-back': async (shop) => {
    const { by, params } = await takenOrder(shop);
    return { by, params };
  },
  'POST /api/admin/confirm/:id/decision': async (shop) => {
    const { by, order, params } = await takenOrder(shop);
    const { version } = order;
    const body = { do: 'cancel', version, reason: 'Other', note: 'Ordered by a child' };
    return { by, params, body };
  },
  'GET /api/admin/today': async (shop) => ({ by: await logInAs(shop, 'admin') }),
  'GET /api/admin/waiting': async (shop) => ({ by: await logInAs(shop, 'admin') }),
};
