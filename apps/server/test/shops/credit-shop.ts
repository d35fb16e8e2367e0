import type { Order } from '@dalan/contract/orders/orders';
import type { NewReturn } from '@dalan/contract/payments/credit-notes';
import { returnRequest } from '../requests/credit-requests.ts';
import { orderRequest } from '../requests/order-requests.ts';
import { paymentRequest } from '../requests/payment-requests.ts';
import { createTestProduct } from './products.ts';
import { logInAs } from './sessions.ts';
import { startTestApp } from './test-app.ts';

export type CreditShop = Awaited<ReturnType<typeof startCreditShop>>;

/** A shop with delivered orders, of which flour comes back. */
export async function startCreditShop() {
  const shop = await startTestApp();
  const buyer = await logInAs(shop, 'user');
  const staff = await logInAs(shop, 'admin', { name: 'Prajakta Deshpande' });

  async function read(id: string): Promise<Order> {
    const url = `/api/admin/orders/${id}`;
    return (await shop.app.inject({ url, headers: staff.headers })).json<Order>();
  }

  async function setStatus(orderId: string, orderStatus: string) {
    const { paymentStatus } = await read(orderId);
    return shop.app.inject({
      method: 'PUT',
      url: '/api/admin/order-and-payment/status',
      headers: staff.headers,
      payload: { orderId, orderStatus, paymentStatus },
    });
  }

  /** 5 kg of jowar at ₹78 and 1 kg of besan at ₹69: ₹459. */
  async function deliver({ paid = 459 }: { paid?: number } = {}) {
    const jowar = await createTestProduct(shop.db, { stockKg: 10, pricePerKg: 78 });
    const besan = await createTestProduct(shop.db, { stockKg: 10, pricePerKg: 69 });
    const placed = await shop.app.inject(
      orderRequest(buyer, [
        { product: jowar, kg: 5 },
        { product: besan, kg: 1 },
      ]),
    );
    const { _id: id } = placed.json<Order>();
    await setStatus(id, 'Delivered');
    if (paid > 0) {
      const payment = { method: 'cash', amount: paid } as const;
      await shop.app.inject(paymentRequest(staff, id, payment));
    }
    return { id, jowar, besan, order: await read(id) };
  }

  function giveBack(id: string, asked: NewReturn, key?: string) {
    return shop.app.inject(returnRequest(staff, id, asked, key));
  }

  return { ...shop, buyer, staff, read, setStatus, deliver, giveBack };
}

/** 2 kg of jowar, with insects, given back in cash. */
export function twoKg(
  { jowar }: { jowar: { id: string } },
  change: Partial<NewReturn> = {},
): NewReturn {
  return {
    lines: [{ productId: jowar.id, kg: 2 }],
    reason: 'insects',
    flour: 'thrown away',
    amount: 156,
    refund: { method: 'cash', amount: 156 },
    ...change,
  };
}
