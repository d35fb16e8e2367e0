import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { OwnPostgres } from '../drills/machines/own-postgres.ts';
import { cpuSecondsOfFamily } from '../load/usage.ts';
import { withDatabase } from '../stored-orders.ts';

/** What pgbench runs: `:u` is the number of a buyer, `:p` that of a flour, both from 1 on. */
type Script = { name: string; statement: string; /** Its table of orders. */ table: string };
export type Case = { shelf: string; flours: number; clients: number };
export type Round = { perSecond: number; cpuMicroseconds: number };
/** The rounds of each script, by its name. */
type Rounds = Record<string, Round[]>;

type Options = {
  postgres: OwnPostgres;
  template: string;
  scripts: readonly Script[];
  cases: readonly Case[];
  buyers: number;
  rounds: number;
  seconds: number;
};

const NOTICED_WITHIN_MS = 200;
const run = promisify(execFile);

/**
 * Runs the scripts in turns. Each round begins on a new copy of the template, so that the buyers of
 * every round have the same history.
 */
export async function runInTurns(options: Options): Promise<Map<Case, Rounds>> {
  const { postgres, template, scripts, cases, rounds } = options;
  const results = new Map(
    cases.map((one): [Case, Rounds] => [
      one,
      Object.fromEntries(scripts.map(({ name }) => [name, []])),
    ]),
  );
  for (let round = 1; round <= rounds; round += 1) {
    const database = `${template}_${round}`;
    await postgres.createDatabase(database, template);
    for (const [one, ofCase] of results) {
      for (const script of scripts) {
        ofCase[script.name]?.push(await measure(options, { database, script, one }));
      }
    }
    await withDatabase(postgres.url('postgres'), (client) =>
      client.query(`drop database ${database}`),
    );
  }
  return results;
}

type Measured = { database: string; script: Script; one: Case };

async function measure(
  { postgres, buyers, seconds }: Options,
  { database, script, one }: Measured,
): Promise<Round> {
  const folder = mkdtempSync(join(tmpdir(), 'dalan-bench-'));
  const file = join(folder, 'order.sql');
  const lines = [
    `\\set u random(1, ${buyers})`,
    `\\set p random(1, ${one.flours})`,
    `${script.statement.replace(/^\s*--.*$/gm, '').replace(/\s+/g, ' ')};`,
  ];
  writeFileSync(file, `${lines.join('\n')}\n`);
  const clients = ['-c', String(one.clients), '-j', String(Math.min(one.clients, 2))];
  const given = ['-n', '-M', 'prepared', ...clients, '-T', String(seconds), '-f', file];
  const countStored = () => countRows(postgres.url(database), script.table);
  const storedBefore = await countStored();
  const before = cpuSecondsOfFamily(postgres.pid());
  const { stdout } = await run('pgbench', [...given, postgres.url(database)]);
  // PostgreSQL notices the end of its processes a moment later; until then their time is not counted.
  await delay(NOTICED_WITHIN_MS);
  const cpuSeconds = cpuSecondsOfFamily(postgres.pid()) - before;
  rmSync(folder, { recursive: true });
  const figure = (pattern: RegExp) => Number(pattern.exec(stdout)?.[1] ?? Number.NaN);
  const orders = figure(/actually processed: (\d+)/);
  const stored = (await countStored()) - storedBefore;
  if (stored !== orders) throw new Error(`${orders} orders were sent, and ${stored} are stored`);
  return { perSecond: figure(/tps = ([\d.]+)/), cpuMicroseconds: (cpuSeconds / orders) * 1e6 };
}

async function countRows(databaseUrl: string, table: string): Promise<number> {
  return withDatabase(databaseUrl, async (client) => {
    const { rows } = await client.query<{ rows: number }>(
      `select count(*)::int as rows from ${table}`,
    );
    return rows[0]?.rows ?? 0;
  });
}
