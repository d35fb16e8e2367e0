import { sql } from 'kysely';
import { WALK_IN_ID } from '@dalan/contract/desk/counter';
import type { Invariant } from './invariant.queries.ts';

export const counterInvariants: Invariant[] = [
  {
    name: 'each counter sale was delivered and has its bill',
    finder: sql`
      select format('order %s: %s', id, order_status) as finding from orders
      where channel = 'counter' and (order_status <> 'Delivered'
        or not exists (select from bills where order_id = orders.id))`,
  },
  {
    // What credit notes and corrections do to it later is checked with those of all orders.
    name: 'each counter sale was paid as a whole when it was made, or went on account',
    finder: sql`
      select format('order %s: %s paise', id, total_paise + round_off_paise) as finding from orders
      where channel = 'counter' and not on_account and not exists (
        select from payments
        where order_id = orders.id and corrects is null and credit_note_id is null
          and amount_paise = total_paise + delivery_charge_paise + round_off_paise)`,
  },
  {
    name: 'each counter sale is rounded to the rupee, and nothing else is',
    finder: sql`
      select format('order %s: %s paise, rounded by %s', id, total_paise, round_off_paise)
        as finding
      from orders
      where round_off_paise <> case when channel = 'counter'
        then (total_paise + 50) / 100 * 100 - total_paise else 0 end`,
  },
  {
    name: 'an order without a customer is a counter sale without address and number',
    finder: sql`
      select format('order %s: %s', id, channel) as finding from orders
      where user_id = ${WALK_IN_ID} and (channel <> 'counter' or delivery_address <> ''
        or contact_number <> '' or pincode is not null)`,
  },
  {
    name: 'only counter sales weigh other than in steps of 250 grams',
    finder: sql`
      select format('order %s, line %s: %s g', order_id, item.id, weight_grams) as finding
      from order_items item join orders on orders.id = item.order_id
      where weight_grams % 250 <> 0 and channel <> 'counter'`,
  },
];
