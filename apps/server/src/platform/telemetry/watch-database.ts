import { setTimeout as delay } from 'node:timers/promises';
import { addGauges } from './add-gauges.ts';
import type { Metrics } from './metrics.ts';

/** Nobody else asks all the time: the proxy sends visitors also where the database is away. */
export function watchDatabase(
  { registry }: Pick<Metrics, 'registry'>,
  isReady: () => Promise<boolean>,
  { freshMs = 5_000, patienceMs = 2_000 } = {},
): void {
  addGauges(registry, {
    help: { database_up: '1 where the database answers, 0 where it does not' },
    read: async () => {
      const isUp = await Promise.race([isReady(), delay(patienceMs, false, { ref: false })]);
      return { database_up: isUp ? 1 : 0 };
    },
    freshMs,
    patienceMs: patienceMs * 2,
  });
}
