import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { createTestProduct } from '../test/shops/products.ts';
import { startTestApp } from '../test/shops/test-app.ts';
import type { TestApp } from '../test/shops/test-app.ts';
import { checkInvariants } from '../src/features/office/invariants/index.ts';
import { openDatabase } from '../src/platform/db/database.ts';
import { createDemoAccounts } from './demo-accounts.ts';
import { seedHistory } from './seed-history.ts';

/** Noon in Pune: the day of the demo is then the same in every time zone. */
const now = new Date('2026-11-16T06:30:00Z');

/** A shop with two and a half days of a few orders, of three flours. */
async function playedShop(): Promise<TestApp> {
  const shop = await startTestApp();
  onTestFinished(() => shop.close());
  for (let flour = 0; flour < 3; flour += 1) await createTestProduct(shop.db, { stockKg: 400 });
  await createDemoAccounts(shop.db);
  await play(shop);
  return shop;
}

async function play({ config }: TestApp): Promise<void> {
  const database = openDatabase({
    ...config,
    url: config.databaseUrl,
    poolSize: 2,
    onConnectionLost: () => undefined,
  });
  await seedHistory(database, { config, now, days: 2, ordersADay: 8, customers: 120 });
  await database.close();
}

async function counts({ db }: TestApp) {
  const orders = await sql<{ step: string; orders: number }>`
    select order_status || ' ' || payment_status as step, count(*)::int as orders from orders
    group by 1 order by 1
  `.execute(db);
  const others = await sql`
    select (select count(*)::int from users) as users, (select count(*)::int from runs) as runs,
      (select count(*)::int from payments) as payments, (select sum(amount_paise) from payments),
      (select count(*)::int from contact_messages) as messages,
      (select count(*)::int from batches) as batches, (select sum(weight_grams) from batches),
      (select count(*)::int from batches where recalled_at is not null) as recalled,
      (select count(*)::int from recall_notices) as told,
      (select count(*)::int from orders where channel = 'counter') as sales,
      (select sum(expected_paise) from drawers) as in_drawers,
      (select sum(amount_paise) from drawer_payouts) as paid_out,
      (select sum(amount_paise) from credit_notes) as given_back,
      (select sum(total_paise) from orders where on_account) as on_account
  `.execute(db);
  return { orders: orders.rows, others: others.rows };
}

/** What the counter, the drawer, credit notes and accounts leave for the person who opens the demo. */
async function expectMoney({ db }: TestApp): Promise<void> {
  const { rows: drawers } = await sql`
    select closed_at is null as open, counted_paise - expected_paise as difference, seen_at is not null as seen,
      exists (select from payments where drawer_id = drawers.id) as has_cash
    from drawers order by opened_at desc limit 2
  `.execute(db);
  expect(drawers).toMatchObject([
    { open: true, hasCash: true },
    { open: false, difference: -2000, seen: false, hasCash: true },
  ]);
  const { rows: payouts } = await sql`select from drawer_payouts`.execute(db);
  expect(payouts.length).toBeGreaterThan(0);

  const { rows: sales } = await sql`
    select distinct method from payments join orders on orders.id = order_id
    where channel = 'counter' order by 1
  `.execute(db);
  expect(sales).toEqual([{ method: 'UPI' }, { method: 'cash' }]);

  const { rows: notes } = await sql`select distinct kind from credit_notes order by 1`.execute(db);
  expect(notes).toEqual([{ kind: 'discount' }, { kind: 'return' }]);

  const { rows: accounts } = await sql`
    select name, count(orders.id) > 0 as has_orders
    from customer_accounts join users on users.id = user_id
    left join orders on orders.user_id = users.id and on_account
    group by name order by name
  `.execute(db);
  expect(accounts).toEqual([
    { name: 'Annapurna Khanaval', hasOrders: true },
    { name: 'Hotel Gulmohar Thali', hasOrders: true },
  ]);
}

test('the demo history keeps every rule of the shop, lies in the past and is the same each time', async () => {
  const shop = await playedShop();
  expect(await checkInvariants(shop.db)).toEqual([]);
  const steps = (await counts(shop)).orders.map(({ step }) => step.split(' ')[0]);
  expect(steps).toEqual(
    expect.arrayContaining(['Placed', 'Confirmed', 'Processing', 'Shipped', 'Delivered']),
  );

  const { rows: misdated } = await sql`
    select 'order' from orders where created_at > ${now} or created_at < ${now}::timestamptz - interval '4 days'
      -- Ids are in the order of their times.
      or id < (lpad(to_hex((extract(epoch from created_at) * 1000)::bigint), 12, '0')
        || '00000000000000000000')::uuid
    union all select 'event' from order_events where at > ${now}
    union all select 'payment' from payments where received_at > ${now}
    union all select 'drawer' from drawers where opened_at > ${now} or closed_at > ${now}
      or closed_at < opened_at or day_at_the_shop(closed_at) <> day_at_the_shop(opened_at)
    union all select 'drawer count' from drawer_counts where counted_at > ${now}
    union all select 'payout' from drawer_payouts where paid_at > ${now}
    union all select 'credit note' from credit_notes where made_at > ${now}
    union all select 'account' from customer_accounts where set_at > ${now}
    union all select 'sale' from orders where channel = 'counter' and due_on <> day_at_the_shop(created_at)
    union all select 'batch' from batches where made_at > ${now}
      or milled_on <> day_at_the_shop(made_at)
    union all select 'notice' from recall_notices where told_at > ${now}
    union all select 'bill' from bills where made_at > ${now}
    union all select 'movement' from stock_movements where at > ${now} and reason like 'order %'
    -- Accounts and staff are made before the clock starts.
    union all select 'audit ' || action from audit_log where at > ${now}
      and action not in ('user.created', 'session.opened', 'staff.invited')
    union all select 'mail' from letters where sent_at is null and given_up_at is null
  `.execute(shop.db);
  expect(misdated).toEqual([]);

  const { rows: milled } = await sql<{ batches: number; aheadGrams: number }>`
    select count(*)::int as batches, sum(weight_grams - held.grams)::int as ahead_grams
    from batches cross join lateral (
      select coalesce(sum(line.weight_grams), 0) as grams
      from order_items line join orders holder on holder.id = line.order_id
      where line.batch_id = batches.id and holder.order_status not in ('Cancelled', 'Returned')) held
    where milled_on = day_at_the_shop(${now}) and recalled_at is null
  `.execute(shop.db);
  expect(milled[0]!.batches).toBeGreaterThan(0);
  expect(milled[0]!.aheadGrams).toBeGreaterThanOrEqual(6_000);

  const { rows: byPace } = await sql<{ markKg: number; soldKg: number }>`
    select low_mark_grams / 1000 as mark_kg, sum(item.weight_grams) / 1000 as sold_kg
    from stock join order_items item using (product_id) group by product_id, 1 order by 2
  `.execute(shop.db);
  const marks = byPace.map(({ markKg }) => markKg);
  expect(marks).toEqual(marks.toSorted((a, b) => a - b));
  expect(new Set(marks).size).toBeGreaterThan(1);

  const { rows: newToday } = await sql`
    select user_id from orders group by user_id
    having min(created_at) >= ${now}::timestamptz - interval '12 hours'
  `.execute(shop.db);
  expect(newToday.length).toBeGreaterThan(0);

  await expectMoney(shop);

  const { rows: leftOver } = await sql`
    select column_default from information_schema.columns where column_default like '%demo_clock%'
    union all select nspname from pg_namespace where nspname = 'demo_clock'
    union all select proname from pg_proc where array_to_string(proconfig, ',') like '%demo_clock%'
  `.execute(shop.db);
  expect(leftOver).toEqual([]);

  const once = await counts(shop);
  await play(shop);
  expect(await counts(shop)).toEqual(once);
  expect(await counts(await playedShop())).toEqual(once);
}, 180_000);
