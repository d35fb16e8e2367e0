import { addManyDays } from './many-days.ts';
import { addManyOrders } from './many-orders.ts';
import type { Client } from 'pg';
import { withDatabase } from '../stored-orders.ts';

/** So long are the sums of Today and the pace of the stock, with a few days more. */
const DAYS = 20;

/**
 * A shop with so many orders on each of the last days, and its work of today: a third of today's runs
 * are closed, a third is out, a third is planned, and what was placed today is in the steps before.
 */
export async function addBusyDays(databaseUrl: string, ordersADay: number): Promise<void> {
  const orders = ordersADay * DAYS;
  await addManyOrders(databaseUrl, { users: orders, orders, days: DAYS });
  // Each day has the same orders at any time of the day: what is a day old is due today.
  await withDatabase(databaseUrl, async (client) => {
    await client.query('set session_replication_role = replica');
    await client.query(
      `update orders set due_on = current_date + 1
         - floor(extract(epoch from now() - created_at) / 86400)::int
       where created_at > now() - make_interval(days => $1)`,
      [DAYS],
    );
  });
  await addManyDays(databaseUrl);
  await withDatabase(databaseUrl, async (client) => {
    await client.query('begin');
    await client.query('set local session_replication_role = replica');
    await client.query(`
      create temp table stop_of_today on commit drop as
      select run_id, order_id, case when run.number % 3 = 1 then 'out' else 'planned' end as state,
        run.number % 3 = 2 or position % 2 = 0 as is_open
      from runs run join run_stops on run_id = run.id
      where run.day = current_date and run.number % 3 > 0`);
    await client.query(`
      update runs set state = stop.state, closed_at = null,
        started_at = case when stop.state = 'out' then now() end
      from stop_of_today stop where stop.run_id = runs.id`);
    await client.query(`
      update run_stops set outcome = null, done_at = null
      from stop_of_today stop where stop.order_id = run_stops.order_id and is_open`);
    await client.query(`
      delete from payments where order_id in (select order_id from stop_of_today where is_open)`);
    await client.query(`
      update orders set payment_status = 'Pending', packed_at = now(), packed_by = changed_by,
        order_status = case when stop.state = 'out' then 'Shipped' else 'Processing' end
      from stop_of_today stop join runs on runs.id = run_id
      where stop.order_id = orders.id and is_open`);
    // What was placed within a day is due tomorrow, except a quarter that is packed and waits.
    await client.query(`
      create temp table recent on commit drop as
      select id, row_number() over (order by id) % 4 as quarter from orders
      where due_on > current_date`);
    await client.query('delete from payments where order_id in (select id from recent)');
    await client.query('delete from run_stops where order_id in (select id from recent)');
    await client.query(`
      update orders set payment_status = 'Pending',
        order_status = (array['Placed', 'Confirmed', 'Processing', 'Processing'])[1 + quarter],
        due_on = case quarter when 3 then current_date else due_on end,
        packed_at = case quarter when 3 then now() end,
        packed_by = case quarter when 3 then (select id from users where role = 'admin' limit 1) end
      from recent where recent.id = orders.id`);
    await client.query(`
      update stock set low_mark_grams = on_hand_grams + 1000
      where product_id in (select id from products order by id limit 3)`);
    await sumClosedDays(client);
    await client.query('commit');
    await client.query('vacuum analyze');
  });
}

/** As the hourly job of the worker does it. */
async function sumClosedDays(client: Client): Promise<void> {
  await client.query(
    `
    insert into figure_days (day)
    select generate_series(current_date - $1::int, current_date - 2, '1 day')
    on conflict do nothing`,
    [DAYS + 1],
  );
  await client.query(`
    insert into figure_sums (day, kind, key, count, grams, paise)
    select day, kind, key, count, grams, paise
    from count_figures(array(select day from figure_days))
    on conflict do nothing`);
  await client.query('delete from figure_changes');
}
