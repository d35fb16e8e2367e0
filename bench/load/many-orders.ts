import pg from 'pg';

type ManyOrders = { users: number; orders: number; days?: number; endsDaysAgo?: number };

/**
 * Fills a shop's database with users and their orders of these days, by SQL.
 * Every order has one line and its event; ledger and stock are consistent with them. Ids start with
 * the time of the order and rows lie in that order, as in a real shop.
 */
export async function addManyOrders(
  databaseUrl: string,
  { users, orders, days = 365, endsDaysAgo = 0 }: ManyOrders,
): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query('begin');
  await client.query('set local synchronous_commit = off');
  await client.query(
    `insert into users (name, email, phone, address, password_hash, created_at)
     select 'Customer ' || n, 'many-' || extract(epoch from now())::bigint || '-' || n || '@dalan.example',
       lpad((6000000000 + (random() * 3999999999)::bigint)::text, 10, '0'),
       n || ' Laxmi Road, Pune 4110' || lpad((n % 60)::text, 2, '0'), 'x',
       now() - random() * interval '365 days'
     from generate_series(1, $1) n`,
    [users],
  );
  await client.query(`
    create temp table person on commit drop as
    select row_number() over () as n, id, phone, address from users where role = 'user' and erased_at is null`);
  await client.query(`
    create temp table flour on commit drop as
    select row_number() over () as n, id, name, price_paise from products`);
  await client.query('analyze person');
  await client.query(
    `create temp table made on commit drop as
     with picked as (
       select 1 + floor(random() * (select count(*) from person))::bigint as person_n,
         1 + floor(random() * (select count(*) from flour))::bigint as flour_n,
         1 + floor(random() * 10)::int as kg, 
         now() - (random() * $3 + $2) * interval '1 day' as at
       from generate_series(1, $1))
     select encode(overlay(uuid_send(uuid_v7()) placing substring(
         int8send((extract(epoch from at) * 1000)::bigint) from 3) from 1 for 6), 'hex')::uuid as id,
       person.id as user_id, phone, address, flour.id as product_id, name,
       price_paise, kg, at
     from picked join person on person.n = person_n join flour on flour.n = flour_n
     order by at`,
    [orders, endsDaysAgo, days],
  );
  await client.query(
    `insert into orders (id, user_id, total_paise, delivery_address, contact_number, order_status,
       created_at, updated_at, due_on)
     select id, user_id, price_paise::bigint * kg, address, phone, 'Delivered', at, at,
       at::date + 1 from made`,
  );
  await client.query(
    `insert into order_items (order_id, product_id, line_no, name, description, price_paise,
       weight_grams, total_paise)
     select id, product_id, 1, name, '', price_paise, kg * 1000, price_paise::bigint * kg from made`,
  );
  await client.query(
    `insert into order_events (order_id, kind, order_status, payment_status, actor_id, at)
     select id, 'placed', 'Delivered', 'Pending', user_id, at from made`,
  );
  await client.query('commit');
  await client.query('vacuum analyze');
  await client.end();
}
