import { createServer } from 'node:http';
import { randomUUID } from 'node:crypto';
import type { Product } from '@dalan/contract/catalog/catalog';
import { fillStock } from '../fill-stock.ts';
import { cpuSecondsOfFamily } from '../load/usage.ts';
import { registerCustomer } from '../people.ts';
import type { Person } from '../people.ts';
import { startShop } from './shop.ts';
import type { RunningShop } from './shop.ts';

/**
 * CPU of the server for an order, and how long its customer waits: without traces, with one in ten,
 * with all, and with a receiver that never answers. In turns, each in a shop of its own.
 */
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 7);
const ORDERS = Number(process.env['TRACES_ORDERS'] ?? 400);
const PORT = Number(process.env['TRACES_PORT'] ?? 4391);
const CLIENTS = 4;
const GOAL = 1.2;

const receiver = await startReceiver(PORT + 90, true);
const silent = await startReceiver(PORT + 91, false);
const tenth = { OTEL_TRACES_SAMPLER: 'parentbased_traceidratio', OTEL_TRACES_SAMPLER_ARG: '0.1' };
const kinds: Record<string, Record<string, string>> = {
  'no traces': {},
  'one in ten': { OTEL_EXPORTER_OTLP_ENDPOINT: receiver.origin, ...tenth },
  all: { OTEL_EXPORTER_OTLP_ENDPOINT: receiver.origin },
  'all, no answer': { OTEL_EXPORTER_OTLP_ENDPOINT: silent.origin },
};

type Measured = {
  shop: RunningShop;
  buyers: Person[];
  flours: Product[];
  cpuMs: number[];
  waitMs: number[];
};

async function startReceiver(port: number, isAnswering: boolean) {
  let spans = 0;
  const server = createServer((request, response) => {
    let text = '';
    request.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
    request.on('end', () => {
      spans += text.split('"spanId"').length - 1;
      if (isAnswering) response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  return {
    origin: `http://127.0.0.1:${port}`,
    spans: () => spans,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function openShop(port: number, env: Record<string, string>): Promise<Measured> {
  const shop = await startShop(port, { ...env, LOG_LEVEL: 'warn' });
  const products = (await (await fetch(`${shop.origin}/api/products`)).json()) as Product[];
  await fillStock(shop.databaseUrl);
  const buyers: Person[] = [];
  for (let number = 0; number < CLIENTS * 6; number += 1) {
    buyers.push(await registerCustomer(shop.origin, `traces-${port}-${number}@dalan.example`));
  }
  return { shop, buyers, flours: products.filter((one) => one.isActive), cpuMs: [], waitMs: [] };
}

async function order({ shop, buyers, flours }: Measured, number: number): Promise<number> {
  const buyer = buyers[number % buyers.length]!;
  const flour = flours[number % flours.length]!;
  const startedAt = performance.now();
  const answer = await fetch(`${shop.origin}/api/orders`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      cookie: buyer.cookie,
      'idempotency-key': randomUUID(),
    },
    body: JSON.stringify({
      userId: buyer.userId,
      items: [{ productId: flour._id, quantityKg: 1, pricePerKg: flour.pricePerKg }],
      deliveryAddress: '12 Jatyachi Aali, Kasba Peth, Pune 411011',
      contactNumber: buyer.phone,
    }),
  });
  const body = await answer.text();
  if (answer.status !== 201) throw new Error(`an order was answered ${answer.status}: ${body}`);
  return performance.now() - startedAt;
}

async function placeOrders(measured: Measured): Promise<void> {
  const { pid } = measured.shop;
  const before = cpuSecondsOfFamily(pid);
  const waits: number[] = [];
  let next = 0;
  const client = async () => {
    while (next < ORDERS) waits.push(await order(measured, next++));
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  measured.cpuMs.push(((cpuSecondsOfFamily(pid) - before) * 1_000) / ORDERS);
  measured.waitMs.push(median(waits));
}

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
}

const shops = new Map<string, Measured>();
for (const [index, [kind, env]] of Object.entries(kinds).entries()) {
  shops.set(kind, await openShop(PORT + index * 10, env));
}
// The first round only warms up.
for (let round = 0; round <= ROUNDS; round += 1) {
  for (const measured of shops.values()) {
    await placeOrders(measured);
    if (round === 0) measured.cpuMs.length = measured.waitMs.length = 0;
  }
}
const base = median(shops.get('no traces')!.cpuMs);
console.log(`an order, medians of ${ROUNDS} rounds of ${ORDERS} orders, lowest to highest`);
for (const [kind, { cpuMs, waitMs }] of shops) {
  const range = (values: number[]) =>
    `${median(values).toFixed(2)} ms (${Math.min(...values).toFixed(2)} to ${Math.max(...values).toFixed(2)})`;
  const ratio = (median(cpuMs) / base).toFixed(2);
  console.log(`${kind.padEnd(16)} CPU ${range(cpuMs)}   ${ratio}   wait ${range(waitMs)}`);
}
const all = median(shops.get('all')!.cpuMs) / base;
console.log(
  `${receiver.spans()} spans received; goal: all traces cost at most ${GOAL} times the CPU`,
);
process.exitCode = all <= GOAL && receiver.spans() > 0 ? 0 : 1;
await Promise.all([...shops.values()].map(({ shop }) => shop.stop()));
receiver.stop();
silent.stop();
