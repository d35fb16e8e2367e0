import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';

export type ClaimedAlert = {
  id: number;
  productId: string;
  attempts: number;
  name: string;
  freeGrams: number;
  markGrams: number;
  at: Date;
  /** Taken out of the shop meanwhile: nobody needs to hear of it. */
  isSold: boolean;
};

/**
 * Leases the oldest alert that is due. No other worker sees it until the lease expires, also if its
 * holder crashes.
 */
export async function claimDueAlert(db: Db, leaseMs: number): Promise<ClaimedAlert | undefined> {
  const { rows } = await sql<ClaimedAlert>`
    with due as (
      select id from stock_alerts
      where sent_at is null and given_up_at is null and next_try_at <= now()
      order by next_try_at
      limit 1
      for update skip locked
    )
    update stock_alerts alert
    set attempts = attempts + 1, next_try_at = now() + make_interval(secs => ${leaseMs / 1_000})
    from due, products product
    where alert.id = due.id and product.id = alert.product_id
    returning alert.id, alert.product_id, alert.attempts, product.name, alert.free_grams,
      alert.mark_grams, alert.at, product.is_active and product.archived_at is null as is_sold
  `.execute(db);
  return rows[0];
}

export async function markAlertSent(db: Db, { id }: ClaimedAlert): Promise<void> {
  await sql`
    update stock_alerts set sent_at = now() where id = ${id} and given_up_at is null
  `.execute(db);
}

export async function markAlertGivenUp(db: Db, { id }: ClaimedAlert): Promise<void> {
  await sql`
    update stock_alerts set given_up_at = now() where id = ${id} and sent_at is null
  `.execute(db);
}

/** Does nothing if another worker holds the lease by now. */
export async function postponeAlert(
  db: Db,
  { id, attempts }: ClaimedAlert,
  delayMs: number,
): Promise<void> {
  await sql`
    update stock_alerts set next_try_at = now() + make_interval(secs => ${delayMs / 1_000})
    where id = ${id} and attempts = ${attempts}
  `.execute(db);
}
