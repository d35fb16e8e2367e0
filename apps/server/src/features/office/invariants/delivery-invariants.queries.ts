import { sql } from 'kysely';
import { statusesWithoutStock } from '@dalan/contract/orders/orders';
import type { Invariant } from './invariant.queries.ts';

export const deliveryInvariants: Invariant[] = [
  {
    name: 'what is taken of each day is the weight of its orders, while days are counted',
    finder: sql`
      select format('%s in %s: %s g taken, %s g ordered', day, city, coalesce(taken_grams, 0),
        coalesce(ordered.grams, 0)) as finding
      from delivery_days full join (
        select city, due_on as day, sum(weight_grams) as grams
        from orders join order_items on order_id = orders.id
        where due_on >= days_counted_from() and deleted_at is null
          and order_status <> all(${[...statusesWithoutStock]}) and channel <> 'counter'
        group by city, due_on
      ) ordered using (city, day)
      where coalesce(taken_grams, 0) <> coalesce(ordered.grams, 0)`,
  },
  {
    // An order without a pincode belongs to an erased customer.
    name: 'the charge of each order is that of the rule it was placed by',
    finder: sql`
      select format('order %s: %s paise by version %s', orders.id, delivery_charge_paise,
        delivery_version) as finding
      from orders left join settings_versions rule
        on rule.page = 'delivery' and rule.version = delivery_version
      where delivery_version is not null and ((document ->> 'isOn') is distinct from 'true'
        or pincode is not null and delivery_charge_paise is distinct from case
          when total_paise >= (document ->> 'freeFrom')::numeric * 100 then 0
          else (
            select (area ->> 'charge')::numeric * 100
            from jsonb_array_elements(document -> 'areas') as area
            where area -> 'pincodes' ? pincode)
          end)`,
  },
  {
    name: 'an order is due on the day it was last moved to',
    finder: sql`
      select format('order %s: due on %s, moved to %s', orders.id, orders.due_on, last.due_on)
        as finding
      from orders cross join lateral (
        select coalesce(due_on, (changes #>> '{dueOn,1}')::date) as due_on from order_events
        where order_id = orders.id and (kind = 'moved to another day' or changes ? 'dueOn')
        order by id desc limit 1
      ) last
      where last.due_on is distinct from orders.due_on`,
  },
];
