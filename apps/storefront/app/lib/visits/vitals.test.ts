import { describe, expect, it } from 'vitest';

import { openJumps, slowestInteraction } from './vitals.rules.ts';

function worstOf(...jumps: [at: number, size: number, cause?: string][]) {
  const all = openJumps<string>();
  let found = { worst: 0, cause: undefined as string | null | undefined };
  for (const [at, size, cause] of jumps) found = all.add({ at, size, cause });
  return found;
}

describe('jumps', () => {
  it('close to each other add up, and the largest is the cause', () => {
    const found = worstOf([100, 0.25, 'banner'], [900, 0.5, 'picture'], [1800, 0.125, 'line']);
    expect(found).toEqual({ worst: 0.875, cause: 'picture' });
  });

  it('a second apart are two windows, of which the worse counts', () => {
    const found = worstOf([100, 0.25, 'banner'], [1100, 0.5, 'picture'], [9000, 0.125, 'line']);
    expect(found).toEqual({ worst: 0.5, cause: 'picture' });
  });

  it('over five seconds are two windows', () => {
    const steady = Array.from({ length: 11 }, (_, at) => [at * 500, 0.1] as [number, number]);
    expect(worstOf(...steady).worst).toBeCloseTo(1, 5);
    expect(worstOf(...steady.slice(0, 10)).worst).toBeCloseTo(1, 5);
  });
});

describe('the slowest interaction', () => {
  const of = (...durations: number[]) => durations.map((duration) => ({ duration, target: null }));
  it('is the worst of up to 49', () => {
    expect(slowestInteraction([])).toBeUndefined();
    expect(slowestInteraction(of(40, 200, 80))?.duration).toBe(200);
    expect(slowestInteraction(of(900, ...Array<number>(48).fill(40)))?.duration).toBe(900);
  });

  it('leaves one out of 50', () => {
    expect(slowestInteraction(of(900, ...Array<number>(49).fill(40)))?.duration).toBe(40);
  });
});
