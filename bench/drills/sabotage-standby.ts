import { withDatabase } from '../stored-orders.ts';
import type { Sabotage } from './run-drill.ts';

export const notWaitingForStandby: Sabotage = {
  name: 'a commit does not wait for the standby',
  prepare: (databaseUrl) =>
    withDatabase(databaseUrl, async (client) => {
      await client.query("alter system set synchronous_standby_names = ''");
      await client.query('select pg_reload_conf()');
    }),
  isCaught: ({ lost }) => lost > 0,
};
