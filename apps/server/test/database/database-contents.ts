import { sql } from 'kysely';
import type { Db } from '../../src/platform/db/database.ts';

type Contents = Record<string, { rows: number; hash: string }>;

/** Row count and hash per table, to check that nothing changed. */
export async function contentsOf(db: Db): Promise<Contents> {
  const tables = (await tablesOf(db)).map(
    (table) => sql`
      select ${table}::text as name, count(*) as rows,
        md5(coalesce(string_agg(entry::text, '' order by entry::text), '')) as hash
      from ${sql.table(table)} entry`,
  );
  const { rows } = await sql<
    Contents[string] & { name: string }
  >`${sql.join(tables, sql` union all `)}`.execute(db);
  return Object.fromEntries(rows.map(({ name, ...contents }) => [name, contents]));
}

export async function tablesOf(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' order by 1`.execute(db);
  return rows.map(({ name }) => name);
}
