import { setTimeout as delay } from 'node:timers/promises';
import { withDatabase } from '../stored-orders.ts';
import { openDrillShop } from './people/drill-shop.ts';
import { withPreparedPostgres } from './run-drills.ts';
import { endProgram, repository, runShopProgram, startProgram } from './machines/programs.ts';

/**
 * Two workers make repeat orders that are due, and one of them is killed with SIGKILL again and
 * again: each repeat must get one order. `REPEATS_DUE` (1,000) and `REPEATS_KILLS` (20) change it.
 */
const DUE = Number(process.env['REPEATS_DUE'] ?? 1_000);
const KILLS = Number(process.env['REPEATS_KILLS'] ?? 20);
const WITHIN_A_ROUND_MS = 1_500;
/** This is longer than the lease of a dead worker, which lasts 15 seconds. */
const NOTHING_MADE_FOR_MS = 120_000;

/** Adds one customer, order and repeat each, as the shop writes them. */
const FILL = `
  with flour as (
    select id, name, price_paise from products
    where is_active and archived_at is null order by id limit 1
  ), people as (
    insert into users (name, email, phone, address)
    select 'Repeat ' || n, 'repeat-' || n || '@dalan.example', (6000000000 + n)::text, 'Kasba Peth'
    from generate_series(1, $1::int) n
    returning id, phone
  ), first as (
    insert into orders (user_id, city, total_paise, delivery_address, contact_number, order_status,
      due_on)
    select people.id, 'pune', price_paise, 'Kasba Peth, Pune', phone, 'Cancelled', current_date
    from people, flour
    returning id, user_id, contact_number
  ), lines as (
    insert into order_items (order_id, product_id, line_no, name, description, price_paise,
      weight_grams, total_paise)
    select first.id, flour.id, 1, flour.name, '', price_paise, 1000, price_paise from first, flour
  ), history as (
    insert into order_events (order_id, kind, order_status, payment_status, actor_id)
    select id, 'placed', 'Cancelled', 'Pending', user_id from first
    returning id
  ), mails as (
    insert into letters (kind, subject_id, given_up_at)
    select kind, id, now() from history, unnest(array['order/customer', 'order/shop']) as kind
  ), made as (
    insert into repeats (user_id, city, source_order_id, every_weeks, next_on, delivery_address,
      contact_number)
    select user_id, 'pune', id, 1, (now() at time zone 'Asia/Kolkata')::date + 1,
      'Kasba Peth, Pune', contact_number
    from first
    returning id
  )
  insert into repeat_items (repeat_id, product_id, line_no, weight_grams)
  select made.id, flour.id, 1, 1000 from made, flour`;

const COUNT = `
  select (select count(*) from repeat_days)::int as days,
    (select count(*) from orders where idempotency_key like 'repeat %')::int as orders,
    (select count(distinct user_id) from orders where idempotency_key like 'repeat %')::int as people`;

type Counted = { days: number; orders: number; people: number };

await withPreparedPostgres(async (postgres) => {
  const shop = await openDrillShop(postgres, `repeats_${Date.now()}`, async () => ({
    env: { RUN_WORKER: 'false' },
  }));
  const { databaseUrl } = shop;
  const count = () =>
    withDatabase(databaseUrl, async (client) => (await client.query<Counted>(COUNT)).rows[0]!);
  const startWorker = () =>
    startProgram(process.execPath, ['apps/server/src/worker.ts'], {
      cwd: repository,
      env: {
        ...process.env,
        NODE_ENV: 'production',
        LOG_LEVEL: 'silent',
        DATABASE_URL: databaseUrl,
      },
      // The worker has no port; it works if it makes orders.
      isReady: async () => true,
    });

  await withDatabase(databaseUrl, (client) => client.query(FILL, [DUE]));
  const workers = [await startWorker(), await startWorker()];
  let [kills, made, late] = [0, 0, performance.now() + NOTHING_MADE_FOR_MS];
  while (made < DUE && performance.now() < late) {
    const { days } = await count();
    if (days > made) late = performance.now() + NOTHING_MADE_FOR_MS;
    made = days;
    // The kills are spread over the work, so that each hits an order being made.
    const isTime = kills < KILLS && made >= (kills * DUE) / KILLS && made > 0;
    await delay(isTime ? Math.random() * WITHIN_A_ROUND_MS : 100);
    if (!isTime) continue;
    await endProgram(workers[kills % 2]!, 'SIGKILL');
    workers[kills % 2] = await startWorker();
    kills += 1;
  }
  for (const worker of workers) await endProgram(worker, 'SIGTERM');
  await shop.stop();

  const { days, orders, people } = await count();
  console.log(`${DUE} due, ${kills} kills: ${days} days, ${orders} orders of ${people} customers`);
  const check = runShopProgram('apps/server/src/db-check.ts', { DATABASE_URL: databaseUrl });
  if (!check.isFine) console.log(check.said.trim());
  const isRight = [days, orders, people].every((found) => found === DUE) && kills === KILLS;
  if (!isRight || !check.isFine) process.exitCode = 1;
});
