import { sql } from 'kysely';
import type { Violation } from './violation.ts';

const repeatOf = (orderId: string) => sql`
  with made as (
    insert into repeats (user_id, city, source_order_id, every_weeks, next_on, delivery_address,
      contact_number)
    select user_id, city, id, 1, '2030-01-08', '', '' from orders where id = ${orderId}
    returning id
  )
  insert into repeat_items (repeat_id, product_id, line_no, weight_grams)
  select made.id, product_id, line_no, weight_grams from made, order_items
  where order_id = ${orderId}`;

export const repeatViolations: Violation[] = [
  {
    name: 'a day of a repeat with an order of somebody’s own',
    breaks: 'each ordered day of a repeat has the order that was made for it',
    finding: ({ orders }) => orders.open,
    statements: ({ orders }) => [
      repeatOf(orders.open),
      sql`with made as (
          insert into repeat_days (repeat_id, day, outcome, order_id)
          select id, '2030-01-01', 'ordered', ${orders.open} from repeats returning id)
        insert into letters (kind, subject_id) select 'repeat/day', id from made`,
    ],
  },
  {
    name: 'a made day of a repeat without its mail',
    breaks: 'each made day of a repeat has its mail',
    finding: () => '2030-01-01',
    statements: ({ orders }) => [
      repeatOf(orders.open),
      sql`insert into repeat_days (repeat_id, day, outcome)
        select id, '2030-01-01', 'to call' from repeats`,
    ],
  },
  {
    name: 'an order of a repeat without its day',
    breaks: 'each order that a repeat made belongs to one of its days',
    finding: ({ orders }) => orders.open,
    statements: ({ orders }) => [
      sql`update orders set idempotency_key = 'repeat 1 2030-01-01' where id = ${orders.open}`,
    ],
  },
  {
    name: 'a repeat that would make a day again',
    breaks: 'the next day of each repeat is not made yet',
    finding: () => '2030-01-08 is made',
    statements: ({ orders }) => [
      repeatOf(orders.open),
      sql`insert into repeat_days (repeat_id, day, outcome)
        select id, '2030-01-08', 'skipped' from repeats`,
    ],
  },
  {
    name: 'a repeat without flour',
    breaks: 'each repeat has flour, in weights that can be ordered',
    finding: () => 'repeat ',
    statements: ({ orders }) => [repeatOf(orders.open), sql`delete from repeat_items`],
  },
  {
    name: 'a repeat that outlives its customer',
    breaks: 'no repeat of an erased customer runs or keeps an address',
    finding: () => 'repeat ',
    statements: ({ orders }) => [repeatOf(orders.gone)],
  },
];
