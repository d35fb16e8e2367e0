import { fork } from 'node:child_process';
import { once } from 'node:events';
import { randomUUID } from 'node:crypto';
import { resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Product } from '@dalan/contract/catalog/catalog';
import type { JunkCommand, JunkReport } from './junk-load.ts';
import { sendAtRate } from '../load/arrivals.ts';
import type { Sent } from '../load/arrivals.ts';
import { sendRequest, closeConnections } from '../load/send-request.ts';
import type { ApiRequest } from '../load/send-request.ts';
import { latencyOf } from '../load/latency.ts';
import type { Latency } from '../load/latency.ts';
import { registerCustomer } from '../people.ts';
import { fillStock } from '../fill-stock.ts';
import { startShop } from './shop.ts';

/**
 * Visitors open pages and order, first alone and then during a flood of junk requests on 32
 * connections. How much longer do they wait?
 */
const SECONDS = Number(process.env['JUNK_SECONDS'] ?? 10);
const ADDRESSES = Number(process.env['JUNK_ADDRESSES'] ?? 1);
const PORT = Number(process.env['JUNK_PORT'] ?? 4341);
const CONNECTIONS = 32;
const RATE = 80;
const GOAL = 3;
const KINDS = ['home', 'products', 'order'] as const;
/** Every eight calls have this mix. */
const DECK = [
  'home',
  'products',
  'home',
  'order',
  'products',
  'home',
  'products',
  'order',
] as const;

type Phase = Record<(typeof KINDS)[number], Latency> & { failed: number };

// A proxy is trusted, as in production: visitors are on the loopback address, junk is forwarded.
const shop = await startShop(PORT, { TRUST_PROXY: '127.0.0.1' });
const products = (await (await fetch(`${shop.origin}/api/products`)).json()) as Product[];
await fillStock(shop.databaseUrl);
const buyer = await registerCustomer(shop.origin, 'junk-bench@dalan.example');

function order(): ApiRequest {
  const { _id: productId, pricePerKg } = products[Math.floor(Math.random() * products.length)]!;
  return {
    method: 'POST',
    path: '/api/orders',
    headers: { cookie: buyer.cookie, 'idempotency-key': randomUUID() },
    body: {
      userId: buyer.userId,
      items: [{ productId, quantityKg: 1, pricePerKg }],
      deliveryAddress: '12 Jatyachi Aali, Kasba Peth, Pune 411011',
      contactNumber: '9876543210',
    },
  };
}

let number = 0;
async function visit(): Promise<Sent> {
  const kind = DECK[number++ % DECK.length]!;
  const call = { home: { path: '/' }, products: { path: '/products' }, order: order() }[kind];
  try {
    const { status } = await sendRequest(shop.origin, call);
    return { kind, isFine: status === (kind === 'order' ? 201 : 200) };
  } catch {
    return { kind, isFine: false };
  }
}

async function runPhase(): Promise<Phase> {
  const { samples } = await sendAtRate({ rate: RATE, seconds: SECONDS }, visit);
  const of = (wanted: string) => latencyOf(samples.filter(({ kind }) => kind === wanted));
  return {
    home: of('home'),
    products: of('products'),
    order: of('order'),
    failed: samples.filter(({ isFine }) => !isFine).length,
  };
}

async function runPhaseUnderJunk(): Promise<{ phase: Phase; junk: JunkReport }> {
  const child = fork(resolve(import.meta.dirname, 'junk-load.ts'));
  const reported = once(child, 'message') as Promise<[JunkReport]>;
  const asked: JunkCommand = {
    origin: shop.origin,
    connections: CONNECTIONS,
    seconds: SECONDS + 2,
    addresses: ADDRESSES,
  };
  child.send(asked);
  await delay(1_000);
  const phase = await runPhase();
  const [junk] = await reported;
  return { phase, junk };
}

function printPhase(name: string, phase: Phase): void {
  const figures = KINDS.map((kind) => {
    const { p50, p99 } = phase[kind];
    return `${kind} ${p50.toFixed(1)} / ${p99.toFixed(1)} ms`;
  });
  console.log(`${name.padEnd(6)} p50 / p99: ${figures.join(', ')}; ${phase.failed} failed`);
}

await runPhase();
const quiet = await runPhase();
printPhase('quiet', quiet);
const { phase: loud, junk } = await runPhaseUnderJunk();
printPhase('junk', loud);
const answers = Object.entries(junk.answers).map(([status, count]) => `${status}: ${count}`);
console.log(`junk: ${junk.perSecond.toFixed(0)} requests/s; answers ${answers.join(', ')}`);
closeConnections();
await shop.stop();

const factors = KINDS.map((kind) => loud[kind].p99 / quiet[kind].p99);
console.log(`p99 under junk / quiet: ${factors.map((one) => one.toFixed(1)).join(', ')}`);
const isGoalMet = loud.failed === 0 && factors.every((factor) => factor <= GOAL);
console.log(`goal: no call fails, and each factor <= ${GOAL}: ${isGoalMet ? 'met' : 'not met'}`);
process.exitCode = isGoalMet ? 0 : 1;
