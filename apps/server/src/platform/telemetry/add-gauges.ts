import { setTimeout as delay } from 'node:timers/promises';
import { Gauge } from 'prom-client';
import type { Registry } from 'prom-client';

export type GaugeSource<Name extends string> = {
  help: Record<Name, string>;
  read: () => Promise<Record<Name, number>>;
  /** Asked again sooner than this, what was read last is told again. */
  freshMs: number;
  patienceMs: number;
};

/**
 * Gauges that are read when somebody asks for the metrics. What cannot be read in time is left out:
 * all other figures are wanted most of all when something is away.
 */
export function addGauges<Name extends string>(
  registry: Registry,
  { help, read, freshMs, patienceMs }: GaugeSource<Name>,
): void {
  let last = {
    at: -Infinity,
    values: Promise.resolve<Record<Name, number> | undefined>(undefined),
  };
  function latest() {
    if (performance.now() - last.at >= freshMs) {
      const values = Promise.race([
        read().catch(() => undefined),
        delay(patienceMs, undefined, { ref: false }),
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
