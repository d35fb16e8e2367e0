import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Product } from '@dalan/contract/catalog/catalog';
import type {
  ProductImportAnswer,
  ProductImportPreview,
} from '@dalan/contract/catalog/product-import';
import { COLLECT, readCollected } from '../load/collected-memory.ts';
import { addManyOrders } from '../load/many-orders.ts';
import { fillStock } from '../fill-stock.ts';
import { logIn, registerCustomer } from '../people.ts';
import type { Person } from '../people.ts';
import { startShop } from './shop.ts';

/**
 * Exports all orders: does the server's memory stay flat, and do orders go on meanwhile? Then
 * imports a file with as many products as it may have.
 */
const ORDERS = Number(process.env['EXPORT_ORDERS'] ?? 50_000);
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 8);
const PORT = Number(process.env['EXPORT_PORT'] ?? 4361);
const IMPORTED = 10_000;
const CLIENTS = 8;
/** Orders during the export must reach this share of the rate just before and after it. */
const RATE_GOAL = 0.8;
const GROWTH_GOAL_MB = 20;
const MEMORY_EVERY_MS = 4_000;
const ADMIN = { username: 'admin@dalan.example', password: 'grind-the-grain' };

const metricsUrl = `http://127.0.0.1:${PORT + 1}/metrics`;
const shop = await startShop(PORT, {
  METRICS_PORT: String(PORT + 1),
  NODE_OPTIONS: COLLECT.join(' '),
});
const [flour] = (await (await fetch(`${shop.origin}/api/products`)).json()) as [Product];
await fillStock(shop.databaseUrl);
const buyers: Person[] = [];
for (let number = 0; number < CLIENTS; number += 1) {
  buyers.push(await registerCustomer(shop.origin, `export-${number}@dalan.example`));
}
await addManyOrders(shop.databaseUrl, { users: Math.ceil(ORDERS / 5), orders: ORDERS });
const { cookie } = await logIn(shop.origin, '/api/admin/login', ADMIN);

async function placeOrder(buyer: Person): Promise<void> {
  const answer = await fetch(`${shop.origin}/api/orders`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
      cookie: buyer.cookie,
    },
    body: JSON.stringify({
      userId: buyer.userId,
      items: [{ productId: flour._id, quantityKg: 1, pricePerKg: flour.pricePerKg }],
      deliveryAddress: '12 Jatyachi Aali, Kasba Peth, Pune 411011',
      contactNumber: buyer.phone,
    }),
  });
  await answer.arrayBuffer();
  if (answer.status !== 201) throw new Error(`an order answered ${answer.status}`);
}

/** Each client sends its next order when the last one is answered. */
async function ordersPerSecond(): Promise<number> {
  const end = performance.now() + SECONDS * 1_000;
  let placed = 0;
  const order = async (buyer: Person) => {
    while (performance.now() < end) {
      await placeOrder(buyer);
      placed += 1;
    }
  };
  await Promise.all(buyers.map(order));
  return placed / SECONDS;
}

type Download = { lines: number; seconds: number; mb: number; heap: number[]; resident: number[] };

async function download(): Promise<Download> {
  const startedAt = performance.now();
  const answer = await fetch(`${shop.origin}/api/admin/export/orders`, { headers: { cookie } });
  if (answer.status !== 200) throw new Error(`the export answered ${answer.status}`);
  const [heap, resident]: [number[], number[]] = [[], []];
  let [lines, bytes, isOver] = [0, 0, false];
  const watch = async () => {
    while (!isOver) {
      const { heapBytes, residentBytes } = await readCollected(shop.pid, metricsUrl);
      heap.push(inMb(heapBytes));
      resident.push(inMb(residentBytes));
      await delay(MEMORY_EVERY_MS);
    }
  };
  const watching = watch();
  for await (const chunk of answer.body!) {
    bytes += chunk.length;
    for (const byte of chunk) if (byte === 10) lines += 1;
  }
  isOver = true;
  await watching;
  const seconds = (performance.now() - startedAt) / 1_000;
  return { lines, seconds, mb: inMb(bytes), heap, resident };
}

const inMb = (bytes: number) => bytes / 1024 ** 2;

async function importMany(): Promise<ProductImportAnswer> {
  const lines = Array.from(
    { length: IMPORTED },
    (_, n) => `Flour ${n},${50 + (n % 50)},Text ${n},9`,
  );
  const text = `Name,Price per kg,Description,Stock (kg)\r\n${lines.join('\r\n')}\r\n`;
  const post = async (path: string, body: object) => {
    const startedAt = performance.now();
    const answer = await fetch(`${shop.origin}/api/admin/product-import${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID(), cookie },
      body: JSON.stringify(body),
    });
    if (answer.status !== 200) throw new Error(`the import answered ${answer.status}`);
    console.log(`import${path}: ${((performance.now() - startedAt) / 1_000).toFixed(1)} s`);
    return answer.json() as Promise<unknown>;
  };
  const { versions } = (await post('/check', { text })) as ProductImportPreview;
  return (await post('', { text, versions })) as ProductImportAnswer;
}

await ordersPerSecond();
const before = await ordersPerSecond();
const exporting = download();
const beside = await ordersPerSecond();
const { lines, seconds, mb, heap, resident } = await exporting;
const after = await ordersPerSecond();
const ratio = beside / ((before + after) / 2);
const middle = Math.floor(heap.length / 2);
const growth = Math.max(...heap.slice(middle)) - Math.max(...heap.slice(0, middle));
console.log(`${lines} lines, ${mb.toFixed(0)} MB in ${seconds.toFixed(0)} s`);
for (const [name, sizes] of Object.entries({ heap, resident })) {
  const figures = [sizes[0], sizes[middle], sizes.at(-1)].map((size = 0) => size.toFixed(0));
  console.log(`${name}, first, middle and last: ${figures.join(', ')} MB`);
}
console.log(
  `orders/s: ${before.toFixed(0)} before, ${beside.toFixed(0)} beside, ${after.toFixed(0)} after`,
);
const { added } = await importMany();
await shop.stop();
const isGoalMet = ratio >= RATE_GOAL && growth <= GROWTH_GOAL_MB && added === IMPORTED;
console.log(
  `goal: beside >= ${RATE_GOAL} (${ratio.toFixed(2)}), the heap of the second half is at most ${GROWTH_GOAL_MB} MB larger ` +
    `(${growth.toFixed(0)}), ${IMPORTED} products imported: ${isGoalMet ? 'met' : 'not met'}`,
);
process.exitCode = isGoalMet ? 0 : 1;
