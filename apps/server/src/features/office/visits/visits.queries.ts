import { sql } from 'kysely';
import type { Language } from '@dalan/contract/language/languages';
import type { VisitReport, Vital } from '@dalan/contract/pages/visits';
import type { Db } from '../../../platform/db/database.ts';
import type { Counted } from './visits.rules.ts';

type Visit = Pick<VisitReport, 'page' | 'language' | 'release'>;

/** Adds a visit to its buckets. New rows are left out once the day has `maxRows`. */
export async function countTimes(
  db: Db,
  { page, language, release }: Visit,
  { buckets, maxRows }: { buckets: readonly Omit<Counted, 'visits'>[]; maxRows: number },
): Promise<void> {
  await sql`
    with today as (select day_at_the_shop(now()) as day)
    insert into visit_times (day, page, language, release, vital, bucket)
    select day, ${page}, ${language}, ${release}, vital, bucket
    from today, unnest(
      ${buckets.map(({ vital }) => vital)}::text[],
      ${buckets.map(({ bucket }) => bucket)}::smallint[]
    ) as measured (vital, bucket)
    where (select count(*) from visit_times seen where seen.day = today.day) < ${maxRows}
      or exists (
        select from visit_times seen
        where (seen.day, seen.page, seen.language, seen.release, seen.vital, seen.bucket)
          = (today.day, ${page}, ${language}, ${release}, measured.vital, measured.bucket))
    on conflict (day, page, language, release, vital, bucket) do update
      set visits = visit_times.visits + 1
  `.execute(db);
}

/** Adds a visit to its slow elements, within the same kind of limit. */
export async function countElements(
  db: Db,
  page: string,
  { slow, maxRows }: { slow: readonly { vital: Vital; element: string }[]; maxRows: number },
): Promise<void> {
  await sql`
    with today as (select day_at_the_shop(now()) as day)
    insert into visit_elements (day, page, vital, element)
    select day, ${page}, vital, element
    from today, unnest(
      ${slow.map(({ vital }) => vital)}::text[],
      ${slow.map(({ element }) => element)}::text[]
    ) as waited (vital, element)
    where (select count(*) from visit_elements seen where seen.day = today.day) < ${maxRows}
      or exists (
        select from visit_elements seen
        where (seen.day, seen.page, seen.vital, seen.element)
          = (today.day, ${page}, waited.vital, waited.element))
    on conflict (day, page, vital, element) do update
      set visits = visit_elements.visits + 1
  `.execute(db);
}

export type CountedVisits = Counted & Visit & { language: Language; firstSeenAt: Date };

/** Lists the counts of the last days, including today. */
export async function listTimes(db: Db, days: number): Promise<CountedVisits[]> {
  const { rows } = await sql<CountedVisits>`
    select page, language, release, vital, bucket, sum(visits)::int as visits,
      min(first_seen_at) as first_seen_at
    from visit_times where day > day_at_the_shop(now()) - ${days}::int
    group by page, language, release, vital, bucket
  `.execute(db);
  return rows;
}

type SlowElement = { vital: Vital; page: string; element: string; visits: number };

export async function listElements(db: Db, days: number, most: number): Promise<SlowElement[]> {
  const { rows } = await sql<SlowElement>`
    select vital, page, element, sum(visits)::int as visits
    from visit_elements where day > day_at_the_shop(now()) - ${days}::int
    group by vital, page, element
    order by sum(visits) desc, vital, page, element limit ${most}
  `.execute(db);
  return rows;
}

/** Returns how many rows it deleted. */
export async function deleteOldVisits(db: Db, keepDays: number): Promise<number> {
  const { rows } = await sql`
    with times as (
      delete from visit_times where day <= day_at_the_shop(now()) - ${keepDays}::int returning day),
    elements as (
      delete from visit_elements where day <= day_at_the_shop(now()) - ${keepDays}::int
      returning day)
    select from times union all select from elements
  `.execute(db);
  return rows.length;
}
