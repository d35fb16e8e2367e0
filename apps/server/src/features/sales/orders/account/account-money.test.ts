import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ErrorAnswer } from '@dalan/contract/errors';
import type { AccountPaid, AccountsAnswer } from '@dalan/contract/on-account/accounts';
import type { BankOrders } from '@dalan/contract/bank/bank-rows';
import type { Today } from '@dalan/contract/mill/today';
import type { BalancesAnswer } from '@dalan/contract/orders/order-steps';
import type { Order } from '@dalan/contract/orders/orders';
import type { NewReturn } from '@dalan/contract/payments/credit-notes';
import { bankRequest, bankRowFor } from '../../../../../test/requests/bank-requests.ts';
import { returnRequest } from '../../../../../test/requests/credit-requests.ts';
import { paymentRequest } from '../../../../../test/requests/payment-requests.ts';
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

/** Oldest letter first. */
async function listLetterKinds(): Promise<string[]> {
  const rows = await shop.db.selectFrom('letters').select('kind').orderBy('id').execute();
  return rows.map(({ kind }) => kind);
}

describe('a payment', () => {
  test('is spread over the oldest orders, as ordinary payments, once per key', async () => {
    const buyer = await shop.customer();
    const orders = [await shop.owe(buyer, 1), await shop.owe(buyer, 2), await shop.owe(buyer, 3)];
    const change = { method: 'UPI', reference: ' 431288907781 ', seenOwed: 468 } as const;
    const lettersBefore = await listLetterKinds();
    const both = await Promise.all(
      [1, 2].map(() => shop.pay(buyer, 200, change, 'one-key-of-this-payment')),
    );
    for (const answer of both) {
      expect(answer.json<AccountPaid>().payments).toEqual([
        { orderId: orders[0]!._id, amount: 78 },
        { orderId: orders[1]!._id, amount: 122 },
      ]);
    }
    expect(codeOf(await shop.pay(buyer, 201, change, 'one-key-of-this-payment'))).toBe(
      'KEY_REUSED',
    );
    expect(await shop.read(orders[0]!._id)).toMatchObject({
      paymentStatus: 'Paid',
      payments: [{ amount: 78, method: 'UPI', reference: '431288907781', by: 'Sunanda More' }],
    });
    expect(await shop.read(orders[1]!._id)).toMatchObject({ paymentStatus: 'Partially Paid' });
    const { account, rows, orders: open } = await shop.account(buyer);
    expect(account).toMatchObject({ owes: 268, openOrders: 2 });
    expect(open).toMatchObject([{ open: 34 }, { open: 234 }]);
    expect(
      rows.map(({ kind, bought, paid, owesAfter }) => [kind, bought ?? paid, owesAfter]),
    ).toEqual([
      ['payment', 200, 268],
      ['order', 234, 468],
      ['order', 156, 234],
      ['order', 78, 78],
    ]);
    expect(rows[0]?.orders.map(({ _id }) => _id)).toEqual(orders.slice(0, 2).map(({ _id }) => _id));
    expect(rows[1]).toMatchObject({ lines: [{ name: shop.jowar.name, kg: 3 }] });
    const letters = await listLetterKinds();
    expect(letters.slice(lettersBefore.length)).toEqual(['account/payment']);
  });

  test('above what is owed is refused with the most, and from a stale sum, too', async () => {
    const buyer = await shop.customer();
    await shop.owe(buyer, 1);
    expect((await shop.pay(buyer, 78.01)).json<ErrorAnswer>()).toMatchObject({
      code: 'ACCOUNT_OVERPAID',
      details: { account: { owes: 78 } },
    });
    const stale = await shop.pay(buyer, 10, { seenOwed: 77 });
    expect(stale.json<ErrorAnswer>()).toMatchObject({
      code: 'ACCOUNT_CHANGED',
      details: { account: { owes: 78 } },
    });
    expect((await shop.pay(buyer, 78)).statusCode).toBe(200);
    expect((await shop.mine(buyer))?.owes).toBe(0);
  });

  test('is found again in a bank statement by its whole amount, with any reference', async () => {
    const buyer = await shop.customer();
    for (const reference of ['431288900001', 'NEFT N321224']) {
      await shop.owe(buyer, 1);
      await shop.owe(buyer, 2);
      const open = await shop.owe(buyer, 3);
      await shop.pay(buyer, 234, { method: 'other', reference });
      const row = bankRowFor(open, { reference, text: 'UPI-KHANAVAL', amount: 234, open: 234 });
      const answer = await shop.app.inject(bankRequest(shop.counter, [row]));
      expect(answer.json<ErrorAnswer>().details?.bankRows, reference).toMatchObject([
        { orderId: open._id, why: 'recorded' },
      ]);
      await shop.pay(buyer, 234);
    }
    const { references } = await shop.get<BankOrders>(
      '/api/admin/bank/orders?from=2026-11-01&to=2026-11-17',
    );
    expect(references).toContainEqual({ reference: '431288900001', amount: 234 });
  });

  test('answers for one order as before: whoever pays at the door pays the account', async () => {
    const buyer = await shop.customer();
    const order = await shop.owe(buyer, 1);
    const paid = paymentRequest(shop.counter, order._id, { method: 'cash', amount: 8 });
    expect((await shop.app.inject(paid)).statusCode).toBe(200);
    expect((await shop.mine(buyer))?.owes).toBe(70);
  });
});

describe('a return', () => {
  test('comes off the account: no payment, and less is owed', async () => {
    const buyer = await shop.customer();
    const order = await shop.owe(buyer, 5);
    const asked: NewReturn = {
      lines: [{ productId: shop.jowar.id, kg: 2 }],
      ...{ reason: 'torn bag', flour: 'thrown away', amount: 156 },
      refund: { method: 'account', amount: 156 },
    };
    const short: NewReturn = { ...asked, refund: { method: 'account', amount: 100 } };
    expect(codeOf(await shop.app.inject(returnRequest(shop.counter, order._id, short)))).toBe(
      'CREDIT_REFUSED',
    );
    const back = await shop.app.inject(returnRequest(shop.counter, order._id, asked));
    expect(back.json<Order>()).toMatchObject({ amountToPay: 234, payments: [] });
    const { account, rows } = await shop.account(buyer);
    expect(account.owes).toBe(234);
    expect(rows[0]).toMatchObject({
      ...{ kind: 'credit note', paid: 156, reason: 'torn bag', owesAfter: 234 },
    });
    await shop.pay(buyer, 234);
    const paidUp = await shop.app.inject(
      returnRequest(shop.counter, order._id, {
        ...asked,
        lines: [{ productId: shop.jowar.id, kg: 1 }],
        ...{ amount: 78, refund: { method: 'account', amount: 78 } },
      }),
    );
    expect(codeOf(paidUp)).toBe('CREDIT_REFUSED');
  });

  test('of an order that is not on account is never off the account', async () => {
    const stranger = await logInAs(shop, 'user');
    const order = await shop.owe(stranger, 5);
    const back = await shop.app.inject(
      returnRequest(shop.counter, order._id, {
        lines: [{ productId: shop.jowar.id, kg: 2 }],
        ...{ reason: 'torn bag', flour: 'thrown away', amount: 156 },
        refund: { method: 'account', amount: 156 },
      }),
    );
    expect(codeOf(back)).toBe('CREDIT_REFUSED');
  });
});

test('what staff set as settled, what came back and what was cancelled is not owed', async () => {
  const buyer = await shop.customer();
  const [byHand, returned] = [await shop.owe(buyer, 1), await shop.owe(buyer, 2)];
  const cancelled = (await shop.place(buyer, [{ product: shop.jowar, kg: 3 }])).json<Order>();
  await shop.setStatus(cancelled._id, 'Cancelled');
  await shop.setStatus(returned._id, 'Returned');
  await shop.app.inject({
    method: 'PUT',
    url: '/api/admin/order-and-payment/status',
    headers: shop.counter.headers,
    payload: { orderId: byHand._id, orderStatus: 'Delivered', paymentStatus: 'Completed' },
  });
  const { account, rows } = await shop.account(buyer);
  expect(account.owes).toBe(0);
  expect(rows.map(({ kind, owesAfter }) => [kind, owesAfter])).toEqual([
    ['settled', 0],
    ['returned', 78],
    ['order', 234],
    ['order', 78],
  ]);
});

test('every open rupee stands in one list: balances, or accounts', async () => {
  const buyer = await shop.customer();
  const stranger = await logInAs(shop, 'user', { name: 'Ramesh Patil' });
  const [onAccount, plain] = [await shop.owe(buyer, 1), await shop.owe(stranger, 1)];
  const balances = await shop.get<BalancesAnswer>('/api/admin/balances');
  const ids = balances.customers.flatMap(({ orders }) => orders.map(({ _id }) => _id));
  expect(ids).toContain(plain._id);
  expect(ids).not.toContain(onAccount._id);
  const accounts = await shop.get<AccountsAnswer>('/api/admin/accounts?pageSize=100');
  const today = await shop.get<Today>('/api/admin/today');
  expect(today.toReceive.leftOpen).toBe(balances.leftOpen);
  expect(today.onAccount).toMatchObject({
    owes: accounts.sums.owes,
    orders: accounts.sums.openOrders,
    customers: accounts.sums.customers,
  });
  const bank = await shop.get<BankOrders>('/api/admin/bank/orders?from=2026-01-01&to=2026-01-31');
  const found = bank.orders.find(({ orderId }) => orderId === onAccount._id);
  expect(found).toMatchObject({ open: 78, onAccount: true });
  expect(bank.orders.find(({ orderId }) => orderId === plain._id)).not.toHaveProperty('onAccount');
});

test('the list has the oldest first, and finds by name and number', async () => {
  const one = await shop.customer({ limit: 100 }, 'श्रीमती सुमन गोखले');
  await shop.owe(one, 2);
  const list = (query: string) => shop.get<AccountsAnswer>(`/api/admin/accounts?${query}`);
  const found = await list(`q=${encodeURIComponent('सुमन')}`);
  expect(found).toMatchObject({ total: 1, sums: { customers: 1, owes: 156, limit: 100 } });
  expect(found.accounts[0]).toMatchObject({ _id: one.userId, over: 56, openOrders: 1 });
  expect((await list(`q=${one.phone}`)).accounts.map(({ _id }) => _id)).toEqual([one.userId]);
  const { accounts, total } = await list('');
  const since = accounts.flatMap(({ oldestOpen }) => oldestOpen ?? []);
  expect(since).toEqual(since.toSorted());
  expect(total).toBe(accounts.length);
  const owes = (await list('sort=-owes')).accounts.map((account) => account.owes);
  expect(owes).toEqual(owes.toSorted((a, b) => b - a));
  const file = await shop.app.inject({
    url: '/api/admin/accounts.csv',
    headers: shop.counter.headers,
  });
  expect(file.body).toContain('श्रीमती सुमन गोखले');
  const rows = await shop.app.inject({
    url: `/api/admin/accounts/${one.userId}/account.csv`,
    headers: shop.counter.headers,
  });
  expect(rows.body.split('\r\n')[1]).toContain('156.00');
});

test('an erased customer keeps no price, and what they owe stays with the owner', async () => {
  const prices = [{ productId: shop.jowar.id, pricePerKg: 78 }];
  const buyer = await shop.customer({ prices, percentOff: 3 });
  const order = await shop.owe(buyer, 1);
  const url = `/api/users/${buyer.userId}`;
  await shop.app.inject({ method: 'DELETE', url, headers: shop.owner.headers });
  const { account, rows } = await shop.account(buyer);
  expect(account).toMatchObject({
    ...{ name: '', phone: '', email: '', address: '', owes: 78, isClosed: true },
    ...{ percentOff: 0, prices: [] },
  });
  expect(rows[0]).toMatchObject({ kind: 'order', orders: [{ _id: order._id }] });
  const { accounts } = await shop.get<AccountsAnswer>('/api/admin/accounts?pageSize=100');
  expect(accounts.map(({ _id }) => _id)).toContain(buyer.userId);
  expect((await shop.save(buyer.userId, { version: account.version })).statusCode).toBe(404);
  expect((await shop.pay(buyer, 78)).statusCode).toBe(200);
});

test('what is owed is found in the orders on account alone', async () => {
  const { rows } = await sql<{ 'QUERY PLAN': string }>`
    explain select user_id from orders o
    where o.on_account and o.deleted_at is null
      and o.order_status not in ('Cancelled', 'Returned')
      and o.payment_status in ('Pending', 'Failed', 'Partially Paid')`.execute(shop.db);
  expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('orders_owed_on_account');
});
