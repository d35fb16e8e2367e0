import { sql } from 'kysely';
import type { Violation } from './violation.ts';

export const paymentViolations: Violation[] = [
  {
    name: 'a payment with the event of something else',
    breaks: 'each payment has its event, and each such event its payment',
    finding: () => 'payment ',
    statements: ({ orders }) => [
      sql`update order_events set kind = 'payment claimed'
        where order_id = ${orders.open} and kind = 'payment corrected'`,
    ],
  },
  {
    name: 'an event of a payment that is not there',
    breaks: 'each payment has its event, and each such event its payment',
    finding: () => 'event ',
    statements: ({ orders }) => [
      sql`delete from payments where order_id = ${orders.open} and corrects is not null`,
      sql`update order_events set payment_status = 'Partially Paid'
        where order_id = ${orders.open} and kind = 'payment recorded'`,
    ],
  },
  {
    name: 'a payment that set the status of another sum',
    breaks: 'the last payment of each order set the status of its sum',
    finding: ({ orders }) => orders.open,
    statements: ({ orders }) => [
      sql`update order_events set payment_status = 'Paid'
        where order_id = ${orders.open} and kind = 'payment corrected'`,
    ],
  },
  {
    name: 'a paisa too much paid',
    breaks: 'no order is paid more than its amount',
    finding: ({ orders }) => orders.delivered,
    statements: ({ orders }) => [
      sql`update payments set amount_paise = amount_paise + 1 where order_id = ${orders.delivered}`,
    ],
  },
  {
    name: 'a correction above its payment',
    breaks: 'corrections take no more than their payment, and correct no correction',
    finding: () => '-1 paise left',
    statements: () => [
      sql`update payments set amount_paise = amount_paise - 1 where corrects is not null`,
    ],
  },
  {
    name: 'two open claims of one order',
    breaks: 'no order has two open claims',
    finding: ({ orders }) => orders.open,
    statements: ({ orders }) => [
      sql`drop index one_open_claim_per_order`,
      sql`insert into payment_claims (order_id, amount_paise)
        values (${orders.open}, 100), (${orders.open}, 100)`,
    ],
  },
  ...(['found', 'not found'] as const).map((answer): Violation => ({
    name: `a claim answered with ${answer} and no event`,
    breaks: 'each answer to a claim has its event',
    finding: () => `: ${answer}`,
    statements: () => [
      sql`update payment_claims set answered_at = answered_at + interval '1 second'
        where answer = ${answer}`,
    ],
  })),
];
