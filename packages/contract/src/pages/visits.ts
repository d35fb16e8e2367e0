export type { VisitFigures, VisitReport, VitalFigures } from './visits.schema.ts';

export const VISITS_PATH = '/api/visits';

/** Share of page loads that are measured. */
export const VISIT_SHARE = 0.25;

/** Days that the panel and the metrics look at, as Chrome's own report does. */
export const VISIT_DAYS = 28;

/**
 * `ttfb`: the server's first byte. `lcp`: the largest picture or text is shown. `inp`: the slowest
 * answer to a tap or key. `cls`: how far things jumped. The names are those of browsers.
 */
export const vitals = ['ttfb', 'lcp', 'inp', 'cls'] as const;
export type Vital = (typeof vitals)[number];

/** The upper edge of each bucket of a histogram. A last bucket is open. */
type Edges = readonly [first: number, ...others: number[]];

/** Milliseconds, and thousandths for `cls`. */
export const vitalEdges: Record<Vital, Edges> = {
  ttfb: [50, 100, 200, 300, 500, 800, 1200, 1800, 3000, 6000],
  lcp: [400, 800, 1200, 1600, 2000, 2500, 3000, 4000, 6000, 10_000],
  inp: [25, 50, 75, 100, 150, 200, 300, 400, 500, 800],
  cls: [5, 10, 25, 50, 75, 100, 150, 250, 500, 1000],
};

/** A page is good up to the first limit and poor above the second. These are Google's limits. */
export const vitalLimits: Record<Vital, { good: number; poor: number }> = {
  ttfb: { good: 800, poor: 1800 },
  lcp: { good: 2500, poor: 4000 },
  inp: { good: 200, poor: 500 },
  cls: { good: 100, poor: 250 },
};

/** Limits in characters. */
export const visitLengths = { page: 60, release: 20, element: 80 } as const;
/** An hour. A slower visit counts as this, such as one on a phone that slept. */
export const VITAL_MAX = 3_600_000;
