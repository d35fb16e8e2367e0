import { setTimeout as delay } from 'node:timers/promises';
import { fromKysely, PgBoss } from 'pg-boss';
import type { Db } from '../db/database.ts';
import type { Log } from './create-log.ts';
import type { Polling } from './start-polling.ts';

/** A job that runs by the clock, in one process at a time. */
export type ScheduledJob = {
  /** Also the name of its queue. */
  name: string;
  /** Minute, hour, day of month, month, weekday, in the shop's time. */
  cron: string;
  run: () => Promise<void>;
};

export type JobQueueOptions = {
  db: Db;
  log: Log;
  jobs: ScheduledJob[];
  /** How often each process asks for work. */
  pollSeconds: number;
  /** A job that runs longer than this counts as failed. */
  expireSeconds: number;
};

export const DEAD_LETTERS = 'dead-letters';
/** About half an hour with the back-off. After that the job waits among the dead letters for a person. */
const RETRY = { retryLimit: 6, retryDelay: 30, retryBackoff: true };
const TIME_ZONE = 'Asia/Kolkata';
const START_AGAIN_MS = 10_000;
const STOP_TIMEOUT_MS = 3_000;

/**
 * Runs the jobs on pg-boss, over the shop's own pool. Its tables are made by `npm run db:migrate`;
 * the servers' role may change rows in them and nothing else.
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

/** The database may be away when a server starts, and the shop opens all the same. */
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
    const settings = { ...RETRY, expireInSeconds: expireSeconds, deadLetter: DEAD_LETTERS };
    // One waiting and one running at most: a slow job is not run twice at once.
    await boss.createQueue(name, { ...settings, policy: 'stately' });
    await boss.updateQueue(name, settings);
    await boss.schedule(name, cron, null, { tz: TIME_ZONE });
  }
  await forgetOldSchedules(boss, jobs);
  for (const job of jobs) {
    const how = { pollingIntervalSeconds: pollSeconds };
    await boss.work(job.name, how, () => runLogged(job, options.log));
  }
}

/** A job of an older release keeps its schedule in the database until somebody removes it. */
async function forgetOldSchedules(boss: PgBoss, jobs: ScheduledJob[]): Promise<void> {
  const names = new Set(jobs.map(({ name }) => name));
  const old = (await boss.getSchedules()).filter(({ name }) => !names.has(name));
  for (const { name } of old) await boss.unschedule(name);
}

async function runLogged({ name, run }: ScheduledJob, log: Log): Promise<void> {
  try {
    await run();
  } catch (error) {
    log.warn({ err: error, job: name }, 'job failed');
    throw error;
  }
}
