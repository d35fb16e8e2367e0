import { sql } from 'kysely';
import { vi } from 'vitest';
import { addDemoClock, urlWithDemoClock } from '../../seed/history/demo-clock.queries.ts';
import { openDatabase } from '../../src/platform/db/database.ts';
import { createTestDatabase } from './test-database.ts';

const SECOND_MS = 1_000;

/**
 * A database and a process on one clock that stands still between the steps of a test. Connections
 * by its `url` have the clock of the demo, which reads the moment from a table.
 */
export async function stopClock(start: Date) {
  const testDatabase = await createTestDatabase();
  const { db, close } = openDatabase({
    url: testDatabase.url,
    poolSize: 1,
    statementTimeoutMs: 25_000,
    lockTimeoutMs: 20_000,
    connectTimeoutMs: 25_000,
    onConnectionLost: () => undefined,
  });
  await addDemoClock(db);
  await sql`
    create table demo_clock.moment (at timestamptz not null);
    create or replace function demo_clock.now() returns timestamptz language sql stable as $$
      select at from demo_clock.moment
    $$;
    do $$
    declare checked regprocedure;
    begin
      for checked in select oid from pg_proc where pronamespace = 'public'::regnamespace
        and 'search_path=pg_catalog, public, pg_temp' = any(proconfig)
      loop
        execute format('alter function %s set search_path = demo_clock, pg_catalog, public, pg_temp',
          checked);
      end loop;
    end $$;
  `.execute(db);
  await sql`insert into demo_clock.moment values (${start})`.execute(db);
  vi.useFakeTimers({ toFake: ['Date'], now: start });

  return {
    url: urlWithDemoClock(testDatabase.url),
    /** Lets a second pass, or more, so that no two steps have the same time. */
    tick: async (seconds = 1) => {
      const next = new Date(Date.now() + seconds * SECOND_MS);
      await sql`update demo_clock.moment set at = ${next}`.execute(db);
      vi.setSystemTime(next);
    },
    close: async () => {
      vi.useRealTimers();
      await close();
      await testDatabase.drop();
    },
  };
}
