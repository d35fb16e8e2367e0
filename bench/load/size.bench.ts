import type pg from 'pg';
import { closeConnections } from './send-request.ts';
import { createVisitors } from './calls.ts';
import type { Kind } from './calls.ts';
import { createCaller } from './deck.ts';
import { openLoadShop, withPreparedShop } from './load-shop.ts';
import { addManyOrders } from './many-orders.ts';
import { withDatabase } from '../stored-orders.ts';

/**
 * Measures disk space per order, with indexes and dead rows. Orders are placed through the shop and
 * moved by staff in four steps to Delivered, on top of a hundred thousand earlier ones.
 */
const EARLIER = { users: 20_000, orders: 100_000 };
const ORDERS = Number(process.env['SIZE_ORDERS'] ?? 5_000);
const STEPS = 4;
const AT_ONCE = 8;

type Sizes = Map<string, number>;

await withPreparedShop(async (postgres) => {
  const shop = await openLoadShop(postgres, { name: 'size', servers: 1 });
  await addManyOrders(shop.databaseUrl, EARLIER);
  const call = createCaller(shop, await createVisitors(shop));
  const repeat = async (kind: Kind, times: number) => {
    let left = times;
    const work = async () => {
      while (left-- > 0) if (!(await call(kind)).isFine) throw new Error(`${kind} failed`);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  };
  const before = await withDatabase(shop.databaseUrl, readSizes);
  await repeat('order', ORDERS);
  await repeat('staff status', ORDERS * STEPS);
  const after = await withDatabase(shop.databaseUrl, readSizes);
  print(before, after);
  await withDatabase(shop.databaseUrl, printOrders);
  closeConnections();
  await shop.stop();
});

async function readSizes(client: pg.Client): Promise<Sizes> {
  await client.query('vacuum');
  const { rows } = await client.query<{ name: string; bytes: string }>(
    'select relname as name, pg_total_relation_size(relid) as bytes from pg_stat_user_tables',
  );
  return new Map(rows.map(({ name, bytes }) => [name, Number(bytes)]));
}

/** Prints the size of the table per row, for comparison. */
async function printOrders(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ count: string; each: string }>(
    "select count(*), pg_total_relation_size('orders') / count(*) as each from orders",
  );
  console.log(`the table orders alone: ${rows[0]?.each} bytes per row, for ${rows[0]?.count} rows`);
}

function print(before: Sizes, after: Sizes): void {
  let sum = 0;
  console.log('table            bytes per order');
  for (const [name, bytes] of [...after].sort()) {
    const each = (bytes - (before.get(name) ?? 0)) / ORDERS;
    sum += each;
    if (each >= 1) console.log(`${name.padEnd(17)} ${each.toFixed(0).padStart(14)}`);
  }
  console.log(`${'total'.padEnd(17)} ${sum.toFixed(0).padStart(14)}`);
  console.log(`a million orders: ${((sum * 1e6) / 1024 ** 3).toFixed(1)} GB`);
}
