import { setTimeout as delay } from 'node:timers/promises';
import { Gauge } from 'prom-client';
import type { Registry } from 'prom-client';

/** One figure, or one for each value of the label. */
type Figure = number | Record<string, number>;

export type GaugeSource<Name extends string> = {
  help: Record<Name, string>;
  /** Name of the label, for figures that have one. */
  label?: string;
  read: () => Promise<Record<Name, Figure>>;
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
  { help, label, read, cacheMs, timeoutMs }: GaugeSource<Name>,
): void {
  let last = {
    at: -Infinity,
    values: Promise.resolve<Record<Name, Figure> | undefined>(undefined),
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
      ...(label !== undefined && { labelNames: [label] }),
      registers: [registry],
      async collect() {
        const figure = (await latest())?.[name];
        // Without labels a reset gauge would report 0.
        if (label === undefined) this.remove();
        else this.reset();
        if (typeof figure === 'number') this.set(figure);
        else if (label !== undefined) {
          for (const [value, one] of Object.entries(figure ?? {}))
            this.set({ [label]: value }, one);
        }
      },
    });
  }
}
