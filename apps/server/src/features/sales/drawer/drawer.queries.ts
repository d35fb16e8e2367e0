import { sql } from 'kysely';
import type { drawerMoves } from '@dalan/contract/drawer/drawer';
import type { Db } from '../../../platform/db/database.ts';
import type { Tx } from '../../../platform/db/transaction.ts';

/**
 * Waits for every payment, count of a run and payout that is being written, and lets none begin
 * before the end of the transaction. Take it before the lock of the audit log.
 */
export async function lockDrawer(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('drawers'), 0)`.execute(tx);
}

export type OpenRow = { id: string; floatPaise: number; openedAt: Date; openedBy: string };

export async function findOpenDrawer(db: Db): Promise<OpenRow | undefined> {
  const { rows } = await sql<OpenRow>`
    select drawer.id, float_paise, opened_at, person.name as opened_by
    from drawers drawer join users person on person.id = drawer.opened_by
    where closed_at is null
  `.execute(db);
  return rows[0];
}

export async function findOpeningByKey(
  tx: Tx,
  openedBy: string,
  key: string,
): Promise<{ floatPaise: number } | undefined> {
  const { rows } = await sql<{ floatPaise: number }>`
    select float_paise from drawers where opened_by = ${openedBy} and opening_key = ${key}
  `.execute(tx);
  return rows[0];
}

export async function insertDrawer(
  tx: Tx,
  drawer: { floatPaise: number; openedBy: string; openingKey: string },
): Promise<string> {
  const { id } = await tx
    .insertInto('drawers')
    .values(drawer)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export type MoveRow = {
  kind: (typeof drawerMoves)[number];
  at: Date;
  until: Date | null;
  count: number | null;
  about: string;
  by: string;
  amountPaise: number;
};

/** The newest moves of a drawer, the oldest of them first. All payments are one move. */
export async function listMoves(db: Db, drawerId: string, limit: number): Promise<MoveRow[]> {
  const { rows } = await sql<MoveRow>`
    select kind, at, until, count, about, coalesce(person.name, '') as by, amount_paise
    from (
      select 'payments' as kind, min(received_at) as at, max(received_at) as until,
        count(*) as count, '' as about, null::uuid as actor_id,
        sum(amount_paise)::bigint as amount_paise
      from payments where drawer_id = ${drawerId} and amount_paise > 0 having count(*) > 0
      union all
      select case when corrects is null then 'money back' else 'correction' end, received_at, null,
        null, coalesce(note.number, ''), recorded_by, paid.amount_paise
      from payments paid left join credit_notes note on note.id = paid.credit_note_id
      where drawer_id = ${drawerId} and paid.amount_paise < 0
      union all
      select 'run', counted_at, null, null, rider.name, counted_by,
        counted_paise - coalesce((select before.counted_paise from cash_counts before
          where before.id = counted.corrects), 0)
      from cash_counts counted
      join runs run on run.id = counted.run_id join users rider on rider.id = run.rider_id
      where drawer_id = ${drawerId}
      union all
      select 'paid out', paid_at, null, null, reason, paid_by, -amount_paise
      from drawer_payouts where drawer_id = ${drawerId}
      order by at desc limit ${limit}
    ) move
    left join users person on person.id = move.actor_id
    order by at
  `.execute(db);
  return rows;
}

export type SumsRow = {
  floatPaise: number;
  paymentsPaise: number;
  payments: number;
  refundsPaise: number;
  refunds: number;
  runsPaise: number;
  runs: number;
  payoutsPaise: number;
  payouts: number;
};

/** A run whose count was corrected counts once, by the last count that is in the drawer. */
export async function getSums(tx: Tx, drawerId: string): Promise<SumsRow> {
  const { rows } = await sql<SumsRow>`
    select float_paise, paid.*, counted.*, left_by.*
    from drawers
    cross join lateral (
      select coalesce(sum(amount_paise) filter (where credit_note_id is null), 0)::bigint
          as payments_paise,
        count(*) filter (where amount_paise > 0) as payments,
        coalesce(-sum(amount_paise) filter (where credit_note_id is not null), 0)::bigint
          as refunds_paise,
        count(*) filter (where credit_note_id is not null) as refunds
      from payments where drawer_id = drawers.id
    ) paid
    cross join lateral (
      select coalesce(sum(counted_paise), 0)::bigint as runs_paise, count(*) as runs
      from cash_counts counted
      where drawer_id = drawers.id and not exists (
        select from cash_counts later
        where later.corrects = counted.id and later.drawer_id = drawers.id)
    ) counted
    cross join lateral (
      select coalesce(sum(amount_paise), 0)::bigint as payouts_paise, count(*) as payouts
      from drawer_payouts where drawer_id = drawers.id
    ) left_by
    where drawers.id = ${drawerId}
  `.execute(tx);
  const [sums] = rows;
  if (sums === undefined) throw new Error(`There is no drawer ${drawerId}`);
  return sums;
}
