import { sql } from 'kysely';
import { WALK_IN_ID } from '@dalan/contract/desk/counter';
import type { Violation } from './violation.ts';

export const counterViolations: Violation[] = [
  {
    name: 'a counter sale without a bill',
    breaks: 'each counter sale was delivered and has its bill',
    finding: ({ orders }) => orders.open,
    statements: ({ orders }) => [
      sql`update orders set channel = 'counter', placed_by = user_id where id = ${orders.open}`,
    ],
  },
  {
    name: 'a counter sale without a payment',
    breaks: 'each counter sale was paid as a whole when it was made, or went on account',
    finding: ({ orders }) => orders.returned,
    statements: ({ orders }) => [
      sql`update orders set channel = 'counter', placed_by = user_id, idempotency_key = 'sale',
        request_hash = '' where id = ${orders.returned}`,
    ],
  },
  {
    name: 'an order of the shop that is rounded',
    breaks: 'each counter sale is rounded to the rupee, and nothing else is',
    finding: ({ orders }) => orders.open,
    statements: ({ orders }) => [
      sql`alter table orders drop constraint only_a_counter_sale_is_rounded_to_the_rupee`,
      sql`update orders set round_off_paise = 50 where id = ${orders.open}`,
    ],
  },
  {
    name: 'an order of the shop without a customer',
    breaks: 'an order without a customer is a counter sale without address and number',
    finding: ({ orders }) => orders.cancelled,
    statements: ({ orders }) => [
      sql`alter table orders drop constraint only_a_counter_sale_has_no_customer`,
      sql`update orders set user_id = ${WALK_IN_ID} where id = ${orders.cancelled}`,
    ],
  },
  {
    name: 'an order of the shop by the gram',
    breaks: 'only counter sales weigh other than in steps of 250 grams',
    finding: ({ orders }) => orders.open,
    statements: ({ orders }) => [
      sql`update order_items set weight_grams = 1999, total_paise = 15592
        where order_id = ${orders.open}`,
      sql`update orders set total_paise = 15592 where id = ${orders.open}`,
      sql`update stock_movements set delta_grams = -1999 where order_id = ${orders.open}`,
      sql`update stock set on_hand_grams = on_hand_grams + 1
        where product_id = (select product_id from order_items where order_id = ${orders.open})`,
    ],
  },
];
