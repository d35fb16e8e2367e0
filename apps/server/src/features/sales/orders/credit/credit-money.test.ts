import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { shopClock } from '@dalan/contract/delivery/delivery';
import type { ErrorAnswer } from '@dalan/contract/errors';
import type { Figures } from '@dalan/contract/office/figures';
import type { Order } from '@dalan/contract/orders/orders';
import type { CreditNote } from '@dalan/contract/payments/credit-note-documents';
import { discountRequest, returnRequest } from '../../../../../test/requests/credit-requests.ts';
import { orderRequest } from '../../../../../test/requests/order-requests.ts';
import { correctionRequest } from '../../../../../test/requests/payment-requests.ts';
import { startCreditShop, twoKg } from '../../../../../test/shops/credit-shop.ts';
import type { CreditShop } from '../../../../../test/shops/credit-shop.ts';
import { createTestProduct } from '../../../../../test/shops/products.ts';
import { logInAs } from '../../../../../test/shops/sessions.ts';
import { checkInvariants } from '../../../office/invariants/index.ts';

let shop: CreditShop;
beforeAll(async () => {
  shop = await startCreditShop();
});
afterAll(async () => {
  expect(await checkInvariants(shop.db)).toEqual([]);
  await shop.close();
});

describe('a discount', () => {
  test('is spread over the lines, and lowers the price at which they come back', async () => {
    const sold = await shop.deliver();
    const asked = { amount: 50, reason: ' Late ', refund: { method: 'UPI', amount: 50 } } as const;
    const answer = await shop.app.inject(discountRequest(shop.staff, sold.id, asked));
    expect(answer.statusCode, answer.body).toBe(200);
    const order = answer.json<Order>();
    expect(order).toMatchObject({
      amountToPay: 409,
      paidAmount: 409,
      paymentStatus: 'Paid',
      creditNotes: [{ kind: 'discount', reason: 'Late', amount: 50 }],
    });
    expect(order.items.map(({ givenBack }) => givenBack)).toEqual([
      { kg: 0, amount: 42.48, discount: 42.48 },
      { kg: 0, amount: 7.52, discount: 7.52 },
    ]);
    const atFullPrice = await shop.giveBack(sold.id, twoKg(sold));
    expect(atFullPrice.json<ErrorAnswer>().message).toContain('₹139.01');
    const both = {
      lines: [
        { productId: sold.jowar.id, kg: 5 },
        { productId: sold.besan.id, kg: 1 },
      ],
      amount: 409,
      refund: { method: 'cash' as const, amount: 409 },
    };
    const all = (await shop.giveBack(sold.id, twoKg(sold, both))).json<Order>();
    expect(all).toMatchObject({ amountToPay: 0, paidAmount: 0, paymentStatus: 'Refunded' });
  });

  test('is given on milled orders, up to the flour on the bill', async () => {
    const flour = await createTestProduct(shop.db, { stockKg: 10, pricePerKg: 78 });
    const placed = await shop.app.inject(orderRequest(shop.buyer, [{ product: flour, kg: 2 }]));
    const { _id: id } = placed.json<Order>();
    const give = (amount: number) =>
      shop.app.inject(discountRequest(shop.staff, id, { amount, reason: 'Late' }));
    expect((await give(10)).json<ErrorAnswer>().code).toBe('CREDIT_REFUSED');
    await shop.setStatus(id, 'Processing');
    expect((await give(156.01)).json<ErrorAnswer>().message).toContain('Only ₹156.00');
    const order = (await give(10)).json<Order>();
    expect(order).toMatchObject({ amountToPay: 146, paymentStatus: 'Pending' });
    expect(order.billNumber).not.toBeNull();
    expect((await shop.setStatus(id, 'Confirmed')).statusCode).toBe(200);
  });
});

describe('the money', () => {
  test('that was given back cannot be corrected away, nor more corrected than is left', async () => {
    const sold = await shop.deliver();
    const { payments } = (await shop.giveBack(sold.id, twoKg(sold))).json<Order>();
    const correct = (id: string | undefined, amount: number) =>
      shop.app.inject(correctionRequest(shop.staff, id!, { amount, reason: 'Counted again' }));
    expect((await correct(payments[0]?._id, 303.01)).json<ErrorAnswer>()).toMatchObject({
      code: 'PAYMENT_TOO_HIGH',
      message: 'Only ₹303.00 is left of this payment. Nothing was changed.',
    });
    expect((await correct(payments[1]?._id, 1)).json<ErrorAnswer>().code).toBe('PAYMENT_REFUSED');
    const corrected = (await correct(payments[0]?._id, 303)).json<Order>();
    expect(corrected).toMatchObject({ paidAmount: 0, amountToPay: 303, paymentStatus: 'Pending' });
  });

  test('leaves only with the owner, or with a fresh proof of staff at the counter', async () => {
    const clerk = await logInAs(shop, 'admin', { duty: 'counter' });
    const sold = await shop.deliver();
    await shop.db
      .updateTable('sessions')
      .set({ provedAt: new Date(Date.now() - 60 * 60_000) })
      .where('userId', 'in', [clerk.userId, shop.staff.userId])
      .execute();
    const { refund: _, ...withoutRefund } = twoKg(sold);
    const codes = [
      await shop.app.inject(returnRequest(clerk, sold.id, twoKg(sold))),
      await shop.app.inject(discountRequest(clerk, sold.id, { amount: 1, reason: 'Late' })),
    ].map((answer) => answer.json<ErrorAnswer>().code);
    expect(codes).toEqual(['PROOF_REQUIRED', 'PROOF_REQUIRED']);
    const noMoney = await shop.app.inject(returnRequest(clerk, sold.id, withoutRefund));
    expect(noMoney.statusCode, noMoney.body).toBe(200);
    expect((await shop.giveBack(sold.id, twoKg(sold))).statusCode).toBe(200);
  });
});

test('the figures say what was given back, and count a refund as money and not as a payment', async () => {
  const { day } = shopClock(new Date());
  const figures = async () => {
    const url = `/api/admin/figures?from=${day}&to=${day}`;
    return (await shop.app.inject({ url, headers: shop.staff.headers })).json<Figures>();
  };
  const sold = await shop.deliver();
  const before = await figures();
  await shop.giveBack(sold.id, twoKg(sold));
  const after = await figures();
  const cash = ({ money }: Figures) => money.find(({ method }) => method === 'cash');
  expect(cash(after)?.payments).toBe(cash(before)?.payments);
  expect(cash(after)?.receivedPaise).toBe((cash(before)?.receivedPaise ?? 0) - 15_600);
  const paise = ({ givenBack }: Figures) => givenBack?.returns.amountPaise ?? 0;
  expect(paise(after)).toBe(paise(before) + 15_600);
  expect(after.sums).toEqual(before.sums);
});

test('customers read the credit notes of their own orders, as they were made', async () => {
  const sold = await shop.deliver();
  const order = (await shop.giveBack(sold.id, twoKg(sold))).json<Order>();
  const noteId = order.creditNotes?.[0]?._id ?? '';
  const url = `/api/credit-notes/${noteId}`;
  const note = (await shop.app.inject({ url, headers: shop.buyer.headers })).json<CreditNote>();
  expect(note).toMatchObject({
    _id: noteId,
    orderId: sold.id,
    document: {
      kind: 'return',
      reason: 'insects',
      lines: [{ weightGrams: 2000, totalPaise: 15_600, pricePaise: 7800 }],
      totals: { totalPaise: 15_600 },
      bill: { number: order.billNumber, totalPaise: 45_900 },
      givenBackBeforePaise: 0,
      refund: { method: 'cash', paise: 15_600 },
      by: 'Prajakta Deshpande',
    },
  });
  const stranger = await logInAs(shop, 'user');
  expect((await shop.app.inject({ url, headers: stranger.headers })).statusCode).toBe(404);
  const bill = await shop.app.inject({
    url: `/api/orders/${sold.id}/bill`,
    headers: shop.buyer.headers,
  });
  expect(bill.json()).toMatchObject({ givenBackPaise: 15_600, paid: { paise: 30_300 } });
});
