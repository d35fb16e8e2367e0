import { prepareTemplate } from './people/drill-shop.ts';
import { startOwnPostgres } from './machines/own-postgres.ts';
import type { OwnPostgres } from './machines/own-postgres.ts';
import { runDrill } from './run-drill.ts';
import type { Drill, Goal } from './run-drill.ts';
import { hasHeld, printHeadings, printResult, printSkipped } from './table.ts';

/** The full goal is 10,000 orders through 20 faults, and never five seconds without an order. */
const WHOLE: Goal = { orders: 10_000, faults: 20, withinSeconds: 600, gapMostMs: 5_000 };

/** DRILL_ORDERS, DRILL_FAULTS and DRILL_SECONDS override it; DRILL_GAP_MS is for a busy machine. */
export function goalOf(standard: Partial<Goal> = {}): Goal {
  const { env } = process;
  const { orders, faults, withinSeconds, gapMostMs } = { ...WHOLE, ...standard };
  return {
    orders: Number(env['DRILL_ORDERS'] ?? orders),
    faults: Number(env['DRILL_FAULTS'] ?? faults),
    withinSeconds: Number(env['DRILL_SECONDS'] ?? withinSeconds),
    gapMostMs: Number(env['DRILL_GAP_MS'] ?? gapMostMs),
  };
}

export async function runDrills(drills: Drill[], goal: Goal): Promise<void> {
  printHeadings();
  const run = async (drill: Drill, postgres: OwnPostgres) => {
    const result = await runDrill(postgres, drill, goal);
    printResult(result);
    if (!hasHeld(result)) process.exitCode = 1;
  };
  const possible = drills.filter(({ name, findObstacle }) => {
    const obstacle = findObstacle?.();
    if (obstacle !== undefined) {
      printSkipped(name, obstacle);
      // The nightly run installs all that the drills need.
      if (process.env['CI'] === 'true') process.exitCode = 1;
    }
    return obstacle === undefined;
  });
  const onOneDatabase = possible.filter(({ startPostgres }) => startPostgres === undefined);
  if (onOneDatabase.length > 0) {
    await withPreparedPostgres(async (postgres) => {
      for (const drill of onOneDatabase) await run(drill, postgres);
    });
  }
  for (const drill of possible.filter((one) => !onOneDatabase.includes(one))) {
    await withPreparedPostgres((postgres) => run(drill, postgres), drill.startPostgres);
  }
}

export async function withPreparedPostgres(
  use: (postgres: OwnPostgres) => Promise<void>,
  start: () => Promise<OwnPostgres> = startOwnPostgres,
): Promise<void> {
  // Exit handlers then stop the child processes.
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => process.exit(1));
  const postgres = await start();
  await prepareTemplate(postgres);
  await use(postgres);
  await postgres.stop();
}
