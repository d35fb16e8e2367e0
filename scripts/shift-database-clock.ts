import pg from 'pg';

/**
 * Moves the clock of a migrated database. Returns the address for connections that see the moved
 * clock. Queues of jobs keep the clock of PostgreSQL.
 */
export async function shiftDatabaseClock(databaseUrl: string, shiftMs: number): Promise<string> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(`
    create schema shifted_clock;
    create table shifted_clock.shift (by interval not null);
    create function shifted_clock.now() returns timestamptz language sql stable as $$
      select pg_catalog.now() + by from shifted_clock.shift
    $$;
    create function shifted_clock.clock_timestamp() returns timestamptz language sql volatile as $$
      select pg_catalog.clock_timestamp() + by from shifted_clock.shift
    $$;
    do $$
    declare filled record;
    begin
      for filled in select table_name, column_name from information_schema.columns
        where table_schema = 'public' and column_default = 'now()'
      loop
        execute format('alter table %I alter %I set default shifted_clock.now()',
          filled.table_name, filled.column_name);
      end loop;
    end $$;
    alter function chain_audit_log()
      set search_path = shifted_clock, pg_catalog, public, pg_temp;
  `);
  await client.query("insert into shifted_clock.shift values ($1 * interval '1 millisecond')", [
    shiftMs,
  ]);
  await client.end();
  const url = new URL(databaseUrl);
  url.searchParams.set('options', '-c search_path=shifted_clock,pg_catalog,public');
  return url.href;
}
