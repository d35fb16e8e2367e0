import { randomUUID } from 'node:crypto';
import { shopClock } from '@dalan/contract/delivery/delivery';
import type { Order } from '@dalan/contract/orders/orders';
import { orderRequest } from '../requests/order-requests.ts';
import { createTestProduct } from '../shops/products.ts';
import { logInAs } from '../shops/sessions.ts';
import type { TestApp } from '../shops/test-app.ts';
import { confirmOrder, finishMilling } from '../requests/milling-requests.ts';
import type { ValidCall } from './valid-call.ts';

async function placeOrder(shop: TestApp): Promise<Order> {
  const buyer = await logInAs(shop, 'user');
  const product = await createTestProduct(shop.db, { stockKg: 5 });
  return (await shop.app.inject(orderRequest(buyer, [{ product, kg: 1 }]))).json<Order>();
}

async function mill(shop: TestApp) {
  const by = await logInAs(shop, 'admin');
  const order = await placeOrder(shop);
  const { batches } = await finishMilling(shop, by, [await confirmOrder(shop, by, order._id)]);
  return { by, batchId: batches[0]?._id ?? '', orderId: order._id };
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
  'POST /api/admin/batches': async (shop) => {
    const by = await logInAs(shop, 'admin');
    const { _id: orderId, items } = await placeOrder(shop);
    const { version } = await confirmOrder(shop, by, orderId);
    const productId = items[0]?.productId._id ?? '';
    const { day: milledOn } = shopClock(new Date());
    return {
      by,
      headers: { 'idempotency-key': randomUUID() },
      body: { batches: [{ productId, kg: 1 }], milledOn, orders: [{ orderId, version }] },
    };
  },
  'POST /api/admin/batches/undo': async (shop) => {
    const { by, batchId } = await mill(shop);
    return { by, body: { batchIds: [batchId] } };
  },
  'GET /api/admin/batches': async (shop) => ({ by: await logInAs(shop, 'admin') }),
  'GET /api/admin/batches/:id': async (shop) => {
    const { by, batchId } = await mill(shop);
    return { by, params: { id: batchId } };
  },
  'POST /api/admin/batches/:id/recall': async (shop) => {
    const { by, batchId } = await mill(shop);
    return { by, params: { id: batchId } };
  },
  'POST /api/admin/batches/:id/told': async (shop) => {
    const { by, batchId, orderId } = await mill(shop);
    return { by, params: { id: batchId }, body: { orderId, way: 'call' } };
  },
  'GET /api/admin/bag-labels': async (shop) => {
    const { by, orderId } = await mill(shop);
    return { by, query: { ids: orderId } };
  },
  'GET /api/admin/packing-slips': async (shop) => {
    const { _id } = await placeOrder(shop);
    return { by: await logInAs(shop, 'admin'), query: { ids: _id } };
  },
};
