import type { Db } from '../../platform/db/database.ts';
import { addGauges } from '../../platform/telemetry/add-gauges.ts';
import type { Metrics } from '../../platform/telemetry/metrics.ts';
import { getMailBacklog } from './outbox.queries.ts';

/** Reported by the servers, because a dead worker reports nothing. */
export function watchOutbox(
  { registry }: Pick<Metrics, 'registry'>,
  db: Db,
  { cacheMs = 10_000, timeoutMs = 1_000 } = {},
): void {
  addGauges(registry, {
    help: {
      outbox_waiting_mails: 'Mails neither sent nor given up, counted to 10,000',
      outbox_oldest_mail_age_seconds: 'Age of the event of the oldest one; 0 if there is none',
    },
    read: async () => {
      const { count, oldestAgeSeconds } = await getMailBacklog(db);
      return { outbox_waiting_mails: count, outbox_oldest_mail_age_seconds: oldestAgeSeconds };
    },
    cacheMs,
    timeoutMs,
  });
}
