import { sql } from 'kysely';
import type { Violation } from './violation.ts';

const addsUp = 'each bill adds up to its order, to the paisa';

function changed(what: string, path: string, value: string): Violation {
  return {
    name: `a bill with ${what}`,
    breaks: addsUp,
    finding: ({ orders }) => orders.returned,
    statements: ({ orders }) => [
      sql`update bills set document = jsonb_set(document, ${path}::text[], ${value}::jsonb)
        where order_id = ${orders.returned}`,
    ],
  };
}

/** Triggers are off, so the statements give numbers themselves. */
export const billViolations: Violation[] = [
  {
    name: 'a missing bill number',
    breaks: 'the bills of each financial year are numbered from 1 without gaps',
    finding: () => 'the last has number 4',
    statements: () => [sql`update bills set serial = 4 where serial = 3`],
  },
  {
    name: 'a bill in the wrong year',
    breaks: 'each bill is in the financial year of its day',
    finding: () => '/000001',
    statements: () => [sql`update bills set year = year - 1, serial = 1 where serial = 3`],
  },
  {
    name: 'an order with two bills',
    breaks: 'no order has two bills',
    finding: ({ orders }) => orders.delivered,
    statements: ({ orders }) => [
      sql`alter table bills drop constraint bills_pkey`,
      sql`insert into bills (order_id, year, serial, document, made_at)
        select order_id, year, 4, document, made_at from bills
        where order_id = ${orders.delivered}`,
    ],
  },
  changed('a paisa too much on a line', '{lines,0,totalPaise}', '15601'),
  changed('unequal halves', '{lines,0,cgstPaise}', '1'),
  changed('a paisa too much in the total', '{totals,totalPaise}', '15601'),
  changed('a tax in the totals that no line has', '{totals,sgstPaise}', '1'),
  changed('a delivery that its order does not have', '{delivery}', '{"totalPaise": 1}'),
  {
    name: 'a delivered order without a bill',
    breaks: 'each order that was delivered since bills exist has one',
    finding: ({ orders }) => orders.delivered,
    statements: ({ orders }) => [
      sql`delete from bills where order_id = ${orders.delivered}`,
      sql`update bills set serial = 2 where serial = 3`,
    ],
  },
];
