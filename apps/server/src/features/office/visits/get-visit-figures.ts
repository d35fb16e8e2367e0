import { languages } from '@dalan/contract/language/languages';
import { VISIT_DAYS } from '@dalan/contract/pages/visits';
import type { VisitFigures } from '@dalan/contract/pages/visits';
import type { Db } from '../../../platform/db/database.ts';
import { listElements, listTimes } from './visits.queries.ts';
import type { CountedVisits } from './visits.queries.ts';
import { figuresOf } from './visits.rules.ts';

const RELEASES_SHOWN = 5;
const ELEMENTS_SHOWN = 10;

export async function getVisitFigures(db: Db): Promise<VisitFigures> {
  const rows = await listTimes(db, VISIT_DAYS);
  const pages = Map.groupBy(rows, ({ page }) => page);
  const byLanguage = Map.groupBy(rows, ({ language }) => language);
  return {
    all: figuresOf(rows),
    pages: [...pages]
      .map(([page, counted]) => ({ page, ...figuresOf(counted) }))
      .toSorted((a, b) => b.visits - a.visits || a.page.localeCompare(b.page)),
    languages: languages.flatMap((language) => {
      const counted = byLanguage.get(language);
      return counted ? [{ language, ...figuresOf(counted) }] : [];
    }),
    releases: releasesOf(rows)
      .slice(0, RELEASES_SHOWN)
      .map((release) => ({ ...release, firstSeenAt: release.firstSeenAt.toISOString() })),
    elements: await listElements(db, VISIT_DAYS, ELEMENTS_SHOWN),
  };
}

/** Lists the releases, newest first. */
export function releasesOf(rows: readonly CountedVisits[]) {
  const releases = Map.groupBy(rows, ({ release }) => release);
  return [...releases]
    .map(([release, counted]) => ({
      release,
      firstSeenAt: new Date(Math.min(...counted.map((one) => one.firstSeenAt.getTime()))),
      ...figuresOf(counted),
    }))
    .toSorted((a, b) => b.firstSeenAt.getTime() - a.firstSeenAt.getTime());
}
