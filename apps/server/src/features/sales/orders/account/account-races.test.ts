import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ErrorAnswer } from '@dalan/contract/errors';
import type { AccountPaid } from '@dalan/contract/on-account/accounts';
import type { Order } from '@dalan/contract/orders/orders';
import {
  accountPaymentRequest,
  onAccountRequest,
} from '../../../../../test/requests/account-requests.ts';
import { returnRequest } from '../../../../../test/requests/credit-requests.ts';
import { paymentRequest } from '../../../../../test/requests/payment-requests.ts';
import { untilLockWaits } from '../../../../../test/database/lock-waits.ts';
import { startAccountShop } from '../../../../../test/shops/account-shop.ts';
import type { AccountShop } from '../../../../../test/shops/account-shop.ts';
import type { LoggedIn } from '../../../../../test/shops/sessions.ts';
import { checkInvariants } from '../../../office/invariants/index.ts';

const ROUNDS = 5;
const times = (count: number) => Array.from({ length: count }, (_, nth) => nth);

let shop: AccountShop;
beforeAll(async () => {
  shop = await startAccountShop();
});
afterAll(async () => {
  expect(await checkInvariants(shop.db)).toEqual([]);
  await shop.close();
});

const statuses = (answers: { statusCode: number }[]) =>
  answers.map(({ statusCode }) => statusCode).sort();

test('two tills at the limit never exceed it together', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const buyer = await shop.customer({ limit: 200 });
    const answers = await Promise.all(
      times(4).map(() => shop.sell(buyer, [{ product: shop.jowar, grams: 1_500 }])),
    );
    expect(statuses(answers)).toEqual([201, 409, 409, 409]);
    const refused = answers.filter(({ statusCode }) => statusCode === 409);
    for (const answer of refused) {
      expect(answer.json<ErrorAnswer>()).toMatchObject({
        code: 'ACCOUNT_LIMIT',
        details: { account: { owes: 117, free: 83 } },
      });
    }
    expect((await shop.mine(buyer))?.owes).toBe(117);
  }
});

test('a till against an order of the shop: the order is taken, the sale keeps to what is free', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const buyer = await shop.customer({ limit: 200 });
    const [placed, sold] = await Promise.all([
      shop.place(buyer, [{ product: shop.jowar, kg: 2 }]),
      shop.sell(buyer, [{ product: shop.jowar, grams: 1_500 }]),
    ]);
    expect(placed.statusCode).toBe(201);
    const owes = (await shop.mine(buyer))?.owes;
    expect(owes).toBe(sold.statusCode === 201 ? 273 : 156);
  }
});

test('two payments of more than is owed together: one is refused', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const buyer = await shop.customer();
    await shop.owe(buyer, 1);
    await shop.owe(buyer, 1);
    const answers = await Promise.all(times(3).map(() => shop.pay(buyer, 100, { seenOwed: 156 })));
    expect(statuses(answers)).toEqual([200, 409, 409]);
    expect((await shop.mine(buyer))?.owes).toBe(56);
  }
});

test('a payment on account against one for an order: never more than is open', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const buyer = await shop.customer();
    const order = await shop.owe(buyer, 1);
    const answers = await Promise.all([
      shop.pay(buyer, 78, { seenOwed: 78 }),
      shop.app.inject(paymentRequest(shop.owner, order._id, { method: 'cash', amount: 78 })),
    ]);
    expect(statuses(answers)).toEqual([200, 409]);
    expect(await shop.read(order._id)).toMatchObject({ paidAmount: 78, paymentStatus: 'Paid' });
  }
});

test('a payment against a return off the account: nothing is paid for flour that came back', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const buyer = await shop.customer();
    const order = await shop.owe(buyer, 2);
    const answers = await Promise.all([
      shop.pay(buyer, 156, { seenOwed: 156 }),
      shop.app.inject(
        returnRequest(shop.owner, order._id, {
          lines: [{ productId: shop.jowar.id, kg: 1 }],
          ...{ reason: 'torn bag', flour: 'thrown away', amount: 78 },
          refund: { method: 'account', amount: 78 },
        }),
      ),
    ]);
    expect(statuses(answers)).toEqual([200, 409]);
    const { amountToPay, paidAmount } = await shop.read(order._id);
    expect(paidAmount).toBeLessThanOrEqual(amountToPay);
    expect((await shop.mine(buyer))?.owes).toBe(amountToPay - paidAmount);
  }
});

test('Collect at the door against a payment: the order is paid, or off the account', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const buyer = await shop.customer();
    const placed = await shop.place(buyer, [{ product: shop.jowar, kg: 1 }]);
    const { _id, version } = placed.json<Order>();
    const answers = await Promise.all([
      shop.pay(buyer, 78, { seenOwed: 78 }),
      shop.app.inject(onAccountRequest(shop.owner, _id, { onAccount: false, version })),
    ]);
    expect(statuses(answers)).toEqual([200, 409]);
    const now = await shop.read(_id);
    expect(now.paidAmount === 78).toBe(now.onAccount === true);
  }
});

test('a saved account against orders: each has the old prices or the new ones, as its customer saw', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const old = [
      { productId: shop.jowar.id, pricePerKg: 70 },
      { productId: shop.besan.id, pricePerKg: 120 },
    ];
    const buyer = await shop.customer({ prices: old });
    const prices = old.map((one) => ({ ...one, pricePerKg: one.pricePerKg - 5 }));
    const at = (lessPerKg: number) =>
      shop.place(buyer, [
        { product: shop.jowar, kg: 1, pricePerKg: 70 - lessPerKg },
        { product: shop.besan, kg: 1, pricePerKg: 120 - lessPerKg },
      ]);
    const [saved, ...answers] = await Promise.all([
      shop.save(buyer.userId, { version: 1, prices }),
      ...times(6).map((nth) => at(nth % 2 === 0 ? 0 : 5)),
    ]);
    expect(saved.statusCode).toBe(200);
    for (const [nth, answer] of answers.entries()) {
      expect([201, 409], answer.body).toContain(answer.statusCode);
      if (answer.statusCode === 201) {
        const total = answer.json<Order>().amountToPay;
        expect(total).toBe(nth % 2 === 0 ? 190 : 180);
      } else {
        const { details } = answer.json<ErrorAnswer>();
        const told = details?.items?.map(({ pricePerKg }) => pricePerKg);
        expect(told).toEqual(nth % 2 === 0 ? [65, 115] : [70, 120]);
      }
    }
  }
});

type Ordering = (buyer: LoggedIn) => ReturnType<AccountShop['place']>;

test.each<[string, Ordering]>([
  [
    'an order',
    (buyer) =>
      shop.place(buyer, [
        { product: shop.jowar, kg: 1, pricePerKg: 70 },
        { product: shop.besan, kg: 1, pricePerKg: 120 },
      ]),
  ],
  [
    'a sale at the counter',
    (buyer) =>
      shop.sell(buyer, [
        { product: { ...shop.jowar, pricePerKg: 70 }, grams: 1_000 },
        { product: { ...shop.besan, pricePerKg: 120 }, grams: 1_000 },
      ]),
  ],
])('%s that waited for a saved account is told the new prices, all of them', async (_, order) => {
  const old = [
    { productId: shop.jowar.id, pricePerKg: 70 },
    { productId: shop.besan.id, pricePerKg: 120 },
  ];
  const buyer = await shop.customer({ prices: old });
  const { userId } = buyer;
  let answer: ReturnType<Ordering> | undefined;
  await shop.db.transaction().execute(async (tx) => {
    await sql`select from users where id = ${userId} for no key update`.execute(tx);
    await sql`update account_prices set price_paise = price_paise - 500 where user_id = ${userId}`.execute(
      tx,
    );
    await sql`update customer_accounts set version = version + 1 where user_id = ${userId}`.execute(
      tx,
    );
    answer = order(buyer);
    await untilLockWaits(shop.db);
  });
  expect((await answer)?.json<ErrorAnswer>()).toMatchObject({
    code: 'PRICE_CHANGED',
    details: { items: [{ pricePerKg: 65 }, { pricePerKg: 115 }] },
  });
});

test('of two who change an account from the same sheet, one is told', async () => {
  const buyer = await shop.customer();
  const answers = await Promise.all(
    times(4).map((nth) => shop.save(buyer.userId, { version: 1, limit: 100 + nth })),
  );
  expect(statuses(answers)).toEqual([200, 409, 409, 409]);
});

test('one key records one payment, however often it is sent', async () => {
  const buyer = await shop.customer();
  await shop.owe(buyer, 3);
  const request = accountPaymentRequest(
    shop.counter,
    buyer.userId,
    { amount: 100, method: 'cash', seenOwed: 234 },
    'sent-four-times',
  );
  const answers = await Promise.all(times(4).map(() => shop.app.inject(request)));
  expect(statuses(answers)).toEqual([200, 200, 200, 200]);
  for (const answer of answers) expect(answer.json<AccountPaid>().payments).toHaveLength(1);
  expect((await shop.mine(buyer))?.owes).toBe(134);
});
