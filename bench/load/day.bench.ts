import { closeConnections } from './send-request.ts';
import { createVisitors } from './calls.ts';
import { climb } from './climb.ts';
import type { Climb } from './climb.ts';
import { printHeadings, printKnee, printMix, printStep } from './day-table.ts';
import { createSender } from './deck.ts';
import { openLoadShop, withPreparedShop } from './load-shop.ts';
import { P99_MOST_MS, runStep } from './step.ts';
import { withDatabase } from '../stored-orders.ts';

/**
 * Sends a mixed day at rising rates: which rate is the last that holds, and what is the bottleneck?
 * It runs with one server process, and with two on the same database.
 */
const SECONDS = Number(process.env['DAY_SECONDS'] ?? 10);
const RATES = (process.env['DAY_RATES'] ?? '50,100,200,400,600,800,1000,1300,1600,2000,2500')
  .split(',')
  .map(Number);
const SERVERS = [1, 2];
const WARM_UP = { rate: Math.min(100, ...RATES), seconds: Math.min(8, SECONDS) };

const climbs: Climb[] = [];
printMix();
await withPreparedShop(async (postgres) => {
  for (const servers of SERVERS) {
    const shop = await openLoadShop(postgres, { name: `day_${servers}`, servers });
    const visitors = await createVisitors(shop);
    const send = createSender(shop, visitors);
    await runStep(shop, { ...WARM_UP, send });
    console.log(`\n${servers} server process${servers === 1 ? '' : 'es'}`);
    printHeadings();
    const found = await climb(RATES, async (rate) => {
      const step = await runStep(shop, { rate, seconds: SECONDS, send });
      printStep(step);
      return step;
    });
    printKnee(servers, found);
    climbs.push(found);
    if (found.knee === undefined) process.exitCode = 1;
    const missing = visitors.ordersTaken() - (await countOrders(shop.databaseUrl));
    if (missing > 0) {
      console.log(`${missing} acknowledged orders are missing`);
      process.exitCode = 1;
    }
    closeConnections();
    await shop.stop();
  }
});
const [one, two] = climbs.map(({ knee }) => knee?.rate);
if (one !== undefined && two !== undefined) {
  const rates = `${one}/s with one process, ${two}/s with two`;
  const held = `held with p99 <= ${P99_MOST_MS} ms and no error: ${rates}`;
  console.log(`\n${held}, ${(two / one).toFixed(2)} times as many`);
}

/** Counts only orders of the load's own customers. */
function countOrders(databaseUrl: string): Promise<number> {
  return withDatabase(databaseUrl, async (client) => {
    const { rows } = await client.query<{ count: string }>(
      `select count(*) from orders join users on users.id = user_id where email like 'load-%'`,
    );
    return Number(rows[0]?.count ?? 0);
  });
}
