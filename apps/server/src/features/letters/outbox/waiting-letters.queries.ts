import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';

export type WaitingLetters = {
  /** First part of the kind, such as `order`. */
  subject: string;
  count: number;
  /** Age of the news that the oldest letter is about; 0 if none waits. */
  oldestAgeSeconds: number;
};

/** At most this many are counted, so that the cost is bounded. */
const COUNTED = 40_000;

/** Letters neither sent nor given up, by what they are about. Subjects without any are left out. */
export async function listWaitingLetters(db: Db): Promise<WaitingLetters[]> {
  const { rows } = await sql<WaitingLetters>`
    with waiting as (
      select kind, coalesce(renewed_at, created_at) as at from letters
      where sent_at is null and given_up_at is null
      order by not_before limit ${COUNTED}
    )
    select split_part(kind, '/', 1) as subject, count(*),
      extract(epoch from now() - min(at))::float8 as oldest_age_seconds
    from waiting group by 1
  `.execute(db);
  return rows;
}
