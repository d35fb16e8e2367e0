import { describe, expect, it, test } from 'vitest';
import { vitalEdges } from '@dalan/contract/pages/visits';
import type { VisitReport } from '@dalan/contract/pages/visits';
import { bucketsOf, figuresOf, releaseRatios, slowElementsOf } from './visits.rules.ts';
import type { Counted } from './visits.rules.ts';

const visit: VisitReport = { page: '/', language: 'en', release: 'a1', elements: {} };

function counted(values: readonly number[]): Counted[] {
  return values.flatMap((lcp) =>
    bucketsOf({ ...visit, lcp }).map((one) => ({ ...one, visits: 1 })),
  );
}

describe('buckets', () => {
  it.each([
    [0, 0],
    [400, 0],
    [401, 1],
    [10_000, 9],
    [10_001, 10],
    [3_600_000, 10],
  ])('an LCP of %i ms falls into bucket %i', (lcp, bucket) => {
    expect(bucketsOf({ ...visit, lcp })).toEqual([{ vital: 'lcp', bucket }]);
  });

  it('leave out what was not measured, and keep one order', () => {
    const found = bucketsOf({ ...visit, cls: 0, ttfb: 90, inp: 30 });
    expect(found.map(({ vital }) => vital)).toEqual(['ttfb', 'inp', 'cls']);
  });

  it('are as many for each vital as the database allows', () => {
    for (const edges of Object.values(vitalEdges)) {
      expect(edges).toHaveLength(10);
      expect(edges.toSorted((a, b) => a - b)).toEqual(edges);
    }
  });
});

describe('the 75th percentile', () => {
  it('is within a bucket’s width of the exact one', () => {
    const values = Array.from({ length: 400 }, (_, index) => (index * 7919) % 5000);
    const exact = values.toSorted((a, b) => a - b)[299] ?? 0;
    const { lcp } = figuresOf(counted(values));
    expect(Math.abs((lcp ?? 0) - exact)).toBeLessThan(500);
  });

  it('is null without a visit, and the last edge if most visits were beyond it', () => {
    expect(figuresOf([])).toEqual({ visits: 0, ttfb: null, lcp: null, inp: null, cls: null });
    expect(figuresOf(counted([20_000, 30_000])).lcp).toBe(10_000);
  });

  it('weighs each bucket by its visits', () => {
    const rows: Counted[] = [
      { vital: 'lcp', bucket: 0, visits: 70 },
      { vital: 'lcp', bucket: 4, visits: 30 },
    ];
    // Five of the 30 visits between 1,600 and 2,000 ms complete the 75 %.
    expect(figuresOf(rows)).toMatchObject({ visits: 100, lcp: 1667 });
  });
});

describe('elements', () => {
  const elements = { lcp: 'img.hero', inp: 'button.add', cls: '' };
  it('are kept only behind a value that is not good', () => {
    const slow = slowElementsOf({ ...visit, lcp: 2501, inp: 200, cls: 900, elements });
    expect(slow).toEqual([{ vital: 'lcp', element: 'img.hero' }]);
  });
});

describe('a release against the one before', () => {
  const at = (day: number) => new Date(Date.UTC(2026, 10, day));
  const release = (day: number, lcp: number | null, visits = 50) => ({
    visits,
    firstSeenAt: at(day),
    ttfb: null,
    lcp,
    inp: null,
    cls: null,
  });

  test.each([
    ['slower', [release(1, 3000), release(2, 4500)], { lcp: 1.5 }],
    ['faster, in any order', [release(2, 3000), release(1, 4500)], { lcp: 2 / 3 }],
    ['good as before', [release(1, 100), release(2, 2400)], { lcp: 1 }],
    ['no longer good', [release(1, 100), release(2, 5000)], { lcp: 2 }],
    ['with too few visits', [release(1, 3000), release(2, 9000, 49)], {}],
    ['never measured', [release(1, null), release(2, 3000)], {}],
  ])('%s', (_, releases, ratios) => {
    expect(releaseRatios(releases)).toEqual(ratios);
  });
});
