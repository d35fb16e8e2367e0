import { sql } from 'kysely';
import type { Db } from '../../src/platform/db/database.ts';

/**
 * Connections with this path find the demo clock before `now()` and `clock_timestamp()` of
 * PostgreSQL.
 */
const SEARCH_PATH = 'demo_clock,pg_catalog,public';

/** Connections of this address have the demo clock. They do not wait for the disk. */
export function urlWithDemoClock(databaseUrl: string): string {
  const url = new URL(databaseUrl);
  url.searchParams.set('options', `-c search_path=${SEARCH_PATH} -c synchronous_commit=off`);
  return url.href;
}

export async function hasDemoClock(db: Db): Promise<boolean> {
  const found = await sql`select from pg_namespace where nspname = 'demo_clock'`.execute(db);
  return found.rows.length > 0;
}

/**
 * The moment is a setting of the connection; without it, the clock is right. Columns that
 * PostgreSQL fills in and the audit log's trigger use it, too. Every constraint and trigger stays.
 */
export async function addDemoClock(db: Db): Promise<void> {
  await sql`
    create schema demo_clock;
    create function demo_clock.now() returns timestamptz language sql stable as $$
      select coalesce(nullif(current_setting('demo.now', true), '')::timestamptz, pg_catalog.now())
    $$;
    create function demo_clock.clock_timestamp() returns timestamptz language sql stable as $$
      select demo_clock.now()
    $$;
    do $$
    declare filled record;
    begin
      for filled in select table_name, column_name, column_default from information_schema.columns
        where table_schema = 'public' and column_default in ('now()', 'clock_timestamp()')
      loop
        execute format('alter table %I alter %I set default demo_clock.%s',
          filled.table_name, filled.column_name, filled.column_default);
      end loop;
    end $$;
    alter function chain_audit_log()
      set search_path = demo_clock, pg_catalog, public, pg_temp;
  `.execute(db);
}

export async function removeDemoClock(db: Db): Promise<void> {
  await sql`
    alter function chain_audit_log() set search_path = pg_catalog, public, pg_temp;
    do $$
    declare filled record;
    begin
      for filled in select table_name, column_name, column_default from information_schema.columns
        where table_schema = 'public' and column_default like 'demo\\_clock.%'
      loop
        execute format('alter table %I alter %I set default %s',
          filled.table_name, filled.column_name, replace(filled.column_default, 'demo_clock.', ''));
      end loop;
      drop schema demo_clock cascade;
    end $$;
  `.execute(db);
}

/** Works only on a pool with one connection, because the setting belongs to it. */
export async function setDemoClock(db: Db, now: Date): Promise<void> {
  await sql`select set_config('demo.now', ${now.toISOString()}, false)`.execute(db);
}

/**
 * PostgreSQL counts the rows anew and plans its statements for them. By itself it would do so a minute
 * later, and the tables are filled within that minute.
 */
export async function analyze(db: Db): Promise<void> {
  await sql`analyze`.execute(db);
}

export async function hasOrders(db: Db): Promise<boolean> {
  return (await db.selectFrom('orders').select('id').limit(1).execute()).length > 0;
}

export async function getAccount(db: Db, email: string) {
  return db
    .selectFrom('users')
    .select(['id', 'name', 'phone', 'address', 'passwordHash'])
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
}

export async function listFlours(db: Db, city: string) {
  return db
    .selectFrom('products')
    .innerJoin('stock', 'stock.productId', 'products.id')
    .select(['products.id', 'slug', 'pricePaise', 'stepGrams', 'grinds', 'onHandGrams'])
    .where('stock.city', '=', city)
    .where('isActive', '=', true)
    .orderBy('slug')
    .execute();
}

/** Finds the newest batch of which all bags, three to six, are delivered. */
export async function findSoldBatch(
  db: Db,
): Promise<{ batchId: string; orderIds: string[] } | undefined> {
  const { rows } = await sql<{ batchId: string; orderIds: string[] }>`
    select batch.id as batch_id, array_agg(holder.id order by holder.id) as order_ids
    from batches batch
    join order_items line on line.batch_id = batch.id
    join orders holder on holder.id = line.order_id
    group by batch.id
    having count(*) between 3 and 6 and bool_and(holder.order_status = 'Delivered')
    order by batch.milled_on desc, count(*) desc, batch.number
    limit 1
  `.execute(db);
  return rows[0];
}

/**
 * Dates staff back. They were invited at the real time, because their link and session cannot be
 * older.
 */
export async function dateStaff(db: Db, emails: string[], joinedAt: Date): Promise<void> {
  await db.updateTable('users').set({ createdAt: joinedAt }).where('email', 'in', emails).execute();
  await db
    .deleteFrom('sessions')
    .where('userId', 'in', db.selectFrom('users').select('id').where('role', '=', 'admin'))
    .execute();
}

/** The demo sends no mail, and a mail server that is set up later must not send these. */
export async function markMailsSent(db: Db): Promise<void> {
  await db
    .updateTable('letters')
    .set((row) => ({ sentAt: row.ref('notBefore') }))
    .where('sentAt', 'is', null)
    .where('givenUpAt', 'is', null)
    .execute();
}
