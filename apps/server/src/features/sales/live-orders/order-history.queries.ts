import { sql } from 'kysely';
import type { OrderChange } from '@dalan/contract/desk/live-orders';
import type { Db } from '../../../platform/db/database.ts';
import type { Position } from './history-position.rules.ts';

export type HistoryEntry = { id: number; orderId: string; change: OrderChange };

export async function getNewestEventId(db: Db): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select coalesce(max(id), 0) as id from order_events`.execute(db);
  return rows[0]?.id ?? 0;
}

/** Lists newly visible entries: the missing ones, and at most `limit` beyond the position. */
export async function listHistoryAfter(
  db: Db,
  { lastId, missing }: Position,
  limit: number,
): Promise<HistoryEntry[]> {
  const { rows } = await sql<HistoryEntry>`
    select id, order_id, kind as change from order_events
    where id = any(${[...missing.keys()]}::bigint[])
    union all
    (select id, order_id, kind as change from order_events
    where id > ${lastId} order by id limit ${limit})
  `.execute(db);
  return rows;
}

/** Whether an order or a run changed in the last `ms`. Few orders change in so short a time. */
export async function hasChangedWithin(db: Db, ms: number): Promise<boolean> {
  const { rows } = await sql<{ hasChanged: boolean }>`
    with since as (select now() - ${ms} * interval '1 millisecond' as moment)
    select exists (
        select from (select at from order_events order by id desc limit 100) as newest, since
        where newest.at >= since.moment)
      or exists (select from runs, since where changed_at >= since.moment) as has_changed
  `.execute(db);
  return rows[0]?.hasChanged ?? false;
}

/**
 * The revision differs after any change of a run. The versions reveal a change that was committed
 * after a later one; few runs are open at a time.
 */
export async function getRunsRevision(db: Db): Promise<string> {
  const { rows } = await sql<{ revision: string }>`
    select concat_ws(' ', (select max(changed_at) from runs), count(*), sum(version)) as revision
    from runs where state <> 'closed'
  `.execute(db);
  return rows[0]?.revision ?? '';
}
