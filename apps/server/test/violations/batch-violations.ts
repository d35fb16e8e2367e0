import { sql } from 'kysely';
import type { Violation } from './violation.ts';

/** Does what triggers do, which are off while a rule is broken. */
export const countBags = sql`update batches set held_grams = (
  select coalesce(sum(grams_held(line, o)), 0)
  from order_items line join orders o on o.id = line.order_id where line.batch_id = batches.id)`;

/** Fills the bags of an order that is still to mill. */
function filled(orderId: string) {
  return [
    sql`insert into batches (product_id, number, milled_on, weight_grams, milled_by, made_by)
      select product_id, 'ZZ-0304-1', '2026-03-04'::date, weight_grams, user_id, user_id
      from order_items join orders on orders.id = order_id where order_id = ${orderId}`,
    sql`update order_items set batch_id = batches.id from batches
      where number = 'ZZ-0304-1' and order_id = ${orderId}`,
    countBags,
  ];
}

export const batchViolations: Violation[] = [
  {
    name: 'a milled line without a batch',
    breaks: 'each line of an order that was milled has a batch',
    finding: ({ orders }) => orders.open,
    statements: ({ orders }) => [
      sql`update orders set order_status = 'Processing', milled_at = now()
        where id = ${orders.open}`,
    ],
  },
  {
    name: 'a line with a batch in an order that is to mill',
    breaks: 'no line of an order that is to mill has a batch',
    finding: ({ orders }) => orders.open,
    statements: ({ orders }) => filled(orders.open),
  },
  {
    name: 'a batch with more in orders than was milled',
    breaks: 'no batch holds more than was milled, and none that was undone or recalled is packed',
    finding: () => '1 g milled',
    statements: () => [sql`update batches set weight_grams = 1 where undone_at is null`],
  },
  {
    name: 'a batch with a wrong figure of what bags took from it',
    breaks: 'a batch knows what the bags of orders took from it',
    finding: () => 'g by the figure',
    statements: () => [sql`update batches set held_grams = held_grams + 1 where undone_at is null`],
  },
  {
    name: 'a line with a batch of another grind',
    breaks: 'a line has a batch of its grind',
    finding: ({ orders }) => orders.open,
    statements: ({ orders }) => [
      ...filled(orders.open),
      sql`update batches set grind = '{"key":"fine","name":"Fine","nameMr":"बारीक","nameHi":"बारीक"}'
        where number = 'ZZ-0304-1'`,
    ],
  },
];
