import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { resolve } from 'node:path';
import { runShopProgram } from '../drills/machines/programs.ts';
import { startOwnPostgres } from '../drills/machines/own-postgres.ts';
import { fillStock } from '../fill-stock.ts';
import { addManyOrders } from '../load/many-orders.ts';
import { withDatabase } from '../stored-orders.ts';
import { replaceParameters, sameForAll } from './place-order-limits.ts';
import { runInTurns } from './statement-rounds.ts';
import type { Case, Round } from './statement-rounds.ts';
import { addYardstick, yardstick } from './yardstick.ts';

/**
 * Compares the order statement alone with the smallest order that a shop could store, by pgbench on
 * a PostgreSQL of its own. The buyers order every two weeks, as in docs/scale.md.
 */
const PORT = Number(process.env['STATEMENT_PORT'] ?? 4381);
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 2);
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 7);
/** So that a statement that grows is noticed. At 84b5ff7 the ratio was about 8. */
const GOAL = 16;
const BUYERS = 5_000;
const HISTORY = { users: 0, orders: 50_000, days: 140 };
const TEMPLATE = 'dalan_statement';

const statement = readFileSync(
  resolve(import.meta.dirname, '../../apps/server/src/features/sales/orders/place/place-order.sql'),
  'utf8',
);
const postgres = await startOwnPostgres(PORT);
await postgres.createDatabase(TEMPLATE);
const databaseUrl = postgres.url(TEMPLATE);
const env = {
  DATABASE_URL: databaseUrl,
  MEDIA_DIR: resolve(import.meta.dirname, '../../.data/e2e-media'),
};
for (const file of ['apps/server/src/db-migrate.ts', 'apps/server/seed/db-seed.ts']) {
  const { isFine, said } = runShopProgram(file, env);
  if (!isFine) throw new Error(`${file} failed: ${said}`);
}
await fillStock(databaseUrl);
await addBuyers();
await addManyOrders(databaseUrl, HISTORY);
const flours = await listFlours();
await addYardstick(databaseUrl, flours.length);

/** Id and number of a buyer follow from their place, so that pgbench needs no list of them. */
async function addBuyers(): Promise<void> {
  await withDatabase(databaseUrl, (client) =>
    client.query(
      `insert into users (id, name, email, phone, address, password_hash, created_at)
       select lpad(n::text, 32, '0')::uuid, 'Customer ' || n, 'buyer-' || n || '@dalan.example',
         (6000000000 + n)::text, n || ' Laxmi Road, Pune 411030', 'x', now() - interval '1 year'
       from generate_series(1, $1::int) n`,
      [BUYERS],
    ),
  );
}

async function listFlours(): Promise<{ id: string; price: number }[]> {
  return withDatabase(databaseUrl, async (client) => {
    const { rows } = await client.query<{ id: string; price: number }>(
      'select id, price_paise as price from products where is_active order by id',
    );
    return rows;
  });
}

function literal(value: string | number | boolean | null | readonly string[]): string {
  if (value === null || (typeof value !== 'object' && typeof value !== 'string'))
    return String(value);
  return typeof value === 'string' ? `'${value}'` : `'{${value.join(',')}}'`;
}

function filledStatement(): string {
  const values: Record<string, string> = {
    ...Object.fromEntries(Object.entries(sameForAll).map(([name, one]) => [name, literal(one)])),
    // The windows are those of a shop without settings of its own.
    ordersSeconds: '3600',
    gramsSeconds: '86400',
    userId: `lpad(:u::text, 32, '0')::uuid`,
    contactNumber: `(6000000000 + :u)::text`,
    productIds: `array[(array[${flours.map(({ id }) => `'${id}'`).join(', ')}]::uuid[])[:p]]`,
    seenPricesPaise: `array[(array[${flours.map(({ price }) => price).join(', ')}])[:p]]`,
    grinds: `'{null}'`,
    weightsGrams: `'{1000}'`,
    idempotencyKey: `gen_random_uuid()::text`,
    requestHash: `sha256('order')`,
  };
  return replaceParameters(statement.replace(/^\s*--.*$/gm, ''), (name) => values[name] ?? '');
}

const spread = { shelf: 'spread', flours: flours.length };
const cases: Case[] = [
  ...[1, 8, 32].map((clients) => ({ ...spread, clients })),
  { shelf: 'one flour', flours: 1, clients: 8 },
];
const smallest = replaceParameters(yardstick, (name) => (name === 'buyer' ? ':u' : ':p'));
const results = await runInTurns({
  postgres,
  template: TEMPLATE,
  scripts: [
    { name: 'yardstick', statement: smallest, table: 'yardstick.orders' },
    { name: 'statement', statement: filledStatement(), table: 'orders' },
  ],
  cases,
  buyers: BUYERS,
  rounds: ROUNDS,
  seconds: SECONDS,
});
await postgres.stop();

console.log(
  `medians of ${ROUNDS} rounds in turns, with the lowest and the highest; load ${loadavg()[0]?.toFixed(1)}`,
);
let highest = 0;
for (const [{ shelf, clients }, { yardstick: least = [], statement: full = [] }] of results) {
  const perSecond = ({ perSecond }: Round) => perSecond;
  const cpu = ({ cpuMicroseconds }: Round) => cpuMicroseconds;
  const ratios = full.map((round, index) => cpu(round) / (least[index]?.cpuMicroseconds ?? 0));
  highest = Math.max(highest, median(ratios));
  console.log(`${shelf}, clients: ${clients}
  orders a second     yardstick ${inWords(least.map(perSecond))}, statement ${inWords(full.map(perSecond))}
  CPU an order in µs  yardstick ${inWords(least.map(cpu))}, statement ${inWords(full.map(cpu))}
  ratio of CPU        ${inWords(ratios, 1)}`);
}
console.log(`goal: ratio of CPU <= ${GOAL}: ${highest <= GOAL ? 'met' : 'not met'}`);
process.exitCode = highest <= GOAL ? 0 : 1;

function sort(figures: number[]): number[] {
  return figures.toSorted((a, b) => a - b);
}

function median(figures: number[]): number {
  return sort(figures)[Math.floor(figures.length / 2)] ?? Number.NaN;
}

function inWords(figures: number[], digits = 0): string {
  const sorted = sort(figures);
  const range = [sorted[0], sorted.at(-1)].map((figure) => figure?.toFixed(digits));
  return `${median(figures).toFixed(digits)} (${range.join(' to ')})`;
}
