import type { VisitReport, VitalFigures } from '@dalan/contract/pages/visits';
import { vitalEdges, vitalLimits, vitals } from '@dalan/contract/pages/visits';
import type { Vital } from '@dalan/contract/pages/visits';

/** Fewer visits of a release say nothing about it. */
const VISITS_TO_COMPARE = 50;

export type Counted = { vital: Vital; bucket: number; visits: number };

/** The bucket that each measured value falls into, in the order of `vitals`. */
export function bucketsOf(report: VisitReport): { vital: Vital; bucket: number }[] {
  return vitals.flatMap((vital) => {
    const value = report[vital];
    return value === undefined ? [] : [{ vital, bucket: bucketOf(vital, value) }];
  });
}

function bucketOf(vital: Vital, value: number): number {
  const bucket = vitalEdges[vital].findIndex((edge) => value <= edge);
  return bucket === -1 ? vitalEdges[vital].length : bucket;
}

/** The elements behind values that are not good, in the order of `vitals`. */
export function slowElementsOf(report: VisitReport): { vital: Vital; element: string }[] {
  return vitals.flatMap((vital) => {
    const { [vital]: element = '' } = report.elements;
    const isGood = (report[vital] ?? 0) <= vitalLimits[vital].good;
    return isGood || element === '' ? [] : [{ vital, element }];
  });
}

/** Figures that three of four visits stayed within. */
export function figuresOf(counted: readonly Counted[]): VitalFigures {
  const of = (vital: Vital) => counted.filter((one) => one.vital === vital);
  const visits = Math.max(...vitals.map((vital) => visitsOf(of(vital))));
  const p75 = (vital: Vital) => p75Of(vital, of(vital));
  return { visits, ttfb: p75('ttfb'), lcp: p75('lcp'), inp: p75('inp'), cls: p75('cls') };
}

function visitsOf(counted: readonly Counted[]): number {
  return counted.reduce((sum, { visits }) => sum + visits, 0);
}

/** Visits are taken as spread evenly within their bucket. The open one counts as its lower edge. */
function p75Of(vital: Vital, counted: readonly Counted[]): number | null {
  const edges = vitalEdges[vital];
  let left = visitsOf(counted) * 0.75;
  if (left === 0) return null;
  for (const [bucket, upper] of edges.entries()) {
    const inside = visitsOf(counted.filter((one) => one.bucket === bucket));
    if (inside >= left) {
      const lower = edges[bucket - 1] ?? 0;
      return Math.round(lower + ((upper - lower) * left) / inside);
    }
    left -= inside;
  }
  return edges.at(-1) ?? null;
}

type Release = VitalFigures & { firstSeenAt: Date };

/**
 * How much slower the newest release is than the one before it: 1.5 means 50 % slower. A good value
 * counts as the limit of good, so that no alarm is about milliseconds that nobody feels.
 */
export function releaseRatios(releases: readonly Release[]): Partial<Record<Vital, number>> {
  const [newest, before] = releases
    .filter(({ visits }) => visits >= VISITS_TO_COMPARE)
    .toSorted((a, b) => b.firstSeenAt.getTime() - a.firstSeenAt.getTime());
  const ratios = vitals.flatMap((vital) => {
    const [now, then] = [newest?.[vital] ?? null, before?.[vital] ?? null];
    if (now === null || then === null) return [];
    const { good } = vitalLimits[vital];
    return [[vital, Math.max(now, good) / Math.max(then, good)] as const];
  });
  return Object.fromEntries(ratios);
}
