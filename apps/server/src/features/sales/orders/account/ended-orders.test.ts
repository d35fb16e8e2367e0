import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AccountsAnswer, AccountStatement } from '@dalan/contract/on-account/accounts';
import type { BalancesAnswer } from '@dalan/contract/orders/order-steps';
import type { Order } from '@dalan/contract/orders/orders';
import { onAccountRequest } from '../../../../../test/requests/account-requests.ts';
import { bulkRequest } from '../../../../../test/requests/bulk-requests.ts';
import { orderRequest } from '../../../../../test/requests/order-requests.ts';
import { correctionRequest } from '../../../../../test/requests/payment-requests.ts';
import { startAccountShop } from '../../../../../test/shops/account-shop.ts';
import type { AccountShop } from '../../../../../test/shops/account-shop.ts';
import type { LoggedIn } from '../../../../../test/shops/sessions.ts';
import { checkInvariants } from '../../../office/invariants/index.ts';

let shop: AccountShop;
beforeAll(async () => {
  shop = await startAccountShop();
});
afterAll(async () => {
  expect(await checkInvariants(shop.db)).toEqual([]);
  await shop.close();
});

async function placed(buyer: LoggedIn, kg: number): Promise<Order> {
  const answer = await shop.place(buyer, [{ product: shop.jowar, kg }]);
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json<Order>();
}

/** ₹250 over a first order of ₹234 and a second of ₹78. */
async function paidInPart() {
  const buyer = await shop.customer();
  const [first, second] = [await placed(buyer, 3), await shop.owe(buyer, 1)];
  const paid = await shop.pay(buyer, 250, { method: 'UPI', reference: '431288907781' });
  expect(paid.statusCode, paid.body).toBe(200);
  return { buyer, first, second };
}

const remove = (id: string) =>
  shop.app.inject({
    method: 'DELETE',
    url: `/api/admin/orders/${id}`,
    headers: shop.owner.headers,
  });

const ends: Record<string, (id: string, buyer: LoggedIn) => Promise<{ statusCode: number }>> = {
  'cancelled by its customer': (id, { headers }) =>
    shop.app.inject({ method: 'POST', url: `/api/orders/${id}/cancel`, headers }),
  'cancelled by staff': (id) => shop.setStatus(id, 'Cancelled'),
  returned: (id) => shop.setStatus(id, 'Returned'),
  deleted: remove,
};

test.each(Object.keys(ends))(
  'an order that was paid for and is %s stays, and what was paid for it is seen',
  async (name) => {
    const { buyer, first } = await paidInPart();
    const ended = await ends[name]!(first._id, buyer);
    expect(ended.statusCode).toBe(200);
    const { account, rows, months } = await shop.account(buyer);
    expect(account.owes).toBe(62);
    const kind = name === 'returned' ? 'returned' : 'cancelled';
    const amounts = rows.map((row) => [row.kind, row.bought ?? row.paid, row.owesAfter]);
    expect(amounts.toReversed()).toEqual([
      ['order', 234, 234],
      ['order', 78, 312],
      // The payment has the amount that was handed over, as its mail said.
      ['payment', 250, 62],
      [kind, 234, -172],
      ['paid too much', -234, 62],
    ]);
    const statement = await shop.get<AccountStatement>(
      `/api/my-account/statement?month=${months[0]}`,
      buyer,
    );
    expect(statement).toMatchObject({ bought: 312, paid: 250, toPay: 62 });
  },
);

test('money that was given back for a cancelled order leaves nothing open', async () => {
  const { buyer, first } = await paidInPart();
  await shop.setStatus(first._id, 'Cancelled');
  const [payment] = (await shop.read(first._id)).payments;
  const corrected = await shop.app.inject(
    correctionRequest(shop.counter, payment!._id, { amount: 234, reason: 'Given back' }),
  );
  expect(corrected.statusCode, corrected.body).toBe(200);
  const { rows } = await shop.account(buyer);
  expect(rows.map(({ kind }) => kind)).not.toContain('paid too much');
  expect(rows.find(({ kind }) => kind === 'correction')).toMatchObject({ paid: -234 });
  expect(rows[0]?.owesAfter).toBe(62);
});

test('a cancelled order that nobody paid for is left out', async () => {
  const buyer = await shop.customer();
  const order = await placed(buyer, 3);
  await shop.setStatus(order._id, 'Cancelled');
  expect((await shop.account(buyer)).rows).toEqual([]);
});

test('the rest of an order that is collected at the door leaves the account, its payment does not', async () => {
  const buyer = await shop.customer();
  const order = await placed(buyer, 3);
  await shop.pay(buyer, 100);
  const { version } = await shop.read(order._id);
  const change = { onAccount: false, version };
  const taken = await shop.app.inject(onAccountRequest(shop.counter, order._id, change));
  expect(taken.statusCode, taken.body).toBe(200);
  const { account, rows } = await shop.account(buyer);
  expect(account.owes).toBe(0);
  expect(rows.map((row) => [row.kind, row.bought ?? row.paid])).toEqual([
    ['at the door', 134],
    ['payment', 100],
    ['order', 234],
  ]);
  await shop.setStatus(order._id, 'Delivered');
  const { customers } = await shop.get<BalancesAnswer>('/api/admin/balances');
  const owed = customers.flatMap(({ orders }) => orders).filter(({ _id }) => _id === order._id);
  expect(owed).toMatchObject([{ _id: order._id }]);
});

test('an order on account is moved to Delivered together with others, and takes no money', async () => {
  const buyer = await shop.customer();
  const order = await placed(buyer, 2);
  await shop.setStatus(order._id, 'Shipped');
  const { version } = await shop.read(order._id);
  const answer = await shop.app.inject(
    bulkRequest(shop.counter, { do: 'deliver', paidBy: 'cash' }, [{ orderId: order._id, version }]),
  );
  expect(answer.statusCode, answer.body).toBe(200);
  expect(await shop.read(order._id)).toMatchObject({
    ...{ orderStatus: 'Delivered', paidAmount: 0, payments: [], onAccount: true },
  });
  expect((await shop.account(buyer)).account.owes).toBe(156);
});

test('an order that replaces another is on account in its place', async () => {
  const buyer = await shop.customer();
  const order = await placed(buyer, 2);
  const request = orderRequest(buyer, [{ product: shop.jowar, kg: 5 }], randomUUID());
  const answer = await shop.app.inject({
    ...request,
    payload: { ...request.payload, insteadOf: order._id },
  });
  expect(answer.json<Order>()).toMatchObject({ onAccount: true, amountToPay: 390 });
  const { account, orders } = await shop.account(buyer);
  expect(account.owes).toBe(390);
  expect(orders.map(({ _id }) => _id)).toEqual([answer.json<Order>()._id]);
});

test('what opens again on a closed account stands in the list, can be paid, and counts in no other', async () => {
  const buyer = await shop.customer();
  const order = await shop.owe(buyer, 1);
  await shop.pay(buyer, 78);
  const { account } = await shop.account(buyer);
  const closed = await shop.app.inject({
    method: 'POST',
    url: `/api/admin/accounts/${buyer.userId}/close`,
    headers: shop.owner.headers,
    payload: { version: account.version },
  });
  expect(closed.statusCode, closed.body).toBe(200);
  const listed = async () => {
    const { accounts } = await shop.get<AccountsAnswer>('/api/admin/accounts?pageSize=100');
    return accounts.find(({ _id }) => _id === buyer.userId);
  };
  expect(await listed()).toBe(undefined);
  const [payment] = (await shop.read(order._id)).payments;
  await shop.app.inject(
    correctionRequest(shop.counter, payment!._id, { amount: 50, reason: 'Counted again' }),
  );
  expect(await listed()).toMatchObject({ owes: 50, isClosed: true });
  const { customers } = await shop.get<BalancesAnswer>('/api/admin/balances');
  expect(customers.flatMap(({ orders }) => orders.map(({ _id }) => _id))).not.toContain(order._id);
  expect((await shop.pay(buyer, 50)).statusCode).toBe(200);
  expect(await listed()).toBe(undefined);
});

test('a limit below what is owed is kept, refuses sales on account and takes orders', async () => {
  const buyer = await shop.customer();
  await shop.owe(buyer, 3);
  const saved = await shop.save(buyer.userId, { limit: 100, version: 1 });
  expect(saved.statusCode, saved.body).toBe(200);
  expect((await shop.account(buyer)).account).toMatchObject({ limit: 100, owes: 234, over: 134 });
  const sale = await shop.sell(buyer, [{ product: shop.jowar, grams: 1_000 }]);
  expect(sale.json()).toMatchObject({ code: 'ACCOUNT_LIMIT', details: { account: { free: 0 } } });
  expect(await placed(buyer, 1)).toMatchObject({ onAccount: true });
});
