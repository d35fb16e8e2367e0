import { query } from '../processes/back-ups.ts';

/**
 * Vacuums and analyses tables, so that plans depend on the rows and not on the moment.
 * Vacuum marks a page as visible to all only once its commits are on disk, and test databases
 * commit asynchronously. So a synchronous commit flushes them first. Runs without the shop's
 * statement timeout.
 */
export async function settleTables(databaseUrl: string, tables: string): Promise<void> {
  await query(databaseUrl, `set synchronous_commit = on; analyze ${tables}`);
  await query(databaseUrl, `vacuum analyze ${tables}`);
}
