import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';

/** As in the label of the metric. */
export type MailKind = 'order' | 'repeat' | 'stock alert' | 'account';

export type WaitingMails = {
  kind: MailKind;
  count: number;
  /** Age of the event that the oldest mail is about; 0 if none waits. */
  oldestAgeSeconds: number;
};

/**
 * Mails neither sent nor given up, with a row for every kind. Each kind is counted up to 10,000, so
 * that the cost is bounded. An account mail that failed every attempt is among the dead letters.
 */
export async function listWaitingMails(db: Db): Promise<WaitingMails[]> {
  const { rows } = await sql<WaitingMails>`
    with order_mails as (
      select event_id from outbox
      where sent_at is null and given_up_at is null
      order by next_try_at limit 10000
    ), repeat_mails as (
      select made_at from repeat_days
      where outcome <> 'skipped' and sent_at is null and given_up_at is null
      order by next_try_at limit 10000
    ), alerts as (
      select at from stock_alerts
      where sent_at is null and given_up_at is null
      order by next_try_at limit 10000
    ), account_mails as (
      select created_on from pgboss.job
      where name = 'account-mail' and state < 'completed'
      order by start_after limit 10000
    ), waiting (kind, count, oldest_at) as (
      select 'order', count(*),
        (select at from order_events where id = (select min(event_id) from order_mails))
      from order_mails
      union all select 'repeat', count(*), min(made_at) from repeat_mails
      union all select 'stock alert', count(*), min(at) from alerts
      union all select 'account', count(*), min(created_on) from account_mails
    )
    select kind, count,
      coalesce(extract(epoch from now() - oldest_at), 0)::float8 as oldest_age_seconds
    from waiting
  `.execute(db);
  return rows;
}
