import { withDatabase } from '../stored-orders.ts';
import { watchClocks } from './machines/clock-watch.ts';
import type { Drill } from './run-drill.ts';
import { clockAt, findClockObstacle } from './machines/wrong-clock.ts';

const HOUR_MS = 3_600_000;
const CLOCKS = [
  { offset: '-1h', aheadMs: -HOUR_MS },
  { offset: '+1h', aheadMs: HOUR_MS },
  { offset: '+400d', aheadMs: 400 * 24 * HOUR_MS },
];
/** Every timestamp that the shop stores. None may come from the server's clock. */
const MOMENTS = {
  orders: ['created_at', 'updated_at'],
  order_events: ['at'],
  stock_movements: ['at'],
  letters: ['created_at', 'not_before'],
  users: ['created_at'],
  sessions: ['created_at', 'last_seen_at'],
  known_devices: ['last_seen_at'],
  audit_log: ['at'],
};

/** The server's clock is wrong: the database's clock decides expiry and order. */
export const clockDrill: Drill = {
  name: 'clock',
  findObstacle: findClockObstacle,
  bring: async ({ shop, history }) => {
    const watch = await watchClocks(shop, history);
    const restartAt = async ({ offset, aheadMs }: (typeof CLOCKS)[number]) => {
      await shop.stop();
      await shop.start(clockAt(offset));
      await watch.look(offset, aheadMs);
    };
    return {
      faults: CLOCKS.map((clock) => () => restartAt(clock)),
      end: async () => [...(await watch.end()), ...(await findWrongMoments(shop.databaseUrl))],
    };
  },
};

function findWrongMoments(databaseUrl: string): Promise<string[]> {
  return withDatabase(databaseUrl, async (client) => {
    const problems: string[] = [];
    const count = async (text: string) => {
      const { rows } = await client.query<{ count: string }>(`select count(*) ${text}`);
      return Number(rows[0]?.count);
    };
    for (const [table, columns] of Object.entries(MOMENTS)) {
      for (const column of columns) {
        const wrong = await count(
          `from ${table} where abs(extract(epoch from now() - ${column})) > 1800`,
        );
        if (wrong > 0)
          problems.push(`${wrong} of ${table}.${column} are not within this half hour`);
      }
    }
    // Concurrent orders may commit in another sequence than they began.
    const backwards = await count(`from (
      select at < lag(at) over (order by id) - interval '1 minute' as is_before from order_events
    ) history where is_before`);
    if (backwards > 0) problems.push(`${backwards} events are older than the one before them`);
    return problems;
  });
}
