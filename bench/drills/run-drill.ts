import { setTimeout as delay } from 'node:timers/promises';
import { checkHistory } from './people/check-history.ts';
import { longestGapMs, openHistory } from './people/history.ts';
import type { History } from './people/history.ts';
import { startCustomers } from './people/customers.ts';
import { openDrillShop } from './people/drill-shop.ts';
import type { DrillShop, Launch, Restart } from './people/drill-shop.ts';
import type { OwnPostgres } from './machines/own-postgres.ts';
import { runShopProgram } from './machines/programs.ts';

export type Scene = { shop: DrillShop; postgres: OwnPostgres; history: History; isWhole: boolean };

/** The faults that a drill causes while customers order. */
export type FaultPlan = {
  /** The address where customers order, if not the server itself. */
  origin?: string;
  /** The faults are caused in turn. */
  faults: (() => Promise<void>)[];
  /** How long a fault itself blocks all orders; the allowed gap is added to this. */
  outageMs?: number;
  /** Runs after the last fault: stops what the drill started, and returns the problems it saw. */
  end?: () => Promise<string[]>;
  /** Returns figures of this drill, printed at its end. */
  figures?: () => string[];
};

export type Drill = {
  name: string;
  env?: Record<string, string>;
  /** Set if fewer customers than usual are enough. */
  customers?: number;
  /** True if the drill cuts answers off. Some of them must belong to orders already stored. */
  isCuttingAnswers?: boolean;
  /** True if no customer may be affected: every call is answered the first time. */
  isUnnoticed?: boolean;
  /** Every order call must end within this time, whatever its answer. */
  answerMostMs?: number;
  /** Returns why the drill cannot run on this machine. */
  findObstacle?: () => string | undefined;
  /** Starts a special database, if the drill needs one. */
  startPostgres?: () => Promise<OwnPostgres>;
  /** Prepares what must be ready before the server starts. */
  prepare?: (databaseUrl: string) => Promise<Launch>;
  bring: (scene: Scene) => Promise<FaultPlan>;
};

/** A drill that does not reach all of this in time has failed. */
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
  figures: string[];
};

/** A disabled safeguard, and whether the drill detected it. */
export type Sabotage = {
  name: string;
  nodeArguments?: string[];
  /** Runs before the first order. */
  prepare?: (databaseUrl: string) => Promise<void>;
  /** Runs before the check, which must then detect it. */
  commit?: (shop: DrillShop, history: History) => Promise<void>;
  isCaught: (result: DrillResult) => boolean;
};

export const ENDED_BY_ITSELF = 'the server exited by itself';
const QUIET_MS = { least: 1_000, most: 3_000 };
const MANY_FAULTS = 20;

export async function runDrill(
  postgres: OwnPostgres,
  drill: Drill,
  goal: Goal,
  sabotage?: Sabotage,
): Promise<DrillResult> {
  const name = `${drill.name.replaceAll('-', '_')}_${Date.now()}`;
  const shop = await openDrillShop(postgres, name, async (databaseUrl) => {
    await sabotage?.prepare?.(databaseUrl);
    const launch = await drill.prepare?.(databaseUrl);
    const nodeArguments = sabotage?.nodeArguments ?? [];
    return { ...launch, env: { ...drill.env, ...launch?.env }, nodeArguments };
  });
  const history = openHistory();
  const isWhole = goal.faults >= MANY_FAULTS;
  const faultPlan = await drill.bring({ shop, postgres, history, isWhole });
  const crowd = await startCustomers(faultPlan.origin ?? shop.origin, history, drill.customers);
  const from = performance.now();
  const faults = await causeFaults(faultPlan, goal, history);
  await crowd.leave();
  const gapMs = longestGapMs(history, from, performance.now());
  const orders = history.acknowledgedAt.length;
  const unanswered = [...history.unanswered];
  const seen = (await faultPlan.end?.()) ?? [];
  const { slowestMs } = history;
  const restart = shop.slowestRestart();
  const figures = [...(faultPlan.figures?.() ?? []), ...describeRestart(restart)];
  const told = { name: drill.name, orders, faults, gapMs, figures };
  if (!shop.isUp()) {
    const problems = [...seen, ENDED_BY_ITSELF];
    return { ...told, lost: 0, duplicated: 0, replays: history.replays, problems };
  }

  await sabotage?.commit?.(shop, history);
  const { lost, duplicated, problems } = await checkHistory(history, shop);
  await shop.stop();
  const invariants = runShopProgram('apps/server/src/db-check.ts', {
    DATABASE_URL: shop.databaseUrl,
  });
  if (!invariants.isFine) problems.push(`db:check: ${invariants.said.trim()}`);
  // A gap lasts as long as a server takes to start: about 3 s, or 9 s if others use the cores. That
  // wait says nothing about the shop.
  const gapMostMs = goal.gapMostMs + (faultPlan.outageMs ?? 0) + restart.waitedForCoreMs;
  if (gapMs > gapMostMs) problems.push(`no order for ${gapMs} ms, more than ${gapMostMs}`);
  if (orders < goal.orders || faults < goal.faults) {
    problems.push(`only ${orders} orders and ${faults} faults in ${goal.withinSeconds} s`);
  }
  if (drill.isUnnoticed) problems.push(...unanswered.map((said) => `an order got: ${said}`));
  if (slowestMs > (drill.answerMostMs ?? Infinity)) {
    problems.push(`an order call took ${slowestMs} ms, more than ${drill.answerMostMs}`);
  }
  if (drill.isCuttingAnswers && isWhole && history.replays === 0) {
    problems.push('no replay: the drill never hit the time between commit and answer');
  }
  return {
    ...{ ...told, lost, duplicated },
    replays: history.replays,
    problems: [...seen, ...problems],
  };
}

function describeRestart({ ms, waitedForCoreMs }: Restart): string[] {
  if (ms === 0) return [];
  return [`the slowest restart took ${ms} ms, of which it waited ${waitedForCoreMs} for a core`];
}

async function causeFaults({ faults }: FaultPlan, goal: Goal, history: History): Promise<number> {
  const end = performance.now() + goal.withinSeconds * 1_000;
  const isReached = () => count >= goal.faults && history.acknowledgedAt.length >= goal.orders;
  let count = 0;
  while (!isReached() && performance.now() < end) {
    await delay(QUIET_MS.least + Math.random() * (QUIET_MS.most - QUIET_MS.least));
    await faults[count % faults.length]?.();
    count += 1;
  }
  // Orders after the last fault show its effects.
  await delay(QUIET_MS.least);
  return count;
}
