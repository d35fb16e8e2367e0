import { sql } from 'kysely';
import type { Db } from '../db/database.ts';

export type JobBacklog = { waiting: number; oldestAgeSeconds: number; deadLetters: number };

/** `waiting` counts jobs that are due. A job with a later retry is not due. */
export async function getJobBacklog(db: Db, deadLetterQueue: string): Promise<JobBacklog> {
  const { rows } = await sql<JobBacklog>`
    select count(*) filter (where name <> ${deadLetterQueue}) as waiting,
      coalesce(extract(epoch from now() - min(start_after) filter (where name <> ${deadLetterQueue})),
        0)::float8 as oldest_age_seconds,
      count(*) filter (where name = ${deadLetterQueue}) as dead_letters
    from pgboss.job
    where state < 'active' and start_after <= now()
  `.execute(db);
  const [backlog] = rows;
  if (backlog === undefined) throw new Error('no row from the job backlog query');
  return backlog;
}
