import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import autocannon from 'autocannon';
import type { Product } from '@dalan/contract/catalog/catalog';
import { registerCustomer } from '../people.ts';
import type { Person } from '../people.ts';
import { replaceParameters, sameForAll } from './place-order-limits.ts';
import { fillStock } from '../fill-stock.ts';
import { startBare, startShop } from './shop.ts';
import { withDatabase } from '../stored-orders.ts';

/**
 * Measures orders per second: (a) pgbench with the statement alone, (b) a bare handler around it,
 * (c) the whole shop; spread over twelve products and on one hot product, in one run.
 */
const CLIENTS = [1, 8, 32];
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 5);
const GOAL = 0.7;
const POOL = 10;
/** Orders of one customer wait for each other, so there are more customers than orders at once. */
const BUYERS_EACH = 6;

const statement = readFileSync(
  resolve(import.meta.dirname, '../../apps/server/src/features/sales/orders/place/place-order.sql'),
  'utf8',
);
const shop = await startShop(4321);
const products = (await (await fetch(`${shop.origin}/api/products`)).json()) as Product[];
await fillStock(shop.databaseUrl);
const buyers = await registerBuyers(POOL * BUYERS_EACH);
const bare = await startBare('bare-orders.ts', 4322, {
  databaseUrl: shop.databaseUrl,
  statement,
});

async function registerBuyers(count: number): Promise<Person[]> {
  const made: Person[] = [];
  for (let number = 0; number < count; number += 1) {
    made.push(await registerCustomer(shop.origin, `bench-${number}@dalan.example`));
  }
  return made;
}

function orderOf(buyer: Person, product: Product): string {
  return JSON.stringify({
    userId: buyer.userId,
    items: [{ productId: product._id, quantityKg: 1, pricePerKg: product.pricePerKg }],
    deliveryAddress: '12 Jatyachi Aali, Kasba Peth, Pune 411011',
    contactNumber: buyer.phone,
  });
}

/** Orders older than a month do not count for the limits, so each run starts without any. */
async function letTwoMonthsPass(): Promise<void> {
  await withDatabase(shop.databaseUrl, async (client) => {
    await client.query(`update orders set created_at = created_at - interval '60 days'
      where created_at > now() - interval '30 days'`);
    await client.query('vacuum analyze orders');
  });
}

async function overHttp(origin: string, clients: number, shelf: Product[]): Promise<number> {
  let next = 0;
  const result = await autocannon({
    url: origin,
    connections: clients,
    duration: SECONDS,
    setupClient: (client) => {
      const setupRequest: autocannon.Request['setupRequest'] = (request) => {
        const buyer = buyers[next++ % buyers.length]!;
        return {
          ...request,
          headers: {
            'content-type': 'application/json',
            cookie: buyer.cookie,
            'idempotency-key': randomUUID(),
          },
          body: orderOf(buyer, shelf[Math.floor(Math.random() * shelf.length)]!),
        };
      };
      client.setRequests([{ method: 'POST', path: '/api/orders', setupRequest }]);
    },
  });
  if (result.non2xx > 0 || result.errors > 0) throw new Error('some orders failed');
  return result.requests.average;
}

function literal(value: string | number | null | readonly string[]): string {
  if (value === null || typeof value === 'number') return String(value);
  return typeof value === 'string' ? `'${value}'` : `'{${value.join(',')}}'`;
}

function overPgbench(clients: number, shelf: Product[]): number {
  const ids = shelf.map((product) => `'${product._id}'`).join(', ');
  const prices = shelf.map((product) => Math.round(product.pricePerKg * 100)).join(', ');
  const values: Record<string, string> = {
    ...Object.fromEntries(Object.entries(sameForAll).map(([name, one]) => [name, literal(one)])),
    userId: `(array[${buyers.map(({ userId }) => `'${userId}'`).join(', ')}]::uuid[])[:u]`,
    productIds: `array[(array[${ids}]::uuid[])[:n]]`,
    weightsGrams: `'{1000}'`,
    seenPricesPaise: `array[(array[${prices}])[:n]]`,
    contactNumber: `(array[${buyers.map(({ phone }) => `'${phone}'`).join(', ')}])[:u]`,
    idempotencyKey: `gen_random_uuid()::text`,
    requestHash: `'\\x00'::bytea`,
  };
  const filled = replaceParameters(
    statement.replace(/^\s*--.*$/gm, ''),
    (name) => values[name] ?? '',
  );
  const file = join(tmpdir(), `dalan-bench-${process.pid}.sql`);
  const chosen = [
    `\\set n random(1, ${shelf.length})`,
    `\\set u :client_id * ${BUYERS_EACH} + random(1, ${BUYERS_EACH})`,
  ];
  writeFileSync(file, [...chosen, `${filled.replace(/\n/g, ' ')};`, ''].join('\n'));
  const said = execFileSync('pgbench', [
    ...['-n', '-M', 'prepared', '-c', String(Math.min(clients, POOL)), '-j', '2'],
    ...['-T', String(SECONDS), '-f', file, shop.databaseUrl],
  ]).toString();
  return Number(/tps = ([\d.]+)/.exec(said)?.[1] ?? 0);
}

let isGoalMet = true;
console.log('shelf   clients   (a) pgbench   (b) bare   (c) shop   c/b');
const shelves = { spread: products.filter((one) => one.isActive), hot: products.slice(0, 1) };
for (const [name, shelf] of Object.entries(shelves)) {
  await overHttp(shop.origin, 8, shelf);
  for (const clients of CLIENTS) {
    await letTwoMonthsPass();
    const pgbench = overPgbench(clients, shelf);
    const bareRate = await overHttp(bare.origin, clients, shelf);
    const shopRate = await overHttp(shop.origin, clients, shelf);
    const ratio = shopRate / bareRate;
    isGoalMet &&= ratio >= GOAL;
    console.log(
      [
        name.padEnd(6),
        String(clients).padStart(8),
        pgbench.toFixed(0).padStart(13),
        bareRate.toFixed(0).padStart(10),
        shopRate.toFixed(0).padStart(10),
        ratio.toFixed(2).padStart(5),
      ].join(' '),
    );
  }
}
await Promise.all([bare.stop(), shop.stop()]);
console.log(`goal: c/b >= ${GOAL}: ${isGoalMet ? 'met' : 'not met'}`);
process.exitCode = isGoalMet ? 0 : 1;
