import { sql } from 'kysely';
import type { Violation } from './violation.ts';

export const figureViolations: Violation[] = [
  {
    name: 'a sum of a day without orders',
    breaks: 'the sums of a day that did not change since are those of its orders and payments',
    finding: () => '2020-01-01, outcome sold: (1, 0, 100) summed, () counted',
    statements: () => [
      sql`insert into figure_days (day) values ('2020-01-01')`,
      sql`insert into figure_sums (day, kind, key, count, grams, paise)
        values ('2020-01-01', 'outcome', 'sold', 1, 0, 100)`,
    ],
  },
];
