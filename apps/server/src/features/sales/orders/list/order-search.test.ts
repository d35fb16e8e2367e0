import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayAfter, shopClock } from '@dalan/contract/delivery/delivery';
import { SEARCH_MATCH_HEADER, TOTAL_COUNT_HEADER } from '@dalan/contract/text/lists';
import type { Order, OrderStatus, PaymentStatus } from '@dalan/contract/orders/orders';
import { shortOrderId } from '@dalan/contract/orders/orders';
import { query } from '../../../../../test/processes/back-ups.ts';
import { orderBody } from '../../../../../test/requests/order-requests.ts';
import { createTestProduct } from '../../../../../test/shops/products.ts';
import type { TestProduct } from '../../../../../test/shops/products.ts';
import { logInAs } from '../../../../../test/shops/sessions.ts';
import type { LoggedIn } from '../../../../../test/shops/sessions.ts';
import { startTestApp } from '../../../../../test/shops/test-app.ts';
import type { TestApp } from '../../../../../test/shops/test-app.ts';

let shop: TestApp;
let staff: LoggedIn;
/** Ids of the orders by their addresses, oldest first. */
const ids = new Map<string, string>();
const { day: today } = shopClock(new Date());

const MATCHING = '4 Sample Lane, Pune 411005';
const OLD = '12 Modi Road, Pune 411001';

async function place(
  buyer: LoggedIn,
  product: TestProduct,
  deliveryAddress: string,
  facts: { kg?: number; status?: OrderStatus; payment?: PaymentStatus } = {},
) {
  const { kg = 1, status = 'Placed', payment = 'Pending' } = facts;
  const placed = await shop.app.inject({
    method: 'POST',
    url: '/api/orders',
    headers: buyer.headers,
    payload: { ...orderBody(buyer, [{ product, kg }]), deliveryAddress },
  });
  expect(placed.statusCode, placed.body).toBe(201);
  const { _id } = placed.json<Order>();
  ids.set(_id, deliveryAddress);
  await query(
    shop.testDatabase.url,
    `set session_replication_role = replica;
    update orders set order_status = '${status}', payment_status = '${payment}',
      due_on = '${dayAfter(today, 20)}' where id = '${_id}'`,
  );
  return _id;
}

beforeAll(async () => {
  shop = await startTestApp();
  staff = await logInAs(shop, 'admin', { name: 'Zubin Zaveri' });
  const flour = await createTestProduct(shop.db, { stockKg: 500, pricePerKg: 103 });
  await shop.db.updateTable('products').set({ name: 'Jowar Flour' }).execute();
  const person = (name: string, phone: string) => logInAs(shop, 'user', { name, phone });
  const asha = await person('Asha Kulkarni', '5550011111');
  const devanagari = await person('सुनंदा मोरे', '5550022222');
  const latin = await person('Sunanda Patil', '5550033333');
  const old = await place(asha, flour, OLD, { kg: 9, status: 'Shipped' });
  await query(
    shop.testDatabase.url,
    `set session_replication_role = replica;
    update orders set created_at = '${dayAfter(today, -40)} 10:00 Asia/Kolkata' where id = '${old}'`,
  );
  await place(asha, flour, MATCHING);
  await place(asha, flour, 'Flat 4, Rose Lane, Sample Nagar, Pune 411009');
  await place(devanagari, flour, '9 Sample Road, Lane 14, Pune 411006', { payment: 'Paid' });
  await place(latin, flour, '21 Lane, Sample Nagar, Pune 411007', { payment: 'Partially Paid' });
});
afterAll(() => shop.close());

async function search(q: string, more: Record<string, string> = {}) {
  const url = '/api/admin/orders';
  const answer = await shop.app.inject({ url, query: { q, ...more }, headers: staff.headers });
  expect(answer.statusCode, answer.body).toBe(200);
  return {
    found: answer.json<Order[]>().map(({ _id }) => ids.get(_id)),
    total: Number(answer.headers[TOTAL_COUNT_HEADER]),
    match: answer.headers[SEARCH_MATCH_HEADER],
  };
}

test('the whole phrase comes first, then whole words, then parts of words, newest first in each', async () => {
  const { found, total, match } = await search('4 Sample Lane');
  expect(found).toEqual([
    MATCHING,
    'Flat 4, Rose Lane, Sample Nagar, Pune 411009',
    '21 Lane, Sample Nagar, Pune 411007',
    '9 Sample Road, Lane 14, Pune 411006',
  ]);
  expect({ total, match }).toEqual({ total: 4, match: undefined });
  const pages = await Promise.all(
    ['1', '2'].map((page) => search('4 Sample Lane', { page, pageSize: '2' })),
  );
  expect(pages.flatMap((page) => page.found)).toEqual(found);
});

test('with an unknown word the answer says that no order has all of them', async () => {
  expect(await search('sunanda xyzzy')).toEqual({
    found: ['21 Lane, Sample Nagar, Pune 411007', '9 Sample Road, Lane 14, Pune 411006'],
    total: 2,
    match: 'some',
  });
  // A word that is in every pincode does not list every order.
  expect(await search('4 xyzzy')).toEqual({ found: [], total: 0, match: undefined });
  expect(await search('xyzzy')).toMatchObject({ total: 0, match: undefined });
  // Each word is known, but no order has all three: those with two of them come first.
  const { found, match } = await search('modi asha paid');
  expect(match).toBe('some');
  expect(found[0]).toBe(OLD);
});

test('words can be of the customer, the address and the statuses together', async () => {
  expect((await search('asha modi')).found).toEqual([OLD]);
  expect((await search('kulkarni shipped')).found).toEqual([OLD]);
  expect((await search('sample paid')).found).toEqual([
    '21 Lane, Sample Nagar, Pune 411007',
    '9 Sample Road, Lane 14, Pune 411006',
  ]);
});

test('statuses, payment and method are found as the list shows them', async () => {
  expect((await search('Shipped')).found).toEqual([OLD]);
  // “Paid” itself comes before “Partially Paid”, though that order is newer.
  expect((await search('Paid')).found).toEqual([
    '9 Sample Road, Lane 14, Pune 411006',
    '21 Lane, Sample Nagar, Pune 411007',
  ]);
  expect((await search('partially paid')).found).toEqual(['21 Lane, Sample Nagar, Pune 411007']);
  expect((await search('Cash on Delivery')).total).toBe(5);
  expect((await search('cash on delivery modi')).found).toEqual([OLD]);
});

test('a day and a total are found as the list shows them', async () => {
  const shown = (day: string) =>
    new Date(day).toLocaleDateString('en-IN', { day: 'numeric', month: 'short', timeZone: 'UTC' });
  expect((await search(shown(dayAfter(today, -40)))).found).toEqual([OLD]);
  expect((await search(shown(dayAfter(today, 20)))).total).toBe(5);
  expect((await search('today')).total).toBe(4);
  expect((await search('₹927')).found).toEqual([OLD]);
  expect((await search('927.00')).found).toEqual([OLD]);
  expect((await search('₹926')).total).toBe(0);
});

test('four digits of the order’s number find it, wherever they stand', async () => {
  const [id] = [...ids].find(([, address]) => address === OLD)!;
  const short = shortOrderId(id);
  for (const typed of [short, short.slice(0, 4), short.slice(2, 6), `#${short.slice(4)}`]) {
    expect((await search(typed)).found, typed).toContain(OLD);
  }
  expect((await search(short)).found).toEqual([OLD]);
});

test.each(['sunanda', 'सुनंदा', 'SUNANDA', 'sunandaa', 'सुनन्दा'])(
  '“%s” finds the customer in both scripts',
  async (typed) => {
    const { found } = await search(typed);
    expect(found.toSorted()).toEqual([
      '21 Lane, Sample Nagar, Pune 411007',
      '9 Sample Road, Lane 14, Pune 411006',
    ]);
  },
);

test.each(['%', '_', '\\', "' or 1=1 --", '((', '[a-z]', '4 (', '* lane'])(
  '“%s” is text and no pattern',
  async (typed) => {
    expect((await search(typed)).found.length).toBeLessThan(5);
  },
);
