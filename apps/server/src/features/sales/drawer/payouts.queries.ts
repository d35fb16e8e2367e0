import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/transaction.ts';

type Payout = { amountPaise: number; reason: string };

export async function findPayoutByKey(
  tx: Tx,
  paidBy: string,
  key: string,
): Promise<Payout | undefined> {
  const { rows } = await sql<Payout>`
    select amount_paise, reason from drawer_payouts
    where paid_by = ${paidBy} and idempotency_key = ${key}
  `.execute(tx);
  return rows[0];
}

export async function insertPayout(
  tx: Tx,
  payout: Payout & { drawerId: string; paidBy: string; idempotencyKey: string },
): Promise<void> {
  await tx.insertInto('drawerPayouts').values(payout).execute();
}
