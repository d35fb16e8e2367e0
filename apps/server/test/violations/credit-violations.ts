import { sql } from 'kysely';
import type { Violation } from './violation.ts';

export const creditViolations: Violation[] = [
  {
    name: 'a gap in the numbers of the credit notes',
    breaks: 'the credit notes of each financial year are numbered from 1 without gaps',
    finding: () => '1 credit notes, the last has number 2',
    statements: () => [sql`update credit_notes set serial = 2`],
  },
  {
    name: 'a credit note in the financial year of another day',
    breaks: 'each credit note is in the financial year of its day',
    finding: () => 'credit note CN/',
    statements: () => [sql`update credit_notes set year = year + 1`],
  },
  {
    name: 'a credit note with lines of another sum',
    breaks: 'the lines of each credit note add up to its amount',
    finding: () => 'credit note CN/',
    statements: () => [sql`update credit_note_lines set amount_paise = amount_paise - 1`],
  },
  {
    name: 'a line that came back more than it was',
    breaks: 'no line came back more than it was, in grams and in money',
    finding: ({ orders }) => orders.delivered,
    statements: () => [sql`update credit_note_lines set grams = 2001`],
  },
  {
    name: 'an order that gave back more than was credited',
    breaks:
      'no order is credited more than was sold, nor given back more than was credited and paid',
    finding: ({ orders }) => orders.delivered,
    statements: () => [
      sql`update payments set amount_paise = amount_paise - 1 where credit_note_id is not null`,
    ],
  },
  {
    name: 'a credit note with the event of something else',
    breaks: 'each credit note has its event, its bill, and a refund only of its own order',
    finding: ({ orders }) => orders.delivered,
    statements: () => [
      sql`update order_events set kind = 'payment claimed' where kind = 'flour returned'`,
    ],
  },
];
