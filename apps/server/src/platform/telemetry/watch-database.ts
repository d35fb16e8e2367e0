import { setTimeout as delay } from 'node:timers/promises';
import { addGauges } from './add-gauges.ts';
import type { Metrics } from './metrics.ts';

/** The only continuous database check: the proxy's health check passes during a database outage. */
export function watchDatabase(
  { registry }: Pick<Metrics, 'registry'>,
  isReady: () => Promise<boolean>,
  { cacheMs = 5_000, timeoutMs = 2_000 } = {},
): void {
  addGauges(registry, {
    help: { database_up: '1 if the database answers, else 0' },
    read: async () => {
      const isUp = await Promise.race([isReady(), delay(timeoutMs, false, { ref: false })]);
      return { database_up: isUp ? 1 : 0 };
    },
    cacheMs,
    timeoutMs: timeoutMs * 2,
  });
}
