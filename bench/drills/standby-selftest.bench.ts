import { withDatabase } from '../stored-orders.ts';
import { runDrill } from './run-drill.ts';
import type { Sabotage } from './run-drill.ts';
import { goalOf, withPreparedPostgres } from './run-drills.ts';
import { standbyDrill } from './standby.drill.ts';
import { hasHeld, printHeadings, printResult } from './table.ts';

const notWaitingForStandby: Sabotage = {
  name: 'a commit does not wait for the standby',
  prepare: (databaseUrl) =>
    withDatabase(databaseUrl, async (client) => {
      await client.query("alter system set synchronous_standby_names = ''");
      await client.query('select pg_reload_conf()');
    }),
  isCaught: ({ lost }) => lost > 0,
};

/** The same crash without a synchronous standby must lose orders, and the drill must detect it. */
const goal = goalOf({ orders: 50, faults: 1, withinSeconds: 30 });

await withPreparedPostgres(async (postgres) => {
  console.log(`sabotage: ${notWaitingForStandby.name}`);
  printHeadings();
  const result = await runDrill(postgres, standbyDrill, goal, notWaitingForStandby);
  printResult(result);
  const isSeen = notWaitingForStandby.isCaught(result) && !hasHeld(result);
  console.log(isSeen ? 'caught' : 'NOT CAUGHT');
  process.exitCode = isSeen ? 0 : 1;
}, standbyDrill.startPostgres);
