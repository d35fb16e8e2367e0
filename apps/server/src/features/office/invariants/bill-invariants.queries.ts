import { sql } from 'kysely';
import type { Invariant } from './invariant.queries.ts';

export const billInvariants: Invariant[] = [
  {
    name: 'the bills of each financial year are numbered from 1 without gaps',
    finder: sql`
      select format('year %s: %s bills, the last has number %s', year, count(*), max(serial))
        as finding
      from bills group by year having count(*) <> max(serial) or min(serial) <> 1`,
  },
  {
    name: 'each bill is in the financial year of its day',
    finder: sql`
      select format('bill %s of %s', number, made_at) as finding
      from bills where year <> financial_year_of(made_at)`,
  },
  {
    name: 'no order has two bills',
    finder: sql`
      select format('order %s: %s bills', order_id, count(*)) as finding
      from bills group by order_id having count(*) > 1`,
  },
  {
    // The same rounding as `taxInside` in the contract.
    name: 'each bill adds up to its order, to the paisa',
    finder: sql`
      select format('bill %s of order %s', number, order_id) as finding
      from bills join orders on orders.id = bills.order_id
      cross join lateral (
        select sum(total) as total, sum(taxable) as taxable, sum(cgst) as cgst, sum(sgst) as sgst,
          bool_and(cgst = sgst and taxable + cgst + sgst = total
            and cgst = (total * rate + 100 + rate) / (2 * (100 + rate))) as is_exact
        from (
          select (supply->>'totalPaise')::bigint as total,
            (supply->>'taxablePaise')::bigint as taxable, (supply->>'cgstPaise')::bigint as cgst,
            (supply->>'sgstPaise')::bigint as sgst, (supply->>'gstRate')::bigint as rate
          from jsonb_array_elements(document->'lines'
            || case when jsonb_typeof(document->'delivery') = 'object'
              then jsonb_build_array(document->'delivery') else '[]' end) supply
        ) supplies
      ) sums
      where is_exact is not true
        or sums.total <> orders.total_paise + orders.delivery_charge_paise
        or coalesce((document->>'roundOffPaise')::bigint, 0) <> orders.round_off_paise
        or (document#>>'{totals,totalPaise}')::bigint
          is distinct from sums.total + orders.round_off_paise
        or (document#>>'{totals,taxablePaise}')::bigint is distinct from sums.taxable
        or (document#>>'{totals,cgstPaise}')::bigint is distinct from sums.cgst
        or (document#>>'{totals,sgstPaise}')::bigint is distinct from sums.sgst`,
  },
  {
    name: 'each order that was delivered since bills exist has one',
    finder: sql`
      select format('order %s', event.order_id) as finding
      from order_events event
      where event.kind = 'status changed' and event.order_status = 'Delivered'
        and event.at >= (select at from bills_since)
        and not exists (select from bills where bills.order_id = event.order_id)
      group by event.order_id`,
  },
];
