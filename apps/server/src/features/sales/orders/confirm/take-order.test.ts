import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ConfirmAnswer } from '@dalan/contract/desk/confirm';
import type { ErrorAnswer } from '@dalan/contract/errors';
import type { Order } from '@dalan/contract/orders/orders';
import { staffCalls } from '../../../../../test/requests/confirm-requests.ts';
import { orderRequest } from '../../../../../test/requests/order-requests.ts';
import { createTestProduct } from '../../../../../test/shops/products.ts';
import type { TestProduct } from '../../../../../test/shops/products.ts';
import { logInAs } from '../../../../../test/shops/sessions.ts';
import type { LoggedIn } from '../../../../../test/shops/sessions.ts';
import { startTestApp } from '../../../../../test/shops/test-app.ts';
import type { TestApp } from '../../../../../test/shops/test-app.ts';
import { buildApp } from '../../../../app.ts';
import { checkInvariants } from '../../../office/invariants/index.ts';

let shop: TestApp;
let second: Awaited<ReturnType<typeof buildApp>>;
let buyer: LoggedIn;
let flour: TestProduct;
beforeAll(async () => {
  shop = await startTestApp();
  second = await buildApp(shop.config, shop.adapters);
  flour = await createTestProduct(shop.db, { stockKg: 1_000 });
});
beforeEach(async () => {
  buyer = await logInAs(shop, 'user', { name: 'Madhuri Kirloskar' });
});
afterEach(async () => {
  expect((await checkInvariants(shop.db)).filter(({ findings }) => findings.length > 0)).toEqual(
    [],
  );
  const owner = await logInAs(shop, 'admin');
  const left = await shop.db
    .selectFrom('orders')
    .select('id')
    .where('deletedAt', 'is', null)
    .execute();
  for (const { id } of left) {
    const url = `/api/admin/orders/${id}`;
    await shop.app.inject({ method: 'DELETE', url, headers: owner.headers });
  }
});
afterAll(async () => {
  await second.close();
  await shop.close();
});

async function place(count = 1): Promise<Order[]> {
  const placed: Order[] = [];
  for (let number = 0; number < count; number += 1) {
    const answer = await shop.app.inject(orderRequest(buyer, [{ product: flour, kg: 2 }]));
    placed.push(answer.json<Order>());
  }
  return placed;
}

function person(name = 'Sunanda More') {
  return logInAs(shop, 'admin', { name, duty: 'counter' });
}

async function letTimeRunOut(orderId: string): Promise<void> {
  await sql`update order_calls set taken_until = now() - interval '1 second'
    where order_id = ${orderId}`.execute(shop.db);
}

test('16 people at once, in two processes, never get the same of 10 orders', async () => {
  const orders = await place(10);
  const people = await Promise.all(Array.from({ length: 16 }, () => person()));
  const taken = await Promise.all(
    people.map((who, index) => staffCalls({ app: index % 2 ? second : shop.app }, who).next()),
  );
  const ids = taken.flatMap(({ call }) => (call === null ? [] : [call.order._id]));
  expect(ids).toHaveLength(10);
  expect(new Set(ids)).toEqual(new Set(orders.map(({ _id }) => _id)));
});

test('people who decide at once share the orders without taking one twice', async () => {
  const orders = await place(24);
  const decided: string[] = [];
  const work = async (who: LoggedIn, app: TestApp['app']) => {
    const calls = staffCalls({ app }, who);
    for (;;) {
      const { call } = await calls.next();
      if (call === null) return;
      const answer = await calls.decide(call.order, { do: 'confirm' });
      expect(answer.statusCode, answer.body).toBe(200);
      decided.push(call.order._id);
    }
  };
  const people = await Promise.all(Array.from({ length: 8 }, () => person()));
  await Promise.all(people.map((who, index) => work(who, index % 2 ? second : shop.app)));
  expect([...decided].sort()).toEqual(orders.map(({ _id }) => _id).sort());
});

test('one order, two people at the end of its time: one of them gets it', async () => {
  const [order] = await place();
  const first = staffCalls(shop, await person());
  await first.next();
  await letTimeRunOut(order!._id);
  const others = await Promise.all(Array.from({ length: 8 }, () => person('Prajakta Deshpande')));
  const answers = await Promise.all([
    ...others.map((who) => staffCalls(shop, who).next()),
    staffCalls({ app: second }, others[0]!).next(),
  ]);
  const holders = new Set(
    answers.flatMap(({ call }, index) => (call === null ? [] : [index % others.length])),
  );
  expect(holders.size).toBe(1);
  const late = await first.keep(order!._id);
  expect(late.statusCode).toBe(409);
  expect(late.json<ErrorAnswer>()).toMatchObject({
    code: 'ORDER_TAKEN',
    message: 'Prajakta has this order now',
  });
});

test('a person keeps their order over a reload, and has one at a time', async () => {
  const [oldest, next] = await place(2);
  const mine = staffCalls(shop, await person());
  expect((await mine.next()).call?.order._id).toBe(oldest!._id);
  expect((await mine.next()).call?.order._id).toBe(oldest!._id);
  const { statusCode } = await mine.keep(next!._id);
  expect(statusCode).toBe(200);
  const other = staffCalls(shop, await person());
  expect((await other.next()).call?.order._id).toBe(oldest!._id);
});

test('a late call to keep an order without an answer does not bring it back', async () => {
  const [oldest, next] = await place(2);
  const mine = staffCalls(shop, await person());
  const { call } = await mine.next();
  await mine.decide(call!.order, { do: 'no answer' });
  expect((await mine.next()).call?.order._id).toBe(next!._id);
  // The page sent it before it knew of its own decision.
  expect((await mine.keep(oldest!._id)).statusCode).toBe(409);
  expect((await mine.next()).call?.order._id).toBe(next!._id);
  const other = staffCalls(shop, await person());
  expect((await other.next()).call).toBeNull();
});

test('an order that was given back is free at once, but only its holder can give it back', async () => {
  const [order] = await place();
  const holder = staffCalls(shop, await person());
  const other = staffCalls(shop, await person());
  await holder.next();
  expect((await other.giveBack(order!._id)).statusCode).toBe(200);
  expect((await other.next()).call).toBeNull();
  await holder.giveBack(order!._id);
  expect((await other.next()).call?.order._id).toBe(order!._id);
});

test('an order whose time ran out stays with its holder while nobody else took it', async () => {
  const [order] = await place();
  const holder = staffCalls(shop, await person());
  await holder.next();
  await letTimeRunOut(order!._id);
  const kept = (await holder.keep(order!._id)).json<ConfirmAnswer>();
  expect(Date.parse(kept.call!.keptUntil)).toBeGreaterThan(Date.now() + 4 * 60_000);
});

test('keeping an order that its customer cancelled says so', async () => {
  const [order] = await place();
  const holder = staffCalls(shop, await person());
  await holder.next();
  const url = `/api/orders/${order!._id}/cancel`;
  await shop.app.inject({ method: 'POST', url, headers: buyer.headers });
  const answer = await holder.keep(order!._id);
  expect(answer.statusCode).toBe(409);
  const { code, details } = answer.json<ErrorAnswer>();
  expect(code).toBe('ORDER_CHANGED');
  expect(details).toMatchObject({ order: { orderStatus: 'Cancelled' } });
  expect((await holder.next()).call).toBeNull();
});

test('the answer tells about earlier orders, the queue and who else is at it', async () => {
  const placed = await place(4);
  const [cancelled, refused, current] = placed;
  const staff = await person();
  const mine = staffCalls(shop, staff);
  await mine.next();
  await mine.decide(cancelled!, { do: 'cancel', reason: 'Double order', note: 'two taps' });
  await mine.next();
  await mine.decide(refused!, { do: 'confirm' });
  await shop.app.inject({
    method: 'PUT',
    url: '/api/admin/order-and-payment/status',
    headers: staff.headers,
    payload: { orderId: refused!._id, orderStatus: 'Returned', paymentStatus: 'Pending' },
  });
  await sql`
    with moved as (update orders set version = version + 1 where id = ${refused!._id} returning id)
    insert into order_events (order_id, kind, order_status, payment_status, note)
    select id, 'not delivered', 'Returned', 'Pending', 'Refused at the door: by mistake'
    from moved`.execute(shop.db);
  const other = staffCalls(shop, await person('Prajakta Deshpande'));
  const answer = await mine.next();
  await other.next();
  const { others } = (await mine.keep(current!._id)).json<ConfirmAnswer>();
  expect(others).toEqual(['Prajakta Deshpande']);
  expect(answer.left).toBe(2);
  const { earlier, whatsapp, whatsappNotReached, order } = answer.call!;
  expect(order._id).toBe(current!._id);
  expect(earlier).toMatchObject({ count: 3, amount: placed[3]!.amountToPay, refused: 1 });
  expect(earlier.orders.map(({ orderStatus, reason }) => [orderStatus, reason])).toEqual([
    ['Placed', ''],
    ['Returned', 'Refused at the door: by mistake'],
    ['Cancelled', 'Double order: two taps'],
  ]);
  expect(whatsapp.en).toMatch(/^Namaskar Madhuri Kirloskar, Dalan here\. Your order .* 2 kg, ₹/);
  expect(whatsapp.mr).toContain('दळायला घेऊ का?');
  expect(whatsappNotReached.hi).toContain(`बात नहीं हुई। ${shop.config.shop.phone} पर फोन करें।`);
  expect(order.userId.language).toBe('en');
});

test('the question names a flour in its language, else in Marathi, else in English', async () => {
  const named = (nameMr: string, nameHi: string) =>
    shop.db.updateTable('products').set({ nameMr, nameHi }).where('id', '=', flour.id).execute();
  await place();
  const mine = staffCalls(shop, await person());
  const askedWith = async (nameMr: string, nameHi: string) => {
    await named(nameMr, nameHi);
    return (await mine.next()).call!;
  };
  const { whatsapp, namesMr } = await askedWith('ज्वारीचे पीठ', 'ज्वार का आटा');
  expect(whatsapp.hi).toContain('ज्वार का आटा 2 किलो');
  expect(whatsapp.mr).toContain('ज्वारीचे पीठ 2 किलो');
  expect(whatsapp.en).toContain(`${flour.name} 2 kg`);
  expect(namesMr).toEqual({ [flour.id]: 'ज्वारीचे पीठ' });
  expect((await askedWith('ज्वारीचे पीठ', '')).whatsapp.hi).toContain('ज्वारीचे पीठ 2 किलो');
  const onlyHindi = await askedWith('', 'ज्वार का आटा');
  expect(onlyHindi.whatsapp.mr).toContain(`${flour.name} 2 किलो`);
  expect(onlyHindi.namesMr).toEqual({});
  await named('', '');
});
