import { sql } from 'kysely';
import type { Invariant } from './invariant.queries.ts';

export const batchInvariants: Invariant[] = [
  {
    name: 'each line of an order that was milled has a batch',
    finder: sql`
      select format('order %s, line %s: no batch', o.id, line.id) as finding
      from orders o join order_items line on line.order_id = o.id
      where o.milled_at is not null and line.batch_id is null and o.deleted_at is null
        and o.order_status in ('Processing', 'Shipped', 'Delivered')`,
  },
  {
    name: 'no line of an order that is to mill has a batch',
    finder: sql`
      select format('order %s, line %s: batch %s', o.id, line.id, line.batch_id) as finding
      from orders o join order_items line on line.order_id = o.id
      where o.order_status in ('Placed', 'Pending', 'Confirmed')
        and (line.batch_id is not null or o.milled_at is not null)`,
  },
  {
    name: 'no batch holds more than was milled, and none that was undone or recalled is packed',
    finder: sql`
      select format('batch %s: %s g milled, %s g in orders', number, weight_grams, held) as finding
      from batches cross join lateral (
        select coalesce(sum(line.weight_grams), 0) as held,
          count(*) filter (where o.order_status = 'Processing') as here
        from order_items line join orders o on o.id = line.order_id
        where line.batch_id = batches.id and (o.order_status = 'Delivered'
          or o.deleted_at is null and o.order_status not in ('Cancelled', 'Returned'))
      ) lines
      where held > weight_grams or held > 0 and undone_at is not null
        or here > 0 and recalled_at is not null`,
  },
  {
    name: 'a batch knows what the bags of orders took from it',
    finder: sql`
      select format('batch %s: %s g by the lines, %s g by the figure', number, held, held_grams) as finding
      from batches cross join lateral (
        select coalesce(sum(grams_held(line, o)), 0) as held
        from order_items line join orders o on o.id = line.order_id
        where line.batch_id = batches.id
      ) lines
      where held <> held_grams`,
  },
  {
    name: 'a line has a batch of its grind',
    finder: sql`
      select format('order %s, line %s: batch %s', line.order_id, line.id, batch.number) as finding
      from order_items line join batches batch on batch.id = line.batch_id
      where line.grind ->> 'key' is distinct from batch.grind ->> 'key'`,
  },
];
