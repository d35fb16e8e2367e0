import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    propertyRuns: number;
    isNightly: boolean;
  }
}

/** How many cases a property tries; `vitest.config.ts` says it. */
export const PROPERTY_RUNS = { numRuns: inject('propertyRuns') };

const GATE_SHARE = 5;

/** A race is tried this often in the nightly run, and a fifth as often in the gate. */
export function rounds(nightly: number): number {
  return inject('isNightly') ? nightly : Math.ceil(nightly / GATE_SHARE);
}

/** The nightly run tries the whole list. The gate tries a fifth of it, another one each turn. */
export function shareOf<Item>(list: readonly Item[], turn: number): readonly Item[] {
  if (inject('isNightly')) return list;
  return list.filter((_item, place) => (place + turn) % GATE_SHARE === 0);
}
