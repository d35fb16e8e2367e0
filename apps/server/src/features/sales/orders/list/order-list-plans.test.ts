import { CompiledQuery, createQueryId } from 'kysely';
import type { KyselyPlugin, RootOperationNode } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayAfter, shopClock } from '@dalan/contract/delivery/delivery';
import { COUNTED_AT_MOST } from '@dalan/contract/text/lists';
import type { OrderListQuery } from '@dalan/contract/orders/order-steps';
import { createTestProduct } from '../../../../../test/shops/products.ts';
import { logInAs } from '../../../../../test/shops/sessions.ts';
import { query } from '../../../../../test/processes/back-ups.ts';
import { settleTables } from '../../../../../test/database/settle-tables.ts';
import { startTestApp } from '../../../../../test/shops/test-app.ts';
import type { TestApp } from '../../../../../test/shops/test-app.ts';
import type { Db } from '../../../../platform/db/database.ts';
import { listBalances } from '../payments/list-balances.ts';
import { listOrders } from './list-orders.ts';
import { countOrdersByStep } from './count-orders-by-step.ts';

const LARGE = 40_000;
/** More than what is counted or collected at most. */
const SMALL = 12_000;

let small: TestApp;
let large: TestApp;
beforeAll(async () => {
  [small, large] = [await shopOf(SMALL), await shopOf(LARGE)];
}, 300_000);
afterAll(async () => {
  await small.close();
  await large.close();
});

const { day: today } = shopClock(new Date());
const areas = [
  { name: 'Peths', pincodes: ['411002'], charge: 20 },
  { name: 'Baner', pincodes: ['411045'], charge: 40 },
];

/**
 * Nearly all orders are in one area, and delivered and paid, or ended. Each open status and each
 * rare area has ten.
 */
async function shopOf(orders: number): Promise<TestApp> {
  const shop = await startTestApp();
  const { userId } = await logInAs(shop, 'user', { name: 'Asha Kulkarni' });
  const product = await createTestProduct(shop.db, { stockKg: 5 });
  await query(
    shop.testDatabase.url,
    `set session_replication_role = replica;
    insert into orders (user_id, total_paise, delivery_address, contact_number, created_at,
        order_status, payment_status, due_on, pincode, delivery_version)
      select '${userId}', 7800, 'Kasba Peth', '5550001234', now() - n * interval '5 minutes',
        case when n <= 50 then (array['Placed', 'Pending', 'Confirmed', 'Processing', 'Shipped'])[1 + n % 5]
          when n % 5 = 0 then (array['Cancelled', 'Returned'])[1 + n % 2] else 'Delivered' end,
        case when n <= 50 then 'Pending' when n between 71 and 90 then 'Partially Paid' else 'Paid' end,
        date '${today}' - n / 100,
        case when n between 51 and 60 then '411045' when n between 61 and 70 then '411099' else '411002' end, 1
      from generate_series(1, ${orders}) n;
    insert into order_items
      (order_id, product_id, line_no, name, description, price_paise, weight_grams, total_paise)
      select id, '${product.id}', 1, 'Jowar', '', 7800, 1000, 7800 from orders;
    insert into order_events (order_id, kind, order_status, payment_status, actor_id)
      select id, 'placed', order_status, payment_status, user_id from orders`,
  );
  await settleTables(shop.testDatabase.url, 'orders, order_items, order_events');
  return shop;
}

type Plan = Record<string, unknown> & { Plans?: Plan[] };

/** Rows of the orders that the statements read, also those that a filter threw away. */
async function rowsRead({ db }: TestApp, work: (db: Db) => Promise<unknown>): Promise<number> {
  const nodes: RootOperationNode[] = [];
  const watch: KyselyPlugin = {
    transformQuery: ({ node }) => {
      nodes.push(node);
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
  await work(db.withPlugin(watch));
  let read = 0;
  for (const node of nodes) {
    const { sql: text, parameters } = db.getExecutor().compileQuery(node, createQueryId());
    const explain = `explain (analyze, format json) ${text}`;
    const { rows } = await db
      .withoutPlugins()
      .executeQuery<Record<string, [{ Plan: Plan }]>>(CompiledQuery.raw(explain, [...parameters]));
    for (const plan of nodesOf(rows[0]!['QUERY PLAN']![0].Plan)) read += rowsOf(plan);
  }
  return read;
}

function nodesOf(plan: Plan): Plan[] {
  return [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];
}

function rowsOf(plan: Plan): number {
  if (plan['Relation Name'] !== 'orders') return 0;
  const count = (name: string) => Number(plan[name] ?? 0);
  const each = count('Actual Rows') + count('Rows Removed by Filter');
  return count('Actual Loops') * (each + count('Rows Removed by Index Recheck'));
}

const firstPage = { page: 1, pageSize: 10 };
const lists: Record<string, OrderListQuery> = {
  'to confirm': { step: 'to-confirm' },
  'to mill': { step: 'to-mill' },
  'to pack': { step: 'to-pack' },
  ready: { step: 'ready' },
  out: { step: 'out' },
  delivered: { step: 'delivered' },
  'delivered, oldest first': { step: 'delivered', sort: 'createdAt' },
  'to receive': { step: 'to-receive' },
  'partly paid': { payment: 'partly' },
  'paid and delivered': { step: 'delivered', payment: 'paid' },
  'said to be paid': { payment: 'claimed' },
  'found by their payment status': { q: 'partially paid' },
  'found by a word of their status': { q: 'processing' },
  'found by the day they are due': { q: dayAfter(today, -3).split('-').reverse().join('/') },
  'found by their total': { q: '₹1,234' },
  'found by four digits of their number': { q: 'a1b2' },
  'found by words of which one is in every address': { q: 'kasba shipped' },
  'found by the sound of a name': { q: 'सुनंदा' },
  'found by some of the words': { q: 'shipped xyzzy' },
  'with a phrase in every address': { q: 'kasba peth' },
  'cancelled and returned': { step: 'ended' },
  late: { due: 'late' },
  'due on a day': { due: dayAfter(today, -3) },
  'delivered on a day': { step: 'delivered', due: dayAfter(today, -3) },
  'a busy area': { area: 'Peths' },
  'a rare area': { area: 'Baner' },
  'a rare area, delivered': { area: 'Baner', step: 'delivered' },
  'other pincodes': { area: 'other' },
  'a search in a step': { step: 'to-pack', q: 'kasba' },
  'placed in two weeks': { from: dayAfter(today, -13), to: today },
  'placed long ago': { to: dayAfter(today, -25) },
  'sold in two weeks': { from: dayAfter(today, -13), to: today, outcome: 'sold' },
  'lost in two weeks': { from: dayAfter(today, -13), to: today, step: 'ended' },
};

test.each(Object.entries(lists))(
  'the first page of orders %s reads as few orders of a large shop as of a small one',
  async (_name, asked) => {
    const work = (db: Db) => listOrders(db, { ...asked, ...firstPage }, { areas, today });
    const few = await rowsRead(small, work);
    // A long list is counted up to ten thousand, and each of its words up to five thousand.
    const most = few < 1_000 ? few + 500 : Math.max(COUNTED_AT_MOST + 3_000, few + 500);
    expect(await rowsRead(large, work)).toBeLessThanOrEqual(most);
  },
);

test('what is to receive reads as few orders of a large shop as of a small one', async () => {
  const work = (db: Db) => listBalances(db, firstPage, { areas, today });
  const few = await rowsRead(small, work);
  expect(few).toBeGreaterThan(0);
  expect(await rowsRead(large, work)).toBeLessThanOrEqual(few + 500);
});

test('the counts read as few orders of a large shop as of a small one', async () => {
  const few = await rowsRead(small, countOrdersByStep);
  expect(await rowsRead(large, countOrdersByStep)).toBeLessThanOrEqual(few + 500);
});
