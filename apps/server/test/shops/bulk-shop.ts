import { expect } from 'vitest';
import type { BulkAction, BulkAnswer } from '@dalan/contract/desk/bulk-orders';
import type { Order, OrderStatus } from '@dalan/contract/orders/orders';
import { bulkRequest } from '../requests/bulk-requests.ts';
import { orderRequest } from '../requests/order-requests.ts';
import { createTestProduct } from './products.ts';
import { logInAs } from './sessions.ts';
import type { LoggedIn } from './sessions.ts';
import { startTestApp } from './test-app.ts';

export type BulkShop = Awaited<ReturnType<typeof startBulkShop>>;

/** A shop with a customer, somebody at the counter, and orders in any step. */
export async function startBulkShop() {
  const shop = await startTestApp();
  const staff = await logInAs(shop, 'admin', { name: 'Staff Kulkarni', duty: 'counter' });
  const product = await createTestProduct(shop.db, { stockKg: 1_000 });
  const buyer = await logInAs(shop, 'user', { name: 'Asha' });

  async function place(orderStatus: OrderStatus = 'Placed'): Promise<Order> {
    const placed = await shop.app.inject(orderRequest(buyer, [{ product, kg: 1 }]));
    expect(placed.statusCode, placed.body).toBe(201);
    const order = placed.json<Order>();
    return orderStatus === 'Placed' ? order : setStatus(order._id, { orderStatus });
  }

  async function setStatus(
    orderId: string,
    {
      orderStatus,
      paymentStatus = 'Pending',
    }: Partial<Pick<Order, 'orderStatus' | 'paymentStatus'>>,
  ): Promise<Order> {
    const answer = await shop.app.inject({
      method: 'PUT',
      url: '/api/admin/order-and-payment/status',
      headers: staff.headers,
      payload: { orderId, orderStatus, paymentStatus },
    });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<Order>();
  }

  /** Moves orders with the versions as shown. */
  async function move(
    action: BulkAction,
    orders: Order[],
    { key, by = staff }: { key?: string; by?: LoggedIn } = {},
  ): Promise<BulkAnswer['results']> {
    const asked = orders.map(({ _id: orderId, version }) => ({ orderId, version }));
    const answer = await shop.app.inject(bulkRequest(by, action, asked, key));
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<BulkAnswer>().results;
  }

  return { ...shop, staff, buyer, product, place, setStatus, move };
}
