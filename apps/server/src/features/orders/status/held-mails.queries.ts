import { sql } from 'kysely';
import { confirmLimits } from '@dalan/contract/desk/confirm';
import type { Tx } from '../../../platform/db/transaction.ts';

/** As long as Undo is offered, and time for its call to arrive. */
const HELD_SECONDS = confirmLimits.undoSeconds + 9;

/** Those that this transaction has queued. */
export async function holdMails(tx: Tx, orderId: string): Promise<void> {
  await sql`
    update outbox set next_try_at = now() + make_interval(secs => ${HELD_SECONDS})
    from order_events event
    where event.id = outbox.event_id and event.order_id = ${orderId} and event.at = now()
  `.execute(tx);
}

/**
 * After the change before was taken back in this transaction: its mails are not sent any more, and
 * only who got one hears that it was taken back.
 */
export async function takeBackMails(tx: Tx, orderId: string): Promise<void> {
  const undone = sql`(
    select outbox.event_id, outbox.recipient, outbox.attempts
    from outbox join order_events event on event.id = outbox.event_id
    where event.order_id = ${orderId} and event.at = (
      select max(at) from order_events where order_id = ${orderId} and at < now()))`;
  await sql`
    update outbox set given_up_at = now()
    from ${undone} undone
    where outbox.event_id = undone.event_id and outbox.recipient = undone.recipient
      and outbox.attempts = 0 and outbox.given_up_at is null
  `.execute(tx);
  await sql`
    update outbox set given_up_at = now()
    from order_events event
    where event.id = outbox.event_id and event.order_id = ${orderId} and event.at = now()
      and not exists (
        select from ${undone} told where told.recipient = outbox.recipient and told.attempts > 0)
  `.execute(tx);
}
