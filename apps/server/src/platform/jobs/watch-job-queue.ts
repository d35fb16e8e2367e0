import type { Db } from '../db/database.ts';
import { addGauges } from '../telemetry/add-gauges.ts';
import type { Metrics } from '../telemetry/metrics.ts';
import { getJobBacklog, listLastSuccesses } from './job-queue.queries.ts';
import { DEAD_LETTERS } from './queues.rules.ts';

/** The servers report these figures, because a dead worker reports nothing. */
export function watchJobQueue(
  { registry }: Pick<Metrics, 'registry'>,
  db: Db,
  { cacheMs = 10_000, timeoutMs = 1_000 } = {},
): void {
  addGauges(registry, {
    help: {
      jobs_waiting: 'Jobs that are due and that no worker has taken',
      jobs_oldest_age_seconds: 'How long the oldest one has been due; 0 if there is none',
      jobs_dead_letters: 'Jobs that failed every attempt',
    },
    read: async () => {
      const backlog = await getJobBacklog(db, DEAD_LETTERS);
      return {
        jobs_waiting: backlog.waiting,
        jobs_oldest_age_seconds: backlog.oldestAgeSeconds,
        jobs_dead_letters: backlog.deadLetters,
      };
    },
    cacheMs,
    timeoutMs,
  });
  addGauges(registry, {
    help: {
      jobs_last_success_timestamp_seconds: 'When each scheduled job last succeeded, in any process',
    },
    label: 'name',
    read: async () => {
      const successes = await listLastSuccesses(db);
      const times = successes.map(({ name, at }) => [name, at] as const);
      return { jobs_last_success_timestamp_seconds: Object.fromEntries(times) };
    },
    cacheMs: cacheMs * 6,
    timeoutMs,
  });
}
