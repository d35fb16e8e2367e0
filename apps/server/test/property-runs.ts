import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    propertyRuns: number;
  }
}

/** How many cases a property tries; `vitest.config.ts` says it. */
export const PROPERTY_RUNS = { numRuns: inject('propertyRuns') };
