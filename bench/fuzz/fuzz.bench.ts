import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openDrillShop } from '../drills/people/drill-shop.ts';
import type { DrillShop } from '../drills/people/drill-shop.ts';
import { isShopReady, repository, runShopProgram } from '../drills/machines/programs.ts';
import { withPreparedPostgres } from '../drills/run-drills.ts';
import { bytesOf } from './call.ts';
import type { Call } from './call.ts';
import { Refused } from './crew.ts';
import { runFuzz } from './run-fuzz.ts';
import type { Finding, FuzzGoal, FuzzResult } from './run-fuzz.ts';
import { inWords } from './tally.ts';

/**
 * Makes thousands of valid, invalid and malformed calls of every operation, by visitors, customers
 * and staff. None may get a 5xx or an undeclared answer, crash the server or break an invariant.
 */
const { values } = parseArgs({
  args: process.argv.slice(3),
  options: {
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    requests: { type: 'string', default: '20000' },
    seconds: { type: 'string', default: '900' },
  },
});
const goal: FuzzGoal = {
  seed: Number(values.seed),
  requests: Number(values.requests),
  withinSeconds: Number(values.seconds),
};
/** A run with fewer calls may miss an operation by chance. */
const MANY = 5_000;
const SHOWN_BYTES = 1_500;
/** Sets every limit of .env.example so high that none is reached. */
function highLimits(): Record<string, string> {
  const example = readFileSync(join(repository, '.env.example'), 'utf8');
  const limits = [...example.matchAll(/\b(LIMIT_[A-Z_]+)=(\S+)/g)];
  return Object.fromEntries(
    // Most limits are attempts/seconds; the limit of open orders is a plain number.
    limits.map(([, name = '', usual = '']) => [
      name,
      usual.includes('/') ? '9999999/1' : '9999999',
    ]),
  );
}

function bytesInWords(call: Call): string {
  const bytes = bytesOf(call);
  const more = bytes.length > SHOWN_BYTES ? ` and ${bytes.length - SHOWN_BYTES} bytes more` : '';
  return JSON.stringify(bytes.subarray(0, SHOWN_BYTES).toString('latin1')) + more;
}

function describe({ number, call, problem, outcome, suspects }: Finding): string[] {
  const said = typeof outcome === 'string' ? undefined : outcome.body.toString();
  return [
    `call ${number}, ${call.operation} as ${call.role}: ${problem}`,
    ...suspects.map((one) => `  before it: ${bytesInWords(one)}`),
    `  sent: ${bytesInWords(call)}`,
    ...(said === undefined ? [] : [`  answer: ${said.slice(0, SHOWN_BYTES)}`]),
    `  reproduce: npm run bench -- fuzz --seed ${goal.seed} --requests ${number + 1}`,
  ];
}

async function findProblems(shop: DrillShop, pid: number, result: FuzzResult): Promise<string[]> {
  const problems = result.findings.flatMap(describe);
  const { sent, tally } = result;
  if (sent < goal.requests) problems.push(`only ${sent} of ${goal.requests} calls were made`);
  const isAlive = shop.isUp() && shop.pid() === pid && (await isShopReady(shop.origin));
  if (!isAlive) problems.push('the server has restarted, or is not ready');
  const missed = tally.neverTaken();
  if (sent >= MANY && missed.length > 0) problems.push(`never succeeded: ${missed.join(', ')}`);
  for (const [name, errors] of result.unprepared) {
    const broken = errors.filter((error) => !(error instanceof Refused));
    problems.push(...broken.map(({ message }) => `${name} could not be prepared: ${message}`));
  }
  await shop.stop();
  const invariants = runShopProgram('apps/server/src/db-check.ts', {
    DATABASE_URL: shop.databaseUrl,
  });
  if (!invariants.isFine) problems.push(`db:check: ${invariants.said.trim()}`);
  return problems;
}

console.log(`seed ${goal.seed}, ${goal.requests} calls`);
const mediaDir = mkdtempSync(join(tmpdir(), 'dalan-fuzz-'));
process.once('exit', () => rmSync(mediaDir, { recursive: true, force: true }));
await withPreparedPostgres(async (postgres) => {
  const env = { ...highLimits(), MEDIA_DIR: mediaDir, LOG_LEVEL: 'error' };
  const stdio = ['ignore', 'inherit', 'inherit'] as const;
  const shop = await openDrillShop(postgres, `fuzz_${goal.seed}`, async () => ({
    env,
    stdio: [...stdio],
  }));
  const pid = shop.pid();
  const startedAt = performance.now();
  const result = await runFuzz(shop, goal);
  const seconds = Math.round((performance.now() - startedAt) / 1_000);
  const problems = await findProblems(shop, pid, result);
  for (const line of result.tally.lines()) console.log(line);
  console.log(`all of ${result.sent} in ${seconds} s: ${inWords(result.tally.totals())}`);
  console.log(`never answered 2xx: ${result.tally.neverTaken().join(', ') || 'none'}`);
  console.log(`503 with Retry-After: ${result.busy}`);
  for (const [name, errors] of result.unprepared) {
    console.log(`refused ${errors.length} times to prepare ${name}: ${errors.at(-1)?.message}`);
  }
  for (const problem of problems) console.log(problem);
  console.log(problems.length === 0 ? 'held' : 'FAILED');
  if (problems.length > 0) process.exitCode = 1;
});
