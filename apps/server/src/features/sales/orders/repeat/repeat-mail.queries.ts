import { sql } from 'kysely';
import type { Tx } from '../../../../platform/db/transaction.ts';

/**
 * Drops the customer's mail about the order, because the mail about the repeat says the same. The
 * shop gets its own.
 */
export async function dropPlacedMail(tx: Tx, orderId: string): Promise<void> {
  await sql`
    update letters set given_up_at = now()
    from order_events event
    where letters.subject_id = event.id::text and event.order_id = ${orderId}
      and event.kind = 'placed' and letters.kind = 'order/customer'
  `.execute(tx);
}
