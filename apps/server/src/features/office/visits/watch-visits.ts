import { VISIT_DAYS, vitals } from '@dalan/contract/pages/visits';
import type { VitalFigures } from '@dalan/contract/pages/visits';
import type { Db } from '../../../platform/db/database.ts';
import { addGauges } from '../../../platform/telemetry/add-gauges.ts';
import type { Metrics } from '../../../platform/telemetry/metrics.ts';
import { releasesOf } from './get-visit-figures.ts';
import { listTimes } from './visits.queries.ts';
import { figuresOf, releaseRatios } from './visits.rules.ts';

/** The figures move slowly, and a scrape comes every few seconds. */
export function watchVisits(
  { registry }: Pick<Metrics, 'registry'>,
  db: Db,
  { cacheMs = 300_000, timeoutMs = 5_000 } = {},
): void {
  addGauges(registry, {
    help: {
      visits_p75: 'Three of four visits of 28 days were within this: ms, and thousandths for cls',
      visits_release_ratio: 'The same of the newest release, as a multiple of the one before',
    },
    label: 'vital',
    read: async () => {
      const rows = await listTimes(db, VISIT_DAYS);
      return {
        visits_p75: knownOf(figuresOf(rows)),
        visits_release_ratio: releaseRatios(releasesOf(rows)),
      };
    },
    cacheMs,
    timeoutMs,
  });
}

function knownOf(figures: VitalFigures): Record<string, number> {
  const known = vitals.flatMap((vital) => {
    const value = figures[vital];
    return value === null ? [] : [[vital, value] as const];
  });
  return Object.fromEntries(known);
}
