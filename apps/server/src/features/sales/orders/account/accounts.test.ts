import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ErrorAnswer } from '@dalan/contract/errors';
import type { AccountAnswer } from '@dalan/contract/on-account/accounts';
import type { CallerAnswer } from '@dalan/contract/desk/phone-orders';
import type { ConfirmAnswer } from '@dalan/contract/desk/confirm';
import type { Order } from '@dalan/contract/orders/orders';
import {
  onAccountRequest,
  saveAccountRequest,
} from '../../../../../test/requests/account-requests.ts';
import { saleBody, saleRequest } from '../../../../../test/requests/counter-requests.ts';
import { startAccountShop } from '../../../../../test/shops/account-shop.ts';
import type { AccountShop } from '../../../../../test/shops/account-shop.ts';
import { logInAs } from '../../../../../test/shops/sessions.ts';
import { checkInvariants } from '../../../office/invariants/index.ts';

let shop: AccountShop;
beforeAll(async () => {
  shop = await startAccountShop();
});
afterAll(async () => {
  expect(await checkInvariants(shop.db)).toEqual([]);
  await shop.close();
});

const codeOf = (answer: Awaited<ReturnType<AccountShop['save']>>) =>
  answer.json<ErrorAnswer>().code;

describe('the account', () => {
  test('is opened, changed and closed by the owner, each time from what they saw', async () => {
    const buyer = await logInAs(shop, 'user', { name: 'Deenanath Mess' });
    const { userId } = buyer;
    expect(await shop.mine(buyer)).toBeNull();
    const prices = [{ productId: shop.jowar.id, pricePerKg: 70.5 }];
    const opened = await shop.save(userId, { limit: 15_000, percentOff: 5, prices });
    expect(opened.json<AccountAnswer>().account).toMatchObject({
      ...{ name: 'Deenanath Mess', limit: 15_000, owes: 0, over: 0, percentOff: 5, prices },
      ...{ oldestOpen: null, openOrders: 0, version: 1, setBy: 'Prajakta Deshpande' },
    });
    expect(codeOf(await shop.save(userId, { version: 0 }))).toBe('ACCOUNT_CHANGED');
    expect((await shop.save(userId, { version: 1, limit: 0 }, shop.counter)).statusCode).toBe(403);
    const changed = await shop.save(userId, { version: 1, limit: 2_000 });
    expect(changed.json<AccountAnswer>().account).toMatchObject({ limit: 2_000, prices: [] });

    const close = (version: number) =>
      shop.app.inject({
        method: 'POST',
        url: `/api/admin/accounts/${userId}/close`,
        headers: shop.owner.headers,
        payload: { version },
      });
    const order = await shop.owe(buyer, 1);
    expect((await close(2)).json<ErrorAnswer>()).toMatchObject({ code: 'ACCOUNT_REFUSED' });
    await shop.pay(buyer, order.amountToPay);
    expect((await close(1)).json<ErrorAnswer>().code).toBe('ACCOUNT_CHANGED');
    expect((await close(2)).json<AccountAnswer>().account).toMatchObject({ isClosed: true });
    expect(await shop.mine(buyer)).toBeNull();
    expect((await shop.owe(buyer, 1)).onAccount).toBeUndefined();
    expect((await shop.save(userId, { version: 3 })).json<AccountAnswer>().account.version).toBe(4);
    expect((await shop.owe(buyer, 1)).onAccount).toBe(true);
  });

  test('needs a customer, a proof of the owner, and sound figures', async () => {
    const buyer = await logInAs(shop, 'user');
    const stale = await logInAs(shop, 'admin');
    await sql`update sessions set proved_at = now() - interval '16 minutes'
      where user_id = ${stale.userId}`.execute(shop.db);
    expect(codeOf(await shop.save(buyer.userId, {}, stale))).toBe('PROOF_REQUIRED');
    expect((await shop.save(shop.counter.userId)).statusCode).toBe(404);
    expect((await shop.save('00000000-0000-7000-8000-00000000c0de')).statusCode).toBe(404);
    const two = { productId: shop.jowar.id, pricePerKg: 1 };
    for (const wrong of [
      { limit: -1 },
      { limit: 0.5 },
      { percentOff: 51 },
      { prices: [{ productId: shop.jowar.id, pricePerKg: 0 }] },
      { prices: [two, two] },
    ]) {
      expect((await shop.save(buyer.userId, wrong)).statusCode).toBe(400);
    }
    const unknown = [{ productId: buyer.userId, pricePerKg: 1 }];
    expect((await shop.save(buyer.userId, { prices: unknown })).statusCode).toBe(404);
    expect(
      (
        await shop.app.inject(
          saveAccountRequest(buyer, buyer.userId, {
            ...{ limit: 1, percentOff: 0, prices: [], version: 0 },
          }),
        )
      ).statusCode,
    ).toBe(403);
  });
});

describe('orders', () => {
  test('go on account at the own price, which a customer is told who saw another', async () => {
    const prices = [{ productId: shop.jowar.id, pricePerKg: 70.25 }];
    const buyer = await shop.customer({ percentOff: 7, prices });
    const lines = [
      { product: shop.jowar, kg: 2 },
      { product: shop.besan, kg: 1 },
    ];
    const refused = await shop.place(buyer, lines);
    expect(refused.json<ErrorAnswer>()).toMatchObject({
      code: 'PRICE_CHANGED',
      details: {
        items: [
          { productId: shop.jowar.id, pricePerKg: 70.25 },
          { productId: shop.besan.id, pricePerKg: 128.34 },
        ],
      },
    });
    const placed = await shop.place(buyer, [
      { product: shop.jowar, kg: 2, pricePerKg: 70.25 },
      { product: shop.besan, kg: 1, pricePerKg: 128.34 },
    ]);
    expect(placed.json<Order>()).toMatchObject({ onAccount: true, amountToPay: 268.84 });
    expect(await shop.mine(buyer)).toMatchObject({
      ...{ limit: 10_000, owes: 268.84, over: 0, percentOff: 7, prices },
      orders: [{ _id: placed.json<Order>()._id, open: 268.84 }],
      ...{ lastMonth: null, upiNote: 'ANNAPURNA' },
    });
    const caller = await shop.get<CallerAnswer>(
      `/api/admin/phone-orders/caller?number=${buyer.phone}`,
    );
    expect(caller.customers[0]?.account).toEqual({
      ...{ limit: 10_000, owes: 268.84, over: 0, percentOff: 7, prices },
    });
  });

  test('an own price above the public one never counts', async () => {
    const prices = [{ productId: shop.jowar.id, pricePerKg: 500 }];
    const buyer = await shop.customer({ prices });
    expect((await shop.owe(buyer, 1)).amountToPay).toBe(78);
  });

  test('of others say nothing of accounts', async () => {
    const stranger = await logInAs(shop, 'user');
    const order = await shop.owe(stranger, 1);
    expect(order).not.toHaveProperty('onAccount');
    expect(await shop.mine(stranger)).toBeNull();
  });

  test('over the limit are taken, and Confirm says so', async () => {
    const buyer = await shop.customer({ limit: 100 });
    const placed = await shop.place(buyer, [{ product: shop.jowar, kg: 2 }]);
    expect(placed.statusCode).toBe(201);
    const { _id } = placed.json<Order>();
    const confirm = async (): Promise<ConfirmAnswer> =>
      (
        await shop.app.inject({
          method: 'POST',
          url: '/api/admin/confirm/next',
          headers: shop.counter.headers,
        })
      ).json();
    let { call } = await confirm();
    while (call && call.order._id !== _id) {
      await shop.setStatus(call.order._id, 'Confirmed');
      ({ call } = await confirm());
    }
    expect(call?.account).toMatchObject({ limit: 100, owes: 156, over: 56, payments: [] });
    const off = await shop.app.inject(
      onAccountRequest(shop.counter, _id, { onAccount: false, version: 1 }),
    );
    expect(off.json<Order>()).not.toHaveProperty('onAccount');
    expect(off.json<Order>().history.at(-1)?.kind).toBe('taken off account');
    expect((await shop.mine(buyer))?.owes).toBe(0);
    const stale = onAccountRequest(shop.counter, _id, { onAccount: true, version: 1 });
    expect(codeOf(await shop.app.inject(stale))).toBe('ORDER_CHANGED');
    const back = onAccountRequest(shop.counter, _id, { onAccount: true, version: 2 });
    expect((await shop.app.inject(back)).json<Order>().onAccount).toBe(true);
    await shop.setStatus(_id, 'Delivered');
    const late = onAccountRequest(shop.counter, _id, { onAccount: false, version: 4 });
    expect(codeOf(await shop.app.inject(late))).toBe('ACCOUNT_REFUSED');
  });
});

describe('the counter', () => {
  test('sells on account within the limit, delivered and billed, without a payment', async () => {
    const buyer = await shop.customer({ limit: 200 });
    const sold = await shop.sell(buyer, [{ product: shop.jowar, grams: 2_000 }]);
    expect(sold.statusCode).toBe(201);
    expect(sold.json<Order>()).toMatchObject({
      ...{ onAccount: true, orderStatus: 'Delivered', paymentStatus: 'Pending', payments: [] },
      billNumber: expect.any(String) as string,
    });
    const over = await shop.sell(buyer, [{ product: shop.jowar, grams: 1_000 }]);
    expect(over.json<ErrorAnswer>()).toMatchObject({
      code: 'ACCOUNT_LIMIT',
      details: { account: { limit: 200, owes: 156, free: 44 } },
    });
    const cash = await shop.sell(buyer, [{ product: shop.jowar, grams: 1_000 }], {
      method: 'cash',
    });
    expect(cash.json<Order>()).toMatchObject({ paymentStatus: 'Paid' });
    expect(cash.json<Order>()).not.toHaveProperty('onAccount');
    expect((await shop.mine(buyer))?.owes).toBe(156);
  });

  test('refuses who has no account, and who is not named', async () => {
    const stranger = await logInAs(shop, 'user');
    const lines = [{ product: shop.jowar, grams: 500 }];
    expect(codeOf(await shop.sell(stranger, lines))).toBe('ACCOUNT_REFUSED');
    const nobody = saleRequest(shop.counter, saleBody(lines, { method: 'account' }));
    expect((await shop.app.inject(nobody)).statusCode).toBe(400);
  });
});
