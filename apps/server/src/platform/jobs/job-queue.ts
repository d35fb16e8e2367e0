import { setTimeout as delay } from 'node:timers/promises';
import { fromKysely, PgBoss } from 'pg-boss';
import { SHOP_TIME_ZONE } from '@dalan/contract/language/time-zone';
import type { Db } from '../db/database.ts';
import { inTrace } from '../telemetry/tracing.ts';
import type { Log } from './create-log.ts';
import type { MeasureJob } from './measure-jobs.ts';
import { DEAD_LETTERS, scheduledQueue } from './queues.rules.ts';
import type { Polling } from './start-polling.ts';

/** A cron job. It runs in one process at a time. */
export type ScheduledJob = {
  /** The queue has the same name. */
  name: string;
  /** Cron expression in the shop's time zone. */
  cron: string;
  run: () => Promise<void>;
};

export type JobQueueOptions = {
  db: Db;
  log: Log;
  jobs: ScheduledJob[];
  /** Poll interval of each process. */
  pollSeconds: number;
  /** A job that runs longer counts as failed. */
  expireSeconds: number;
  measure: MeasureJob;
};

const START_AGAIN_MS = 10_000;
const STOP_TIMEOUT_MS = 3_000;

/**
 * Runs the jobs on pg-boss, over the shop's pool. `npm run db:migrate` creates its tables; the
 * servers' role can only change rows.
 */
export function startJobQueue(options: JobQueueOptions): Polling {
  const { db, log } = options;
  const stopping = new AbortController();
  const boss = new PgBoss({
    db: fromKysely(db.withoutPlugins()),
    migrate: false,
    createSchema: false,
    reindex: false,
  });
  boss.on('error', (error) => log.warn({ err: error }, 'job queue error'));
  boss.on('warning', ({ message, data }) => log.warn({ data }, `job queue warning: ${message}`));

  const started = startWhenReachable(boss, options, stopping.signal);
  return {
    stop: async () => {
      stopping.abort();
      await started;
      await boss.stop({ timeout: STOP_TIMEOUT_MS });
    },
  };
}

/** The database may be down when a server starts, so this retries. */
async function startWhenReachable(
  boss: PgBoss,
  options: JobQueueOptions,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    try {
      await boss.start();
      await declareQueues(boss, options);
      return;
    } catch (error) {
      options.log.warn({ err: error }, 'job queue not started, will retry');
      await delay(START_AGAIN_MS, undefined, { signal }).catch(() => undefined);
    }
  }
}

async function declareQueues(boss: PgBoss, options: JobQueueOptions): Promise<void> {
  const { jobs, expireSeconds, pollSeconds } = options;
  await boss.createQueue(DEAD_LETTERS);
  for (const { name, cron } of jobs) {
    const settings = scheduledQueue(expireSeconds);
    // At most one job is queued and one runs, so that a slow job never runs twice at once.
    await boss.createQueue(name, { ...settings, policy: 'stately' });
    await boss.updateQueue(name, settings);
    await boss.schedule(name, cron, null, { tz: SHOP_TIME_ZONE });
  }
  await removeOldSchedules(boss, jobs);
  for (const job of jobs) {
    const how = { pollingIntervalSeconds: pollSeconds };
    await boss.work(job.name, how, () => runLogged(job, options));
  }
}

/** Schedules of removed jobs stay in the database until unscheduled. */
async function removeOldSchedules(boss: PgBoss, jobs: ScheduledJob[]): Promise<void> {
  const names = new Set(jobs.map(({ name }) => name));
  const old = (await boss.getSchedules()).filter(({ name }) => !names.has(name));
  for (const { name } of old) await boss.unschedule(name);
}

async function runLogged(
  { name, run }: ScheduledJob,
  { log, measure }: JobQueueOptions,
): Promise<void> {
  try {
    await inTrace({ name: `job ${name}` }, () => measure(name, run));
  } catch (error) {
    log.warn({ err: error, job: name }, 'job failed');
    throw error;
  }
}
