import type { Db } from '../../platform/db/database.ts';
import { addGauges } from '../../platform/telemetry/add-gauges.ts';
import type { Metrics } from '../../platform/telemetry/metrics.ts';
import { listWaitingMails } from './waiting-mails.queries.ts';

/** Reported by the servers, because a dead worker reports nothing. */
export function watchMails(
  { registry }: Pick<Metrics, 'registry'>,
  db: Db,
  { cacheMs = 10_000, timeoutMs = 1_000 } = {},
): void {
  addGauges(registry, {
    help: {
      mails_waiting: 'Mails neither sent nor given up, counted to 10,000 of each kind',
      mails_oldest_age_seconds: 'Age of the event of the oldest one; 0 if there is none',
    },
    label: 'kind',
    read: async () => {
      const mails = await listWaitingMails(db);
      return {
        mails_waiting: Object.fromEntries(mails.map(({ kind, count }) => [kind, count])),
        mails_oldest_age_seconds: Object.fromEntries(
          mails.map(({ kind, oldestAgeSeconds }) => [kind, oldestAgeSeconds]),
        ),
      };
    },
    cacheMs,
    timeoutMs,
  });
}
