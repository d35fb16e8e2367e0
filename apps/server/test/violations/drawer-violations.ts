import { sql } from 'kysely';
import type { Violation } from './violation.ts';

const DRAWER = '01930000-0000-7000-8000-000000000001';
const LATER = '01930000-0000-7000-8000-000000000002';
const COUNT = '01930000-0000-7000-8000-000000000003';
const USER = sql`(select id from users where role = 'admin' limit 1)`;

const insertDrawer = (id: string, openedAt: string) => sql`
  insert into drawers (id, float_paise, opened_by, opened_at, opening_key)
  values (${id}, 10000, ${USER}, ${openedAt}, ${id})`;

/** Closes the first drawer by a count of ₹215, in notes and coins. */
const closeDrawer = (expectedPaise: number, countedPaise = 215_00) => [
  sql`insert into drawer_counts (id, drawer_id, expected_paise, counted_paise, notes, coins_paise,
      counted_by, idempotency_key)
    values (${COUNT}, ${DRAWER}, ${expectedPaise}, ${countedPaise}, '{"100": 2, "10": 1}', 500,
      ${USER}, 'a-key')`,
  sql`update drawers set count_id = ${COUNT}, expected_paise = ${expectedPaise},
      counted_paise = ${countedPaise}, note = 'why', stays_paise = 0, closed_by = ${USER},
      closed_at = '2026-11-16 20:00+05:30'
    where id = ${DRAWER}`,
];

export const drawerViolations: Violation[] = [
  {
    name: 'a drawer that expected another sum',
    breaks: 'each closed drawer expected its float and what moved in it',
    finding: () => '10100 paise expected, 10000 moved',
    statements: () => [insertDrawer(DRAWER, '2026-11-16 09:00+05:30'), ...closeDrawer(101_00)],
  },
  {
    name: 'a payment that was put into a drawer after its closing',
    breaks: 'each closed drawer expected its float and what moved in it',
    finding: () => '10000 paise expected, 15000 moved',
    statements: ({ orders }) => [
      insertDrawer(DRAWER, '2026-11-16 09:00+05:30'),
      ...closeDrawer(100_00),
      sql`update payments set drawer_id = ${DRAWER}
        where order_id = ${orders.open} and corrects is null`,
    ],
  },
  {
    name: 'a count of a drawer that is not its notes and coins',
    breaks: 'each count of a drawer is the sum of its notes and coins',
    finding: () => '21400 paise, its notes and coins 21500',
    statements: () => [
      insertDrawer(DRAWER, '2026-11-16 09:00+05:30'),
      ...closeDrawer(100_00, 214_00),
    ],
  },
  {
    name: 'a drawer that was opened before the last was closed',
    breaks: 'no two drawers were open at the same time',
    finding: () => `drawer ${LATER} was opened before drawer ${DRAWER} was closed`,
    statements: () => [
      insertDrawer(DRAWER, '2026-11-16 09:00+05:30'),
      ...closeDrawer(100_00),
      insertDrawer(LATER, '2026-11-16 19:00+05:30'),
    ],
  },
  {
    name: 'a correction in the drawer of another day',
    breaks: 'a correction is in the drawer of what it corrects, or in none',
    finding: () => `in drawer ${DRAWER}, corrected`,
    statements: ({ orders }) => [
      insertDrawer(DRAWER, '2026-11-16 09:00+05:30'),
      sql`update payments set drawer_id = ${DRAWER}
        where order_id = ${orders.open} and corrects is not null`,
    ],
  },
];
