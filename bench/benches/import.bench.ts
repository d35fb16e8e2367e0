import { fork } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { latencyOf } from '../load/latency.ts';
import type { Sample } from '../load/latency.ts';
import { sendAtRate } from '../load/arrivals.ts';
import type { Sent } from '../load/arrivals.ts';
import { closeConnections, sendRequest } from '../load/send-request.ts';
import { logIn } from '../people.ts';
import type { Check, OwnerCommand } from './import-owner.ts';
import { startShop } from './shop.ts';

/**
 * Visitors open pages while the owner checks a large product file again and again. Quiet rounds and
 * rounds with the file take turns, so that other work on the machine disturbs both alike.
 */
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 5);
const ROUNDS = Number(process.env['IMPORT_ROUNDS'] ?? 3);
const PORT = Number(process.env['IMPORT_PORT'] ?? 4371);
const RATE = 40;
const GOAL = 3;
const PACE_MS = 1_000;
const ADMIN = { username: 'admin@dalan.example', password: 'grind-the-grain' };
const PATHS = ['/', '/products', '/api/products', '/products?q=jowar'];

const rows = Array.from({ length: 10_000 }, (_, n) => `Flour ${n},${50 + (n % 50)},Text ${n},9`);
const files = {
  '10,000 rows': `Name,Price per kg,Description,Stock (kg)\r\n${rows.join('\r\n')}\r\n`,
  '1.5 MB of commas': `Name,Price per kg,Description\n${','.repeat(1_500_000)}\n`,
  '300,000 columns': `${Array.from({ length: 300_000 }, (_, n) => `Column ${n}`).join(',')}\nA\n`,
};

const shop = await startShop(PORT);
const { cookie } = await logIn(shop.origin, '/api/admin/login', ADMIN);

let visits = 0;
async function visit(): Promise<Sent> {
  const path = PATHS[visits++ % PATHS.length]!;
  try {
    const { status } = await sendRequest(shop.origin, { path });
    return { kind: 'visit', isFine: status === 200 };
  } catch {
    return { kind: 'visit', isFine: false };
  }
}

async function visitFor(seconds: number): Promise<Sample[]> {
  const { samples } = await sendAtRate({ rate: RATE, seconds, openSecondsMost: 60 }, visit);
  return samples;
}

/** The owner checks the file until the visitors are done. */
async function visitDuring(text: string): Promise<{ samples: Sample[]; checks: Check[] }> {
  const owner = fork(resolve(import.meta.dirname, 'import-owner.ts'));
  try {
    owner.send({ origin: shop.origin, cookie, text, paceMs: PACE_MS } satisfies OwnerCommand);
    await once(owner, 'message');
    const samples = await visitFor(SECONDS);
    owner.send('done');
    const [checks] = (await once(owner, 'message')) as [Check[]];
    return { samples, checks };
  } finally {
    owner.kill();
  }
}

await visitFor(SECONDS);
const results: boolean[] = [];
for (const [name, text] of Object.entries(files)) {
  const [quiet, beside, checks]: [Sample[], Sample[], Check[]] = [[], [], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    quiet.push(...(await visitFor(SECONDS)));
    const during = await visitDuring(text);
    beside.push(...during.samples);
    checks.push(...during.checks);
  }
  const [was, is] = [latencyOf(quiet), latencyOf(beside)];
  const failed = beside.filter(({ isFine }) => !isFine).length;
  const slowest = Math.max(...beside.map(({ latencyMs }) => latencyMs));
  const factor = is.p99 / was.p99;
  const mean = checks.reduce((sum, { seconds }) => sum + seconds, 0) / checks.length;
  console.log(
    `${name}: p99 ${was.p99.toFixed(1)} ms quiet, ${is.p99.toFixed(1)} ms beside (× ${factor.toFixed(1)}), ` +
      `slowest ${slowest.toFixed(0)} ms, ${failed} failed; ` +
      `${checks.length} checks of ${mean.toFixed(1)} s, answers of ${checks[0]!.kb.toFixed(0)} KB`,
  );
  results.push(factor <= GOAL && failed === 0);
}
closeConnections();
await shop.stop();
const isGoalMet = results.every(Boolean);
console.log(`goal: no call fails, and each factor <= ${GOAL}: ${isGoalMet ? 'met' : 'not met'}`);
process.exitCode = isGoalMet ? 0 : 1;
