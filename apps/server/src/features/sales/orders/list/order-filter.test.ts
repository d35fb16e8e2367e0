import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayAfter, shopClock } from '@dalan/contract/delivery/delivery';
import { TOTAL_COUNT_HEADER } from '@dalan/contract/text/lists';
import type { OrderCounts } from '@dalan/contract/orders/order-steps';
import type { Order, OrderStatus } from '@dalan/contract/orders/orders';
import { query } from '../../../../../test/processes/back-ups.ts';
import { startBulkShop } from '../../../../../test/shops/bulk-shop.ts';
import type { BulkShop } from '../../../../../test/shops/bulk-shop.ts';
import { saveDelivery } from '../../../../../test/shops/delivery-rule.ts';

let shop: BulkShop;
const { day: today } = shopClock(new Date());
/** Names of the orders by id. A name says what is special about its order. */
const names = new Map<string, string>();

async function place(
  name: string,
  status: OrderStatus,
  facts: { dueOn?: string; pincode?: string },
) {
  const { _id } = await shop.place(status);
  const { dueOn = dayAfter(today, 2), pincode = null } = facts;
  const version = pincode === null ? 'null' : '1';
  // This bypasses the triggers: no customer can order for yesterday, or to an area that is gone.
  await query(
    shop.testDatabase.url,
    `set session_replication_role = replica;
    update orders set due_on = '${dueOn}', delivery_version = ${version},
      pincode = ${pincode === null ? 'null' : `'${pincode}'`} where id = '${_id}'`,
  );
  names.set(_id, name);
}

beforeAll(async () => {
  shop = await startBulkShop();
  await saveDelivery(shop, {});
  await saveDelivery(shop, { isOn: false });
  const yesterday = dayAfter(today, -1);
  await place('placed late', 'Placed', { dueOn: yesterday, pincode: '411002' });
  await place('pending', 'Pending', { pincode: '411045' });
  await place('confirmed today', 'Confirmed', { dueOn: today, pincode: '411030' });
  await place('to pack', 'Processing', { pincode: '411099' });
  await place('packed', 'Processing', {});
  await place('out', 'Shipped', { dueOn: today });
  await place('delivered', 'Delivered', { dueOn: yesterday, pincode: '411002' });
  await place('cancelled', 'Cancelled', { dueOn: yesterday });
  await place('returned', 'Returned', {});
  const packed = [...names].find(([, name]) => name === 'packed')![0];
  const order = await shop.app.inject({
    url: `/api/admin/orders/${packed}`,
    headers: shop.staff.headers,
  });
  await shop.move({ do: 'pack' }, [order.json<Order>()]);
});
afterAll(() => shop.close());

async function list(query: Record<string, string>) {
  const { headers } = shop.staff;
  return shop.app.inject({ url: '/api/admin/orders', query, headers });
}

test.each<[Record<string, string>, string[]]>([
  [{ step: 'to-confirm' }, ['pending', 'placed late']],
  [{ step: 'to-confirm', sort: 'createdAt' }, ['placed late', 'pending']],
  [{ step: 'to-mill' }, ['confirmed today']],
  [{ step: 'to-pack' }, ['to pack']],
  [{ step: 'ready' }, ['packed']],
  [{ step: 'out' }, ['out']],
  [{ step: 'delivered' }, ['delivered']],
  [{ step: 'to-receive' }, ['delivered']],
  [{ payment: 'paid' }, []],
  [{ payment: 'nothing', due: 'today' }, ['out', 'confirmed today']],
  [{ step: 'ended' }, ['returned', 'cancelled']],
  [{ due: 'late' }, ['placed late']],
  [{ step: 'delivered', due: 'late' }, []],
  [{ due: 'today' }, ['out', 'confirmed today']],
  [{ step: 'out', due: 'today' }, ['out']],
  [{ due: dayAfter(today, -1) }, ['cancelled', 'delivered', 'placed late']],
  [{ area: 'Peths' }, ['delivered', 'confirmed today', 'placed late']],
  [{ area: 'Peths', step: 'delivered' }, ['delivered']],
  [{ area: 'Baner' }, ['pending']],
  [{ area: 'other' }, ['returned', 'cancelled', 'out', 'packed', 'to pack']],
  [{ area: 'Nowhere' }, []],
  [{ step: 'to-confirm', q: 'Asha', due: 'late', area: 'Peths' }, ['placed late']],
  [{ step: 'to-confirm', q: 'Nobody' }, []],
  [{ step: 'to-confirm', from: today, to: today }, ['pending', 'placed late']],
  [{ step: 'ended', outcome: 'sold' }, []],
  [{ due: dayAfter(today, -1), outcome: 'sold' }, ['delivered', 'placed late']],
  [{ step: 'ended', from: today }, ['returned', 'cancelled']],
  [{ step: 'ended', to: dayAfter(today, -1) }, []],
  [{ from: dayAfter(today) }, []],
])('%j lists %j', async (query, expected) => {
  const answer = await list(query);
  expect(answer.json<Order[]>().map(({ _id }) => names.get(_id))).toEqual(expected);
  expect(answer.headers[TOTAL_COUNT_HEADER]).toBe(String(expected.length));
});

test('pages go on inside a filter', async () => {
  const second = await list({ area: 'other', page: '2', pageSize: '2' });
  expect(second.json<Order[]>().map(({ _id }) => names.get(_id))).toEqual(['out', 'packed']);
  expect(second.headers[TOTAL_COUNT_HEADER]).toBe('5');
});

test.each([
  ['2026-03-01 00:00:00', '2026-03-01'],
  ['2026-02-28 23:59:59.999', '2026-02-28'],
])('an order of %s at the shop was placed on %s', async (moment, day) => {
  const [id] = [...names].find(([, name]) => name === 'out')!;
  await query(
    shop.testDatabase.url,
    `set session_replication_role = replica;
    update orders set created_at = '${moment} Asia/Kolkata' where id = '${id}'`,
  );
  const placedOn = async (on: string) => (await list({ from: on, to: on })).json<Order[]>();
  expect((await placedOn(day)).map(({ _id }) => _id)).toEqual([id]);
  const others = ['2026-02-27', '2026-02-28', '2026-03-01', '2026-03-02'].filter(
    (one) => one !== day,
  );
  for (const other of others) expect(await placedOn(other)).toEqual([]);
});

test.each([
  { step: 'nowhere' },
  { due: 'soon' },
  { due: '2026-02-30' },
  { area: '' },
  { from: 'soon' },
  { to: '2026-02-30' },
  { outcome: 'lost' },
  { payment: 'later' },
  { from: '0000-01-01' },
  { to: '9999-12-31' },
])('%j is refused', async (query) => {
  expect((await list(query)).statusCode).toBe(400);
});

test('the counts are of the steps that need somebody, and of all', async () => {
  const { headers } = shop.staff;
  const answer = await shop.app.inject({ url: '/api/admin/orders/counts', headers });
  expect(answer.json<OrderCounts>()).toEqual({
    'to-confirm': 2,
    'to-mill': 1,
    'to-pack': 1,
    ready: 1,
    out: 1,
    'to-receive': 1,
    all: 9,
  });
});
