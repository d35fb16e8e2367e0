import { sql } from 'kysely';
import type { Invariant } from './invariant.queries.ts';

export const runInvariants: Invariant[] = [
  {
    name: 'an order on a planned run is milled, on one that is out it is Shipped',
    finder: sql`
      select format('order %s: %s%s, its run %s is %s', stop.order_id, orders.order_status,
        case when orders.deleted_at is null then '' else ', deleted' end, runs.id, runs.state)
        as finding
      from run_stops stop
      join runs on runs.id = stop.run_id
      join orders on orders.id = stop.order_id
      where stop.outcome is null and runs.state <> 'closed' and (orders.deleted_at is not null
        or orders.order_status <> case runs.state when 'out' then 'Shipped' else 'Processing' end)`,
  },
  {
    name: 'no two stops of a run have the same place',
    finder: sql`
      select format('run %s, place %s: %s stops', run_id, position, count(*)) as finding
      from run_stops group by run_id, position having count(*) > 1`,
  },
  {
    name: 'a closed run has a count and no open stop',
    finder: sql`
      select format('run %s: %s counts, %s open stops', id, counts, open_stops) as finding
      from runs cross join lateral (
        select (select count(*) from cash_counts where run_id = runs.id) as counts,
          (select count(*) from run_stops where run_id = runs.id and outcome is null) as open_stops
      ) found
      where state = 'closed' and (counts = 0 or open_stops > 0)
        or state <> 'closed' and counts > 0`,
  },
  {
    name: 'each count of cash expected what was recorded on its run',
    finder: sql`
      select format('run %s, count %s: %s paise expected, %s recorded', run_id, id, expected_paise,
        recorded) as finding
      from cash_counts cross join lateral (
        select coalesce(sum(amount_paise), 0) as recorded from payments
        where payments.run_id = cash_counts.run_id and method = 'cash'
      ) paid
      where expected_paise <> recorded`,
  },
  {
    name: 'each count of cash is the sum of its notes and coins',
    finder: sql`
      select format('run %s, count %s: %s paise, its notes and coins %s', run_id, id, counted_paise,
        summed) as finding
      from cash_counts cross join lateral (
        select coins_paise + coalesce(sum(key::int * value::int * 100), 0) as summed
        from jsonb_each_text(notes)
      ) money
      where counted_paise <> summed`,
  },
  {
    name: 'payments of a run are of orders that were on it',
    finder: sql`
      select format('payment %s of order %s, run %s', id, order_id, run_id) as finding
      from payments
      where run_id is not null and not exists (
        select from run_stops stop
        where stop.run_id = payments.run_id and stop.order_id = payments.order_id)`,
  },
];
