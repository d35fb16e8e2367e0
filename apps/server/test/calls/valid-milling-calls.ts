import type { Order } from '@dalan/contract/orders/orders';
import { orderRequest } from '../requests/order-requests.ts';
import { createTestProduct } from '../shops/products.ts';
import { logInAs } from '../shops/sessions.ts';
import type { TestApp } from '../shops/test-app.ts';
import type { ValidCall } from './valid-call.ts';

async function placeOrder(shop: TestApp): Promise<Order> {
  const buyer = await logInAs(shop, 'user');
  const product = await createTestProduct(shop.db, { stockKg: 5 });
  return (await shop.app.inject(orderRequest(buyer, [{ product, kg: 1 }]))).json<Order>();
}

/** Calls about the mill's papers, for `valid-calls.ts`. */
export const millingCalls: Record<string, (shop: TestApp) => Promise<Partial<ValidCall>>> = {
  'GET /api/admin/milling-sheet': async (shop) => {
    const { _id } = await placeOrder(shop);
    return { by: await logInAs(shop, 'admin'), query: { ids: _id } };
  },
  'POST /api/admin/milling-sheet/printed': async (shop) => {
    const { _id: orderId, version } = await placeOrder(shop);
    return { by: await logInAs(shop, 'admin'), body: { orders: [{ orderId, version }] } };
  },
  'GET /api/admin/packing-slips': async (shop) => {
    const { _id } = await placeOrder(shop);
    return { by: await logInAs(shop, 'admin'), query: { ids: _id } };
  },
};
