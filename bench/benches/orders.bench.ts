import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import autocannon from 'autocannon';
import type { Product } from '@dalan/contract/catalog/catalog';
import { registerCustomer } from '../people.ts';
import type { Person } from '../people.ts';
import { fillStock } from '../fill-stock.ts';
import { startBare, startShop } from './shop.ts';
import { withDatabase } from '../stored-orders.ts';

/**
 * Measures orders per second: (a) a bare handler around the statement, (b) the whole shop; spread
 * over twelve products and on one hot product, in one run. `order-statement` measures it alone.
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

let isGoalMet = true;
console.log('shelf   clients   (a) bare   (b) shop   b/a');
const shelves = { spread: products.filter((one) => one.isActive), hot: products.slice(0, 1) };
for (const [name, shelf] of Object.entries(shelves)) {
  await overHttp(shop.origin, 8, shelf);
  for (const clients of CLIENTS) {
    await letTwoMonthsPass();
    const bareRate = await overHttp(bare.origin, clients, shelf);
    await letTwoMonthsPass();
    const shopRate = await overHttp(shop.origin, clients, shelf);
    const ratio = shopRate / bareRate;
    isGoalMet &&= ratio >= GOAL;
    console.log(
      [
        name.padEnd(6),
        String(clients).padStart(8),
        bareRate.toFixed(0).padStart(10),
        shopRate.toFixed(0).padStart(10),
        ratio.toFixed(2).padStart(5),
      ].join(' '),
    );
  }
}
await Promise.all([bare.stop(), shop.stop()]);
console.log(`goal: b/a >= ${GOAL}: ${isGoalMet ? 'met' : 'not met'}`);
process.exitCode = isGoalMet ? 0 : 1;
