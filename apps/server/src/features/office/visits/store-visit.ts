import type { VisitReport } from '@dalan/contract/pages/visits';
import type { Db } from '../../../platform/db/database.ts';
import { countElements, countTimes } from './visits.queries.ts';
import { bucketsOf, slowElementsOf } from './visits.rules.ts';

/** A busy day has a few thousand rows. A flood of made-up releases ends here. */
const MAX_ROWS = { times: 20_000, elements: 2_000 };

/** Adds one visit to the counts of today. */
export async function storeVisit(db: Db, report: VisitReport, maxRows = MAX_ROWS): Promise<void> {
  const buckets = bucketsOf(report);
  const slow = slowElementsOf(report);
  if (buckets.length > 0) await countTimes(db, report, { buckets, maxRows: maxRows.times });
  if (slow.length > 0) await countElements(db, report.page, { slow, maxRows: maxRows.elements });
}
