import type { InjectOptions } from 'fastify';
import { expect } from 'vitest';
import type { Order, OrderStatus } from '@dalan/contract/orders/orders';
import { returnRequest } from '../requests/credit-requests.ts';
import { orderRequest } from '../requests/order-requests.ts';
import {
  claimRequest,
  correctionRequest,
  notFoundRequest,
  paymentRequest,
} from '../requests/payment-requests.ts';
import { createTestProduct } from './products.ts';
import { logInAs } from './sessions.ts';
import type { LoggedIn } from './sessions.ts';
import { startTestApp } from './test-app.ts';

export type ShopWithHistory = Awaited<ReturnType<typeof startShopWithHistory>>;

/** A shop with sold, cancelled, returned and deleted orders and an erased account. */
export async function startShopWithHistory() {
  const shop = await startTestApp();
  const staff = await logInAs(shop, 'admin');
  const flour = await createTestProduct(shop.db, { stockKg: 100 });
  const buyer = await logInAs(shop, 'user');
  const leaver = await logInAs(shop, 'user');

  async function call(method: 'POST' | 'PUT' | 'DELETE', url: string, who = staff, body?: object) {
    const payload = body && { payload: body };
    const answer = await shop.app.inject({ method, url, headers: who.headers, ...payload });
    expect(answer.statusCode, `${method} ${url}: ${answer.body}`).toBe(200);
  }

  async function place(who: LoggedIn, key?: string): Promise<string> {
    const answer = await shop.app.inject(orderRequest(who, [{ product: flour, kg: 2 }], key));
    return answer.json<Order>()._id;
  }

  function move(orderId: string, orderStatus: OrderStatus) {
    const change = { orderId, orderStatus, paymentStatus: 'Pending' };
    return call('PUT', '/api/admin/order-and-payment/status', staff, change);
  }

  async function send(request: InjectOptions): Promise<Order> {
    const answer = await shop.app.inject(request);
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<Order>();
  }

  /** Final state of each order. `gone` belongs to the erased account. */
  const orders = {
    open: await place(buyer, 'a-key'),
    cancelled: await place(buyer),
    returned: await place(buyer),
    hidden: await place(buyer),
    delivered: await place(buyer),
    gone: await place(leaver),
  };
  const onItsWay = await place(leaver);
  await call('POST', `/api/orders/${orders.cancelled}/cancel`, buyer);
  await move(orders.returned, 'Delivered');
  await move(orders.returned, 'Returned');
  await move(orders.returned, 'Confirmed');
  await move(orders.returned, 'Returned');
  await call('DELETE', `/api/admin/orders/${orders.hidden}`);
  await move(orders.delivered, 'Delivered');
  const claimed = await send(claimRequest(buyer, orders.delivered));
  await send(
    paymentRequest(staff, orders.delivered, { method: 'UPI', amount: claimed.amountToPay }),
  );
  const cameBack = { lines: [{ productId: flour.id, kg: 1 }], amount: flour.pricePerKg };
  await send(
    returnRequest(staff, orders.delivered, {
      ...{ ...cameBack, reason: 'torn bag', flour: 'thrown away' },
      refund: { method: 'cash', amount: cameBack.amount },
    }),
  );
  await call('DELETE', `/api/admin/orders/${orders.delivered}`);
  await move(onItsWay, 'Shipped');
  await call('DELETE', `/api/users/${leaver.userId}`);
  await move(onItsWay, 'Delivered');
  const paid = await send(paymentRequest(staff, orders.open, { method: 'cash', amount: 50 }));
  const mistake = { amount: 50, reason: 'Another order' };
  await send(correctionRequest(staff, paid.payments[0]!._id, mistake));
  await send(claimRequest(buyer, orders.open));
  await send(notFoundRequest(staff, orders.open));
  return { ...shop, flour, orders, goneUserId: leaver.userId };
}
