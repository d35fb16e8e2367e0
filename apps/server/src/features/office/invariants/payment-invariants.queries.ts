import { sql } from 'kysely';
import type { Invariant } from './invariant.queries.ts';

const TO_PAY = sql`(orders.total_paise + orders.delivery_charge_paise + orders.round_off_paise - (
  select coalesce(sum(amount_paise), 0) from credit_notes where order_id = orders.id))`;
const SOLD = sql`(orders.total_paise + orders.delivery_charge_paise + orders.round_off_paise)`;
const CHANGES_SOLD = sql`kind = 'contents changed' and changes ? 'amountToPay'`;
const CHANGES_AMOUNT = sql`(${CHANGES_SOLD} or kind in ('flour returned', 'discount given'))`;
const PAYMENT_EVENTS = sql`('payment recorded', 'payment corrected', 'payment refunded')`;

export const paymentInvariants: Invariant[] = [
  {
    name: 'each payment has its event, and each such event its payment',
    finder: sql`
      select format('payment %s, event %s (%s)', paid.id, event.id, event.kind) as finding
      from payments paid full join (
        select * from order_events where kind in ${PAYMENT_EVENTS}
      ) event on event.id = paid.event_id and event.order_id = paid.order_id
        and (event.kind = 'payment corrected') = (paid.corrects is not null)
        and (event.kind = 'payment refunded') = (paid.credit_note_id is not null)
      where paid.id is null or event.id is null`,
  },
  {
    // The last change of the amount counts, too. A status set by hand stands until the next
    // payment.
    name: 'the last payment of each order set the status of its sum',
    finder: sql`
      select format('order %s: %s of %s paise, its last payment set %s', orders.id, paid.paise,
        ${TO_PAY}, event.payment_status) as finding
      from orders join (
        select order_id, sum(amount_paise) as paise, max(event_id) as last_event
        from payments group by order_id
      ) paid on paid.order_id = orders.id
      join order_events event on event.id = greatest(paid.last_event, (
        select max(id) from order_events
        where order_id = orders.id and ${CHANGES_AMOUNT}))
      where event.payment_status <> case
        when paid.paise = 0 and ${TO_PAY} = 0 then 'Refunded'
        when paid.paise >= ${TO_PAY} then 'Paid'
        when paid.paise > 0 then 'Partially Paid'
        else 'Pending' end`,
  },
  {
    // Money that credit notes gave back was paid before. An amount changed since the last payment is
    // no fault; a correction may come after that.
    name: 'no order is paid more than its amount',
    finder: sql`
      select format('order %s: %s of %s paise', orders.id, sum(amount_paise), ${SOLD})
        as finding
      from orders join payments on payments.order_id = orders.id and credit_note_id is null
      group by orders.id having sum(amount_paise) > ${SOLD} and not exists (
        select from order_events
        where order_id = orders.id and ${CHANGES_SOLD}
          and id > max(payments.event_id) filter (where amount_paise > 0))`,
  },
  {
    name: 'corrections take no more than their payment, and correct no correction',
    finder: sql`
      select format('payment %s: %s paise left', paid.id, paid.amount_paise + sum(fix.amount_paise))
        as finding
      from payments paid join payments fix on fix.corrects = paid.id
      group by paid.id
      having paid.amount_paise + sum(fix.amount_paise) < 0 or paid.corrects is not null`,
  },
  {
    name: 'no order has two open claims',
    finder: sql`
      select format('order %s: %s open claims', order_id, count(*)) as finding
      from payment_claims where answer is null group by order_id having count(*) > 1`,
  },
  {
    name: 'each answer to a claim has its event',
    finder: sql`
      select format('order %s, claim %s: %s', claim.order_id, claim.id, claim.answer) as finding
      from payment_claims claim
      where claim.answer is not null and not exists (
        select from order_events event
        where event.order_id = claim.order_id and event.at = claim.answered_at
          and event.kind = case claim.answer
            when 'found' then 'payment recorded' else 'payment not found' end)`,
  },
];
