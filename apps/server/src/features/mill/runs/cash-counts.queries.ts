import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/transaction.ts';

/** Cash that was recorded on the run, corrections included. */
export async function getCashOfRun(tx: Tx, runId: string): Promise<number> {
  const { rows } = await sql<{ paise: number }>`
    select coalesce(sum(amount_paise), 0)::bigint as paise from payments
    where run_id = ${runId} and method = 'cash'
  `.execute(tx);
  return rows[0]?.paise ?? 0;
}

export async function countOpenStops(tx: Tx, runId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from run_stops where run_id = ${runId} and outcome is null
  `.execute(tx);
  return rows[0]?.count ?? 0;
}

export type CashCountRow = {
  id: string;
  countedPaise: number;
  note: string;
  corrects: string | null;
  idempotencyKey: string;
};

/** Counts of a run, the oldest first. */
export async function listCashCounts(tx: Tx, runId: string): Promise<CashCountRow[]> {
  const { rows } = await sql<CashCountRow>`
    select id, counted_paise, note, corrects, idempotency_key from cash_counts
    where run_id = ${runId} order by counted_at, id
  `.execute(tx);
  return rows;
}

export type NewCashCountRow = Omit<CashCountRow, 'id'> & {
  runId: string;
  expectedPaise: number;
  coinsPaise: number;
  notes: Record<string, number>;
  countedBy: string;
};

export async function insertCashCount(tx: Tx, count: NewCashCountRow): Promise<void> {
  const notes = JSON.stringify(count.notes);
  await tx
    .insertInto('cashCounts')
    .values({ ...count, notes })
    .execute();
}
