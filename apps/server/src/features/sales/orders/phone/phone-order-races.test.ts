import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Order } from '@dalan/contract/orders/orders';
import { newNumber, phoneOrderBody } from '../../../../../test/requests/phone-order-requests.ts';
import { createTestProduct, stockKgOf } from '../../../../../test/shops/products.ts';
import type { TestProduct } from '../../../../../test/shops/products.ts';
import { startServerProcess } from '../../../../../test/processes/server-process.ts';
import type { ServerProcess } from '../../../../../test/processes/server-process.ts';
import { logInAs } from '../../../../../test/shops/sessions.ts';
import type { LoggedIn } from '../../../../../test/shops/sessions.ts';
import { startTestApp } from '../../../../../test/shops/test-app.ts';
import type { TestApp } from '../../../../../test/shops/test-app.ts';
import { checkInvariants } from '../../../office/invariants/index.ts';

let shop: TestApp;
let servers: ServerProcess[];
let staff: LoggedIn[];
let flour: TestProduct;
beforeAll(async () => {
  shop = await startTestApp();
  const env = { DATABASE_URL: shop.config.databaseUrl, MEDIA_DIR: shop.config.mediaDir };
  servers = await Promise.all([startServerProcess(env), startServerProcess(env)]);
  staff = [await logInAs(shop, 'admin'), await logInAs(shop, 'admin')];
  flour = await createTestProduct(shop.db, { stockKg: 1_000 });
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.kill('SIGTERM')));
  await shop.close();
});

/** Calls alternate between the servers. */
async function place(nth: number, who: LoggedIn, body: object, key: string) {
  const answer = await fetch(`${servers[nth % 2]!.origin}/api/admin/phone-orders`, {
    method: 'POST',
    headers: { ...who.headers, 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(body),
  });
  const order = (await answer.json()) as Order;
  expect(answer.status, JSON.stringify(order)).toBe(201);
  return order;
}

async function countOf(phone: string) {
  const users = await shop.db.selectFrom('users').select('id').where('phone', '=', phone).execute();
  const orders = await shop.db
    .selectFrom('orders')
    .select('id')
    .where('contactNumber', '=', phone)
    .execute();
  return { users: users.length, orders: orders.length };
}

const times = (count: number) => Array.from({ length: count }, (_, nth) => nth);

test('16 phone orders of a new caller with one key are one customer and one order', async () => {
  for (const round of times(5)) {
    const contactNumber = newNumber();
    const body = phoneOrderBody([{ product: flour, kg: 1 }], { contactNumber });
    const before = await stockKgOf(shop.db, flour.id);
    const orders = await Promise.all(
      times(16).map((nth) => place(nth, staff[0]!, body, `round-${round}`)),
    );
    expect(new Set(orders.map(({ _id }) => _id)).size).toBe(1);
    expect(await countOf(contactNumber)).toEqual({ users: 1, orders: 1 });
    expect(await stockKgOf(shop.db, flour.id)).toBe(before - 1);
  }
  expect(await checkInvariants(shop.db)).toEqual([]);
});

test('16 phone orders of a known customer with one key are one order', async () => {
  const buyer = await logInAs(shop, 'user');
  const body = phoneOrderBody([{ product: flour, kg: 1 }], {
    customerId: buyer.userId,
    contactNumber: buyer.phone,
  });
  const orders = await Promise.all(times(16).map((nth) => place(nth, staff[0]!, body, 'known')));
  expect(new Set(orders.map(({ _id }) => _id)).size).toBe(1);
  expect(await countOf(buyer.phone)).toEqual({ users: 1, orders: 1 });
});

test('two staff with the same new caller at the same moment: one customer, two orders', async () => {
  for (const round of times(10)) {
    const contactNumber = newNumber();
    const orders = await Promise.all(
      staff.map((who, nth) =>
        place(
          nth,
          who,
          phoneOrderBody([{ product: flour, kg: 1 }], { contactNumber, name: `Caller ${nth}` }),
          `pair-${round}-${nth}`,
        ),
      ),
    );
    expect(new Set(orders.map(({ userId }) => userId._id)).size).toBe(1);
    expect(await countOf(contactNumber)).toEqual({ users: 1, orders: 2 });
  }
  expect(await checkInvariants(shop.db)).toEqual([]);
});
