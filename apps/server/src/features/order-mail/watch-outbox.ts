import type { Db } from '../../platform/db/database.ts';
import { addGauges } from '../../platform/telemetry/add-gauges.ts';
import type { Metrics } from '../../platform/telemetry/metrics.ts';
import { getMailBacklog } from './outbox.queries.ts';

/** Told by the servers, not by the worker: a worker that is dead tells nothing. */
export function watchOutbox(
  { registry }: Pick<Metrics, 'registry'>,
  db: Db,
  { cacheMs = 10_000, timeoutMs = 1_000 } = {},
): void {
  addGauges(registry, {
    help: {
      outbox_waiting_mails: 'Mails neither sent nor given up, counted to 10,000',
      outbox_oldest_mail_age_seconds: 'Since what the oldest of them tells of; 0 where none waits',
    },
    read: async () => {
      const { count, oldestAgeSeconds } = await getMailBacklog(db);
      return { outbox_waiting_mails: count, outbox_oldest_mail_age_seconds: oldestAgeSeconds };
    },
    cacheMs,
    timeoutMs,
  });
}
