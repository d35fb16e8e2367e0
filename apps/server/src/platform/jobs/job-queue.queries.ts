import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import type { Tx } from '../db/transaction.ts';
import type { OnDemandQueue } from './queues.rules.ts';

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

/**
 * Adds a job in the caller's transaction: it exists exactly if the change does. As pg-boss's `send`,
 * which needs a started queue; a server without workers has none.
 */
export async function queueJob(tx: Tx, queue: OnDemandQueue, data: object): Promise<void> {
  const { numAffectedRows } = await sql`
    insert into pgboss.job (name, data, expire_seconds, deletion_seconds, keep_until, retry_limit,
      retry_delay, retry_backoff, retry_delay_max, policy, dead_letter, heartbeat_seconds)
    select name, ${JSON.stringify(data)}::jsonb, expire_seconds, deletion_seconds,
      now() + make_interval(secs => retention_seconds), retry_limit,
      retry_delay, retry_backoff, retry_delay_max, policy, dead_letter, heartbeat_seconds
    from pgboss.queue where name = ${queue}
  `.execute(tx);
  if (numAffectedRows !== 1n) throw new Error(`queue ${queue} missing: run npm run db:migrate`);
}
