import { withDatabase } from '../stored-orders.ts';
import type { Drill } from './run-drill.ts';

/** The server process must survive all of these faults. */
export const postgresDrill: Drill = {
  name: 'postgres',
  bring: async ({ shop, postgres }) => ({
    faults: [
      () => endOneConnection(shop.databaseUrl),
      () => postgres.restart('SIGINT'),
      () => postgres.restart('SIGQUIT'),
    ],
  }),
};

function endOneConnection(databaseUrl: string): Promise<void> {
  return withDatabase(databaseUrl, async (client) => {
    await client.query(`
      select pg_terminate_backend(pid) from (
        select pid from pg_stat_activity
        where datname = current_database() and application_name = 'dalan'
        order by state = 'active' desc, random() limit 1) picked`);
  });
}
