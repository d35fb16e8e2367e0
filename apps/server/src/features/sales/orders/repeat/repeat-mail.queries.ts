import { sql } from 'kysely';
import type { Tx } from '../../../../platform/db/transaction.ts';

/** The mail about the repeat says it: the customer gets no second one. The shop gets its own. */
export async function dropPlacedMail(tx: Tx, orderId: string): Promise<void> {
  await sql`
    update letters set given_up_at = now()
    from order_events event
    where letters.subject_id = event.id::text and event.order_id = ${orderId}
      and event.kind = 'placed' and letters.kind = 'order/customer'
  `.execute(tx);
}
