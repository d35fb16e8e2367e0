import { sql } from 'kysely';
import { confirmLimits } from '@dalan/contract/desk/confirm';
import type { Tx } from '../../../../platform/db/transaction.ts';

/** Mails are held as long as Undo is offered, and until its call had time to arrive. */
const HELD_SECONDS = confirmLimits.undoSeconds + 9;

const isAbout = sql`letters.subject_id = event.id::text
  and letters.kind in ('order/customer', 'order/shop')`;

/** Holds the mails that this transaction has queued. */
export async function holdMails(tx: Tx, orderIds: string[]): Promise<void> {
  await sql`
    update letters set not_before = now() + make_interval(secs => ${HELD_SECONDS})
    from order_events event
    where ${isAbout} and event.order_id = any(${orderIds}::uuid[]) and event.at = now()
  `.execute(tx);
}

/** When the order was changed last before this transaction. */
const lastChange = (orderId: string) =>
  sql`(select max(at) from order_events where order_id = ${orderId} and at < now())`;

/** When it came into another status last. Other things may have happened since, such as a claim. */
const lastMove = (orderId: string) => sql`(
  select max(at) from (
    select at, order_status <> lag(order_status) over (order by id) as is_move
    from order_events where order_id = ${orderId} and at < now()
  ) earlier where is_move)`;

/**
 * Call it after this transaction has taken the last change or move back. Mails about that change are not
 * sent any more, and only whoever already got one is told of the undo.
 */
export async function takeBackMails(
  tx: Tx,
  orderId: string,
  taken: 'change' | 'move' = 'change',
): Promise<void> {
  const undone = sql`(
    select letters.id, letters.kind, letters.attempts
    from letters join order_events event on ${isAbout}
    where event.order_id = ${orderId}
      and event.at = ${taken === 'move' ? lastMove(orderId) : lastChange(orderId)})`;
  await sql`
    update letters set given_up_at = now()
    from ${undone} undone
    where letters.id = undone.id and letters.attempts = 0 and letters.given_up_at is null
  `.execute(tx);
  await sql`
    update letters set given_up_at = now()
    from order_events event
    where ${isAbout} and event.order_id = ${orderId} and event.at = now()
      and not exists (
        select from ${undone} told where told.kind = letters.kind and told.attempts > 0)
  `.execute(tx);
}
