import { letterSubjects } from '@dalan/contract/office/letters';
import type { Db } from '../../../platform/db/database.ts';
import { addGauges } from '../../../platform/telemetry/add-gauges.ts';
import type { Metrics } from '../../../platform/telemetry/metrics.ts';
import { listWaitingLetters } from './waiting-letters.queries.ts';
import type { WaitingLetters } from './waiting-letters.queries.ts';

/** The servers report these figures, because a dead worker reports nothing. */
export function watchLetters(
  { registry }: Pick<Metrics, 'registry'>,
  db: Db,
  { cacheMs = 10_000, timeoutMs = 1_000 } = {},
): void {
  addGauges(registry, {
    help: {
      mails_waiting: 'Mails neither sent nor given up, counted to 40,000',
      mails_oldest_age_seconds: 'Age of the news of the oldest one; 0 if there is none',
    },
    label: 'kind',
    read: async () => {
      const waiting = await listWaitingLetters(db);
      return {
        mails_waiting: bySubject(waiting, ({ count }) => count),
        mails_oldest_age_seconds: bySubject(waiting, ({ oldestAgeSeconds }) => oldestAgeSeconds),
      };
    },
    cacheMs,
    timeoutMs,
  });
}

/** A subject without waiting letters gets zero, because a missing value would end no alarm. */
function bySubject(waiting: WaitingLetters[], figure: (letters: WaitingLetters) => number) {
  return Object.fromEntries([
    ...letterSubjects.map((subject) => [subject, 0] as const),
    ...waiting.map((letters) => [letters.subject, figure(letters)] as const),
  ]);
}
