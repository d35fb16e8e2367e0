import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import type { Tx } from '../../../platform/db/transaction.ts';

export type CountRow = {
  id: string;
  drawerId: string;
  expectedPaise: number;
  countedPaise: number;
};

export async function findCountByKey(
  tx: Tx,
  countedBy: string,
  key: string,
): Promise<CountRow | undefined> {
  const { rows } = await sql<CountRow>`
    select id, drawer_id, expected_paise, counted_paise from drawer_counts
    where counted_by = ${countedBy} and idempotency_key = ${key}
  `.execute(tx);
  return rows[0];
}

export type CountToInsert = Omit<CountRow, 'id'> & {
  notes: Record<string, number>;
  coinsPaise: number;
  countedBy: string;
  idempotencyKey: string;
};

export async function insertCount(tx: Tx, count: CountToInsert): Promise<string> {
  const { id } = await tx
    .insertInto('drawerCounts')
    .values({ ...count, notes: JSON.stringify(count.notes) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export type CountToClose = CountRow & { closedByCount: string | null; isClosed: boolean };

export async function findCount(tx: Tx, id: string): Promise<CountToClose | undefined> {
  const { rows } = await sql<CountToClose>`
    select counted.id, drawer_id, counted.expected_paise, counted.counted_paise,
      drawer.count_id as closed_by_count, drawer.closed_at is not null as is_closed
    from drawer_counts counted join drawers drawer on drawer.id = counted.drawer_id
    where counted.id = ${id}
  `.execute(tx);
  return rows[0];
}

export type Closing = { count: CountRow; note: string; staysPaise: number; closedBy: string };

export async function updateClosed(
  tx: Tx,
  { count, note, staysPaise, closedBy }: Closing,
): Promise<void> {
  await sql`
    update drawers set count_id = ${count.id}, expected_paise = ${count.expectedPaise},
      counted_paise = ${count.countedPaise}, note = ${note}, stays_paise = ${staysPaise},
      closed_by = ${closedBy}, closed_at = clock_timestamp()
    where id = ${count.drawerId}
  `.execute(tx);
}

export type ClosedRow = {
  id: string;
  openedAt: Date;
  closedAt: Date;
  countedBy: string;
  closedBy: string;
  floatPaise: number;
  expectedPaise: number;
  countedPaise: number;
  counts: number;
  note: string;
  staysPaise: number;
  takenOutPaise: number;
  seenAt: Date | null;
};

const closedDrawers = sql`
  select drawer.id, opened_at, closed_at, counter.name as counted_by, closer.name as closed_by,
    float_paise, drawer.expected_paise, drawer.counted_paise, note, stays_paise, taken_out_paise,
    seen_at, (select count(*) from drawer_counts where drawer_id = drawer.id) as counts
  from drawers drawer
  join drawer_counts closing on closing.id = drawer.count_id
  join users counter on counter.id = closing.counted_by
  join users closer on closer.id = drawer.closed_by`;

/** Last closed first, those that were closed before this one. */
export async function listClosed(
  db: Db,
  { before = null, limit }: { before?: string | null; limit: number },
): Promise<ClosedRow[]> {
  const { rows } = await sql<ClosedRow>`
    ${closedDrawers}
    where ${before}::uuid is null
      or (closed_at, drawer.id) < (select closed_at, id from drawers where id = ${before}::uuid)
    order by closed_at desc, drawer.id desc limit ${limit}
  `.execute(db);
  return rows;
}

export async function findClosed(db: Db, id: string): Promise<ClosedRow | undefined> {
  const { rows } = await sql<ClosedRow>`${closedDrawers} where drawer.id = ${id}`.execute(db);
  return rows[0];
}

/** False if somebody marked it before. */
export async function markSeen(tx: Tx, { id, seenBy }: { id: string; seenBy: string }) {
  const { numAffectedRows = 0n } = await sql`
    update drawers set seen_by = ${seenBy}, seen_at = now()
    where id = ${id} and closed_at is not null and seen_at is null
  `.execute(tx);
  return numAffectedRows > 0n;
}
