import { setTimeout as delay } from 'node:timers/promises';
import { checkHistory } from '../check-history.ts';
import { longestGapMs, openHistory } from '../history.ts';
import type { History } from '../history.ts';
import { sendInCustomers } from './customers.ts';
import { openDrillShop } from './drill-shop.ts';
import type { DrillShop } from './drill-shop.ts';
import type { OwnPostgres } from './own-postgres.ts';
import { runShopProgram } from './programs.ts';

export type Scene = { shop: DrillShop; postgres: OwnPostgres };

/** What a drill does to the shop while customers order. */
export type Trouble = {
  /** Taken in turn. */
  faults: (() => Promise<void>)[];
  /** After the last fault: ends what the drill started, and tells what it saw go wrong. */
  end?: () => Promise<string[]>;
};

export type Drill = {
  name: string;
  env?: Record<string, string>;
  /** It cuts off answers: of many, some must be of orders that were already written. */
  isCuttingAnswers?: boolean;
  bring: (scene: Scene) => Promise<Trouble>;
};

/** All of it within the time, or the drill has failed. */
export type Goal = { orders: number; faults: number; withinSeconds: number; gapMostMs: number };

export type DrillResult = {
  name: string;
  orders: number;
  faults: number;
  lost: number;
  duplicated: number;
  replays: number;
  gapMs: number;
  problems: string[];
};

const QUIET_MS = { least: 1_000, most: 3_000 };
const MANY_FAULTS = 20;

/** `sabotage` breaks something before the check, which must then find it. */
export async function runDrill(
  postgres: OwnPostgres,
  drill: Drill,
  goal: Goal,
  sabotage?: (shop: DrillShop, history: History) => Promise<void>,
): Promise<DrillResult> {
  const name = `${drill.name}_${Date.now()}`;
  const shop = await openDrillShop(postgres, name, drill.env);
  const history = openHistory();
  const trouble = await drill.bring({ shop, postgres });
  const crowd = await sendInCustomers(shop.origin, history);
  const from = performance.now();
  const faults = await causeFaults(trouble, goal, history);
  await crowd.leave();
  const gapMs = longestGapMs(history, from, performance.now());
  const orders = history.acknowledgedAt.length;
  const seen = (await trouble.end?.()) ?? [];
  if (!shop.isUp()) throw new Error(`drill ${drill.name}: the server ended by itself`);

  await sabotage?.(shop, history);
  const { lost, duplicated, problems } = await checkHistory(history, shop);
  await shop.stop();
  const invariants = runShopProgram('apps/server/src/db-check.ts', {
    DATABASE_URL: shop.databaseUrl,
  });
  if (!invariants.isFine) problems.push(`db:check: ${invariants.said.trim()}`);
  if (gapMs > goal.gapMostMs) {
    problems.push(`no order for ${gapMs} ms, more than ${goal.gapMostMs}`);
  }
  if (orders < goal.orders || faults < goal.faults) {
    problems.push(`only ${orders} orders and ${faults} faults in ${goal.withinSeconds} s`);
  }
  if (drill.isCuttingAnswers && faults >= MANY_FAULTS && history.replays === 0) {
    problems.push('no replay: the drill never hit the time between commit and answer');
  }
  return {
    ...{ name: drill.name, orders, faults, lost, duplicated, gapMs },
    replays: history.replays,
    problems: [...seen, ...problems],
  };
}

async function causeFaults({ faults }: Trouble, goal: Goal, history: History): Promise<number> {
  const end = performance.now() + goal.withinSeconds * 1_000;
  const isReached = () => count >= goal.faults && history.acknowledgedAt.length >= goal.orders;
  let count = 0;
  while (!isReached() && performance.now() < end) {
    await delay(QUIET_MS.least + Math.random() * (QUIET_MS.most - QUIET_MS.least));
    await faults[count % faults.length]?.();
    count += 1;
  }
  // What the last fault cut is seen by those who order after it.
  await delay(QUIET_MS.least);
  return count;
}
