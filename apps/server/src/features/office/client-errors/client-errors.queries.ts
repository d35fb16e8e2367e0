import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import type { ClientError } from './client-error.rules.ts';

export type ClientErrorGroup = ClientError & {
  seenCount: number;
  firstSeenAt: Date;
  lastSeenAt: Date;
};

type ToStore = { fingerprint: Buffer; error: ClientError; maxGroups: number };

/** Counts a known error. A new one is stored unless the table is full. */
export async function upsertClientError(
  db: Db,
  { fingerprint, error, maxGroups }: ToStore,
): Promise<void> {
  await sql`
    insert into client_errors (fingerprint, app, kind, release, language, path, message, stack,
      component_stack)
    select ${fingerprint}, ${error.app}, ${error.kind}, ${error.release}, ${error.language},
      ${error.path}, ${error.message}, ${error.stack}, ${error.componentStack}
    where (select count(*) from client_errors) < ${maxGroups}
      or exists (select from client_errors where fingerprint = ${fingerprint})
    on conflict (fingerprint) do update
      set seen_count = client_errors.seen_count + 1, last_seen_at = now()
  `.execute(db);
}

/** The statement never waits for a row that a report holds. */
export async function deleteOldClientErrors(db: Db, keepDays: number): Promise<number> {
  const { rows } = await sql`
    delete from client_errors where fingerprint in (
      select fingerprint from client_errors
      where last_seen_at < now() - make_interval(days => ${keepDays})
      for update skip locked)
    returning fingerprint
  `.execute(db);
  return rows.length;
}

/** The most frequent errors come first. */
export async function listClientErrorGroups(db: Db, days: number): Promise<ClientErrorGroup[]> {
  const { rows } = await sql<ClientErrorGroup>`
    select app, kind, release, language, path, message, stack, component_stack,
      seen_count::int, first_seen_at, last_seen_at
    from client_errors where last_seen_at > now() - make_interval(days => ${days})
    order by kind = 'foreign', seen_count desc, last_seen_at desc
  `.execute(db);
  return rows;
}
