import pg from 'pg';

/**
 * Moves the clock of a migrated database, for connections that open from now on. Job queues keep
 * PostgreSQL's own clock.
 */
export async function shiftDatabaseClock(databaseUrl: string, shiftMs: number): Promise<void> {
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
    do $$
    begin
      execute format('alter database %I set search_path = shifted_clock, pg_catalog, public',
        current_database());
    end $$;
  `);
  await client.query("insert into shifted_clock.shift values ($1 * interval '1 millisecond')", [
    shiftMs,
  ]);
  await client.end();
}
