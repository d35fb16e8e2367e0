import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Order } from '@dalan/contract/orders/orders';
import { orderRequest } from '../../../../../test/requests/order-requests.ts';
import { createTestProduct } from '../../../../../test/shops/products.ts';
import { logInAs } from '../../../../../test/shops/sessions.ts';
import { startTestApp } from '../../../../../test/shops/test-app.ts';
import type { TestApp } from '../../../../../test/shops/test-app.ts';
import { checkInvariants } from '../../../office/invariants/index.ts';
import { eraseAgain } from './erase-again.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
});
afterAll(() => shop.close());

async function person(id: string) {
  const { rows } = await sql<{ name: string; isErased: boolean; entries: number }>`
    select name, erased_at is not null as is_erased,
      (select count(*) from audit_log where subject_id = users.id::text) as entries
    from users where id = ${id}`.execute(shop.db);
  return rows[0];
}

test('erases the listed people with their open orders, and nobody else', async () => {
  const leaver = await logInAs(shop, 'user');
  const other = await logInAs(shop, 'user', { name: 'Stays' });
  const product = await createTestProduct(shop.db, { stockKg: 5 });
  const placed = await shop.app.inject(orderRequest(leaver, [{ product, kg: 2 }]));
  const { _id: orderId } = placed.json<Order>();

  const unknown = '01a1e21c-2055-70a6-b895-e9a9e4935a89';
  const { erased } = await eraseAgain(shop.db, [leaver.userId, unknown, leaver.userId]);
  expect(erased).toBe(1);
  expect(await person(leaver.userId)).toEqual({ name: '', isErased: true, entries: 1 });
  expect(await person(other.userId)).toMatchObject({ name: 'Stays', isErased: false });
  const { rows } = await sql`
    select order_status, delivery_address, contact_number from orders
    where id = ${orderId}`.execute(shop.db);
  expect(rows).toEqual([{ orderStatus: 'Cancelled', deliveryAddress: '', contactNumber: '' }]);
  expect(await checkInvariants(shop.db)).toEqual([]);
});

test('two runs and the person themselves at once erase once', async () => {
  const leaver = await logInAs(shop, 'user');
  const own = shop.app.inject({
    method: 'DELETE',
    url: `/api/users/${leaver.userId}`,
    headers: leaver.headers,
  });
  await Promise.all([own, ...[1, 2, 3].map(() => eraseAgain(shop.db, [leaver.userId]))]);
  expect(await person(leaver.userId)).toEqual({ name: '', isErased: true, entries: 1 });
});

test('says when no admin is left', async () => {
  const admin = await logInAs(shop, 'admin');
  expect(await eraseAgain(shop.db, [])).toEqual({ erased: 0, hasAdmin: true });
  expect(await eraseAgain(shop.db, [admin.userId])).toEqual({ erased: 1, hasAdmin: false });
});
