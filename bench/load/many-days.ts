import { withDatabase } from '../stored-orders.ts';

/**
 * Adds what a mill has besides its orders: for each past order a payment, a stop of a run, a stock
 * movement and an audit row, and a message for every twentieth. Call it after `addManyOrders`.
 */
export function addManyDays(databaseUrl: string): Promise<void> {
  return withDatabase(databaseUrl, async (client) => {
    await client.query('begin');
    await client.query('set local synchronous_commit = off');
    // This skips the checks of every row, which take longer than writing it. The rows are only
    // read.
    await client.query('set local session_replication_role = replica');
    await client.query(`
      create temp table past on commit drop as
      select orders.id as order_id, event.id as event_id, total_paise, orders.created_at as at, orders.due_on,
        row_number() over (partition by orders.due_on order by orders.id) as n
      from orders join order_events event on event.order_id = orders.id
      where not exists (select from payments where order_id = orders.id)
        and orders.order_status = 'Delivered'`);
    await client.query(`create temp table staff on commit drop as
      select id from users where role = 'admin' limit 1`);
    await client.query(`
      create temp table tour on commit drop as
      select uuid_v7() as id, due_on as day, n / 25 as number, rank() over (order by due_on, n / 25)
        + (select count(*) from runs) as serial
      from past group by due_on, n / 25`);
    await client.query(`
      insert into runs (id, day, rider_id, number, state, created_by, changed_by, started_at, closed_at,
        created_at, changed_at)
      select tour.id, day, staff.id, 1000000 + serial, 'closed', staff.id, staff.id, day, day, day, day
      from tour, staff`);
    await client.query(`
      insert into run_stops (run_id, order_id, position, outcome, done_at)
      select tour.id, order_id, 1 + n % 25, 'delivered', due_on
      from past join tour on day = due_on and number = n / 25`);
    await client.query(`
      insert into payments (order_id, event_id, method, amount_paise, received_at, recorded_by,
        idempotency_key, run_id)
      select order_id, event_id, 'cash', total_paise, due_on, staff.id, 'many', tour.id
      from staff, past join tour on day = due_on and number = n / 25`);
    await client.query(`
      update orders set payment_status = 'Paid' from past where orders.id = past.order_id`);
    await client.query(`
      insert into stock_movements (product_id, delta_grams, reason, order_id, at)
      select product_id, -weight_grams, 'order placed', past.order_id, at
      from past join order_items using (order_id)`);
    await client.query(`
      insert into audit_log (id, at, actor_id, action, subject_id, hash)
      select (select max(id) from audit_log) + row_number() over (order by at), at, staff.id,
        'order.status_changed', order_id::text, '' from past, staff`);
    await client.query(`
      insert into contact_messages (name, email, subject, message, created_at)
      select 'Customer ' || n, n || '@dalan.example', 'Order ' || n, 'When does it arrive?', at
      from past where n % 20 = 1`);
    await client.query('commit');
    await client.query('vacuum analyze');
  });
}

/** Adds the work of one day: 200 open orders in every step, both in a small and in a large shop. */
export function addOpenOrders(databaseUrl: string): Promise<void> {
  return withDatabase(databaseUrl, async (client) => {
    await client.query(`
      with chosen as (
        select id, row_number() over (order by id desc) as n from orders order by id desc limit 200)
      update orders set order_status = (array['Placed', 'Confirmed', 'Processing', 'Shipped'])[1 + n % 4],
        due_on = current_date + (n % 3)::int - 1
      from chosen where orders.id = chosen.id`);
  });
}
