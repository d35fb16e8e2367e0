import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BatchesAnswer } from '@dalan/contract/mill/batches';
import type { ErrorAnswer } from '@dalan/contract/errors';
import type { Order } from '@dalan/contract/orders/orders';
import type { NewReturn } from '@dalan/contract/payments/credit-notes';
import { orderRequest } from '../../../../../test/requests/order-requests.ts';
import { paymentRequest } from '../../../../../test/requests/payment-requests.ts';
import { startCreditShop, twoKg } from '../../../../../test/shops/credit-shop.ts';
import type { CreditShop } from '../../../../../test/shops/credit-shop.ts';
import { stockKgOf } from '../../../../../test/shops/products.ts';
import { checkInvariants } from '../../../office/invariants/index.ts';

let shop: CreditShop;
beforeAll(async () => {
  shop = await startCreditShop();
});
afterAll(async () => {
  expect(await checkInvariants(shop.db)).toEqual([]);
  await shop.close();
});

describe('a return', () => {
  test('lowers what the order costs, gives the money back and asks for nothing more', async () => {
    const sold = await shop.deliver();
    const answer = await shop.giveBack(sold.id, twoKg(sold));
    expect(answer.statusCode, answer.body).toBe(200);
    const order = answer.json<Order>();
    expect(order).toMatchObject({
      orderStatus: 'Delivered',
      paymentStatus: 'Paid',
      totalAmount: 459,
      amountToPay: 303,
      paidAmount: 303,
      givenBackAmount: 156,
      creditNotes: [{ kind: 'return', reason: 'insects', flour: 'thrown away', amount: 156 }],
    });
    expect(order.creditNotes?.[0]?.number).toMatch(/^CN\/\d\d-\d\d\/\d{6}$/);
    expect(order.items[0]?.givenBack).toEqual({ kg: 2, amount: 156, discount: 0 });
    expect(order.items[1]?.givenBack).toBeUndefined();
    expect(order.payments.at(-1)).toMatchObject({
      method: 'cash',
      amount: -156,
      corrects: null,
      creditNote: order.creditNotes?.[0]?._id,
    });
    expect(order.history.slice(-2).map(({ kind }) => kind)).toEqual([
      'flour returned',
      'payment refunded',
    ]);
    expect(order.version).toBe(sold.order.version + 2);
  });

  test('of an order that was not paid leaves less to pay, and no money leaves', async () => {
    const sold = await shop.deliver({ paid: 0 });
    const tooMuch = await shop.giveBack(sold.id, twoKg(sold));
    expect(tooMuch.json<ErrorAnswer>()).toMatchObject({ code: 'CREDIT_REFUSED' });
    const { refund: _, ...withoutRefund } = twoKg(sold);
    const order = (await shop.giveBack(sold.id, withoutRefund)).json<Order>();
    expect(order).toMatchObject({ amountToPay: 303, paidAmount: 0, paymentStatus: 'Pending' });
    const over = await shop.app.inject(
      paymentRequest(shop.staff, sold.id, { method: 'cash', amount: 303.01 }),
    );
    expect(over.json<ErrorAnswer>().code).toBe('PAYMENT_TOO_HIGH');
    const paid = await shop.app.inject(
      paymentRequest(shop.staff, sold.id, { method: 'cash', amount: 303 }),
    );
    expect(paid.json<Order>().paymentStatus).toBe('Paid');
  });

  test('of a part-paid order gives back only what was paid above the rest', async () => {
    const sold = await shop.deliver({ paid: 400 });
    const asked = twoKg(sold, { refund: { method: 'UPI', amount: 97.01 } });
    const refused = await shop.giveBack(sold.id, asked);
    expect(refused.json<ErrorAnswer>().message).toContain('At most ₹97.00');
    const order = (
      await shop.giveBack(sold.id, twoKg(sold, { refund: { method: 'UPI', amount: 97 } }))
    ).json<Order>();
    expect(order).toMatchObject({ amountToPay: 303, paidAmount: 303, paymentStatus: 'Paid' });
  });

  test('of everything ends as Refunded, and the last grams take what is left to the paisa', async () => {
    const sold = await shop.deliver();
    for (const [kg, amount] of [
      [0.137, 10.69],
      [0.333, 25.97],
      [4.53, 353.34],
    ] as const) {
      const asked = twoKg(sold, {
        lines: [{ productId: sold.jowar.id, kg }],
        amount,
        refund: { method: 'cash', amount },
      });
      const answer = await shop.giveBack(sold.id, asked);
      expect(answer.statusCode, answer.body).toBe(200);
    }
    const rest = {
      lines: [{ productId: sold.besan.id, kg: 1 }],
      amount: 69,
      refund: { method: 'cash' as const, amount: 69 },
    };
    const order = (await shop.giveBack(sold.id, twoKg(sold, rest))).json<Order>();
    expect(order).toMatchObject({
      amountToPay: 0,
      paidAmount: 0,
      givenBackAmount: 459,
      paymentStatus: 'Refunded',
    });
    const more = await shop.giveBack(
      sold.id,
      twoKg(sold, { lines: [{ productId: sold.jowar.id, kg: 0.001 }] }),
    );
    expect(more.json<ErrorAnswer>().code).toBe('CREDIT_REFUSED');
  });

  test('more than was bought, another amount and a flour of another order are refused', async () => {
    const sold = await shop.deliver();
    const other = await shop.deliver();
    const wrong: Partial<NewReturn>[] = [
      { lines: [{ productId: sold.jowar.id, kg: 5.001 }] },
      { amount: 155.99 },
      { lines: [{ productId: other.jowar.id, kg: 2 }] },
      { lines: [{ productId: sold.jowar.id, grind: 'fine', kg: 2 }] },
      { reason: 'typed wrongly' },
      { withDeliveryCharge: true },
      { flour: 'back to stock' },
      { reason: 'torn bag', flour: 'back to stock' },
    ];
    for (const change of wrong) {
      const answer = await shop.giveBack(sold.id, twoKg(sold, change));
      expect(answer.json<ErrorAnswer>().code, JSON.stringify(change)).toBe('CREDIT_REFUSED');
    }
    expect(await shop.read(sold.id)).toEqual(sold.order);

    const first = (await shop.giveBack(sold.id, twoKg(sold))).json<Order>();
    const lines = [{ productId: sold.jowar.id, kg: 3.5 }];
    const rest = { lines, amount: 273, refund: { method: 'cash' as const, amount: 273 } };
    const second = (await shop.giveBack(sold.id, twoKg(sold, rest))).json<ErrorAnswer>();
    expect(second.code).toBe('CREDIT_REFUSED');
    expect(second.message).toMatch(/^Only 3 kg of .+ is left to come back/);
    expect(await shop.read(sold.id)).toEqual(first);
  });

  test('is for delivered orders, and a double tap records once', async () => {
    const sold = await shop.deliver();
    const taps = await Promise.all(
      [1, 2, 3].map(() => shop.giveBack(sold.id, twoKg(sold), 'one-tap')),
    );
    expect(taps.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect((await shop.read(sold.id)).creditNotes).toHaveLength(1);
    const another = await shop.giveBack(sold.id, twoKg(sold, { reason: 'wrong flour' }), 'one-tap');
    expect(another.json<ErrorAnswer>().code).toBe('KEY_REUSED');
    const placed = await shop.app.inject(
      orderRequest(shop.buyer, [{ product: sold.jowar, kg: 2 }]),
    );
    const early = await shop.giveBack(placed.json<Order>()._id, twoKg(sold));
    expect(early.json<ErrorAnswer>().code).toBe('CREDIT_REFUSED');
    expect((await shop.giveBack(randomUUID(), twoKg(sold))).statusCode).toBe(404);
  });
});

describe('the flour', () => {
  test('that was thrown away fills no other bag, also once the order is Returned', async () => {
    const sold = await shop.deliver();
    const inOrdersKg = async () => {
      const url = `/api/admin/batches?productId=${sold.jowar.id}`;
      const answer = await shop.app.inject({ url, headers: shop.staff.headers });
      return answer.json<BatchesAnswer>().batches[0]?.inOrdersKg;
    };
    await shop.giveBack(sold.id, twoKg(sold));
    expect(await inOrdersKg()).toBe(5);
    await shop.setStatus(sold.id, 'Returned');
    expect(await inOrdersKg()).toBe(2);
  });

  test('goes back to stock only if it is said, and is waste otherwise', async () => {
    const sold = await shop.deliver();
    await shop.giveBack(sold.id, twoKg(sold));
    expect(await stockKgOf(shop.db, sold.jowar.id)).toBe(5);
    const asked = twoKg(sold, { reason: 'changed mind', flour: 'back to stock' });
    await shop.giveBack(sold.id, asked);
    expect(await stockKgOf(shop.db, sold.jowar.id)).toBe(7);
  });

  test('is put back once: Returned brings what did not come back by a note, and takes it again', async () => {
    const sold = await shop.deliver();
    await shop.giveBack(sold.id, twoKg(sold, { reason: 'changed mind', flour: 'back to stock' }));
    await shop.giveBack(sold.id, twoKg(sold));
    await shop.setStatus(sold.id, 'Returned');
    expect(await stockKgOf(shop.db, sold.jowar.id)).toBe(8);
    expect(await stockKgOf(shop.db, sold.besan.id)).toBe(10);
    const again = await shop.giveBack(sold.id, twoKg(sold));
    expect(again.json<ErrorAnswer>().message).toContain('marked as returned');
    await shop.setStatus(sold.id, 'Delivered');
    expect(await stockKgOf(shop.db, sold.jowar.id)).toBe(7);
    expect(await stockKgOf(shop.db, sold.besan.id)).toBe(9);
    for (const status of ['Confirmed', 'Shipped', 'Cancelled']) {
      const moved = await shop.setStatus(sold.id, status);
      expect(moved.json<ErrorAnswer>().code, status).toBe('ORDER_NOT_CHANGEABLE');
    }
  });
});
