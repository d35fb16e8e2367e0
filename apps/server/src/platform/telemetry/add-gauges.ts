import { setTimeout as delay } from 'node:timers/promises';
import { Gauge } from 'prom-client';
import type { Registry } from 'prom-client';

export type GaugeSource<Name extends string> = {
  help: Record<Name, string>;
  read: () => Promise<Record<Name, number>>;
  /** Values younger than this are served from the cache. */
  cacheMs: number;
  timeoutMs: number;
};

/**
 * Gauges that are read when the metrics are scraped. Values that cannot be read in time are left
 * out, so that an outage does not block the other metrics.
 */
export function addGauges<Name extends string>(
  registry: Registry,
  { help, read, cacheMs, timeoutMs }: GaugeSource<Name>,
): void {
  let last = {
    at: -Infinity,
    values: Promise.resolve<Record<Name, number> | undefined>(undefined),
  };
  function latest() {
    if (performance.now() - last.at >= cacheMs) {
      const values = Promise.race([
        read().catch(() => undefined),
        delay(timeoutMs, undefined, { ref: false }),
      ]);
      last = { at: performance.now(), values };
    }
    return last.values;
  }
  for (const name of Object.keys(help) as Name[]) {
    new Gauge({
      name,
      help: help[name],
      registers: [registry],
      async collect() {
        const values = await latest();
        if (values === undefined) this.remove();
        else this.set(values[name]);
      },
    });
  }
}
