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

type LastSuccess = { name: string; at: number };

/**
 * When each scheduled job last succeeded, in seconds. The queue keeps jobs for a week; for one that did
 * not succeed since, the time at which it was first scheduled.
 */
export async function listLastSuccesses(db: Db): Promise<LastSuccess[]> {
  const { rows } = await sql<LastSuccess>`
    select schedule.name,
      extract(epoch from coalesce(max(job.completed_on), schedule.created_on))::float8 as at
    from pgboss.schedule
    left join pgboss.job on job.name = schedule.name and job.state = 'completed'
    group by schedule.name, schedule.created_on
  `.execute(db);
  return rows;
}
