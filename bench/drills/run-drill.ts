import { setTimeout as delay } from 'node:timers/promises';
import { checkHistory } from './check-history.ts';
import { longestGapMs, openHistory } from './history.ts';
import type { History } from './history.ts';
import { sendInCustomers } from './customers.ts';
import { openDrillShop } from './drill-shop.ts';
import type { DrillShop, Launch } from './drill-shop.ts';
import type { OwnPostgres } from './own-postgres.ts';
import { runShopProgram } from './programs.ts';

export type Scene = { shop: DrillShop; postgres: OwnPostgres; history: History; isWhole: boolean };

/** What a drill does to the shop while customers order. */
export type Trouble = {
  /** Where customers order; else at the server itself. */
  origin?: string;
  /** Taken in turn. */
  faults: (() => Promise<void>)[];
  /** So long a fault itself keeps everybody from ordering: no more gap than this on top of it. */
  outageMs?: number;
  /** After the last fault: ends what the drill started, and tells what it saw go wrong. */
  end?: () => Promise<string[]>;
  /** Figures of this drill alone, told after its end. */
  figures?: () => string[];
};

export type Drill = {
  name: string;
  env?: Record<string, string>;
  /** Where fewer than the usual crowd are enough. */
  customers?: number;
  /** It cuts off answers: of many, some must be of orders that were already written. */
  isCuttingAnswers?: boolean;
  /** No customer may notice anything: every call is answered at the first sending. */
  isUnnoticed?: boolean;
  /** Every sending of an order has ended by then, whatever its answer. */
  answerMostMs?: number;
  /** Why it cannot be done on this machine. */
  findObstacle?: () => string | undefined;
  /** The database of this drill alone, where it needs one of another kind. */
  startPostgres?: () => Promise<OwnPostgres>;
  /** What the server must find when it starts. */
  prepare?: (databaseUrl: string) => Promise<Launch>;
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
  figures: string[];
};

/** One defence taken away, and whether the drill has seen it. */
export type Sabotage = {
  name: string;
  nodeArguments?: string[];
  /** Before anybody orders. */
  prepare?: (databaseUrl: string) => Promise<void>;
  /** Before the check, which must then find it. */
  commit?: (shop: DrillShop, history: History) => Promise<void>;
  isCaught: (result: DrillResult) => boolean;
};

export const ENDED_BY_ITSELF = 'the server ended by itself';
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
  const trouble = await drill.bring({ shop, postgres, history, isWhole });
  const crowd = await sendInCustomers(trouble.origin ?? shop.origin, history, drill.customers);
  const from = performance.now();
  const faults = await causeFaults(trouble, goal, history);
  await crowd.leave();
  const gapMs = longestGapMs(history, from, performance.now());
  const orders = history.acknowledgedAt.length;
  const unanswered = [...history.unanswered];
  const seen = (await trouble.end?.()) ?? [];
  const { slowestMs } = history;
  const told = { name: drill.name, orders, faults, gapMs, figures: trouble.figures?.() ?? [] };
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
  const gapMostMs = goal.gapMostMs + (trouble.outageMs ?? 0);
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
