import { sql } from 'kysely';
import type { Invariant } from './invariant.queries.ts';

export const creditInvariants: Invariant[] = [
  {
    name: 'the credit notes of each financial year are numbered from 1 without gaps',
    finder: sql`
      select format('year %s: %s credit notes, the last has number %s', year, count(*), max(serial))
        as finding
      from credit_notes group by year having count(*) <> max(serial) or min(serial) <> 1`,
  },
  {
    name: 'each credit note is in the financial year of its day',
    finder: sql`
      select format('credit note %s of %s', number, made_at) as finding
      from credit_notes where year <> financial_year_of(made_at)`,
  },
  {
    name: 'the lines of each credit note add up to its amount',
    finder: sql`
      select format('credit note %s: %s paise, its lines %s, its document %s', number, amount_paise,
        lines.paise, document#>>'{totals,totalPaise}') as finding
      from credit_notes note cross join lateral (
        select coalesce(sum(amount_paise), 0) as paise from credit_note_lines
        where credit_note_id = note.id
      ) lines
      where amount_paise <> delivery_paise + round_off_paise + lines.paise
        or amount_paise is distinct from (document#>>'{totals,totalPaise}')::bigint`,
  },
  {
    name: 'no line came back more than it was, in grams and in money',
    finder: sql`
      select format('order %s, line %s: %s of %s g, %s of %s paise', item.order_id, item.id,
        sum(taken.grams), item.weight_grams, sum(taken.amount_paise), item.total_paise) as finding
      from credit_note_lines taken
      join order_items item on item.id = taken.order_item_id
      join credit_notes note on note.id = taken.credit_note_id
      group by item.id
      having sum(taken.grams) > item.weight_grams or sum(taken.amount_paise) > item.total_paise
        or bool_or(note.order_id <> item.order_id)`,
  },
  {
    // What is open is what is left of these three, so it cannot be wrong if they are right.
    name: 'no order is credited more than was sold, nor given back more than was credited and paid',
    finder: sql`
      select format('order %s: %s sold, %s credited, %s paid, %s refunded', o.id, sold, credited,
        paid, refunded) as finding
      from orders o cross join lateral (
        select o.total_paise + o.delivery_charge_paise + o.round_off_paise as sold,
          (select coalesce(sum(amount_paise), 0) from credit_notes where order_id = o.id)
            as credited,
          (select coalesce(sum(amount_paise), 0) from payments where order_id = o.id) as paid,
          (select coalesce(-sum(amount_paise), 0) from payments
            where order_id = o.id and credit_note_id is not null) as refunded
      ) money
      where credited > sold or paid < 0 or refunded > credited`,
  },
  {
    name: 'each credit note has its event, its bill, and a refund only of its own order',
    finder: sql`
      select format('credit note %s of order %s', number, note.order_id) as finding
      from credit_notes note
      left join order_events event on event.id = note.event_id
      where event.order_id is distinct from note.order_id
        or event.kind <> case note.kind
          when 'return' then 'flour returned' else 'discount given' end
        or not exists (select from bills where order_id = note.order_id)
        or exists (select from payments where credit_note_id = note.id
          and (order_id <> note.order_id or amount_paise > 0))`,
  },
];
