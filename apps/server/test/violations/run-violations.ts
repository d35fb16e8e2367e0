import { sql } from 'kysely';
import type { Violation } from './violation.ts';

const RUN = '01930000-0000-7000-8000-000000000001';
const USER = sql`(select id from users where role = 'admin' limit 1)`;

const insertRun = (state: 'planned' | 'out' | 'closed') => sql`
  insert into runs (id, day, rider_id, state, created_by, changed_by, started_at, closed_at)
  values (${RUN}, '2026-11-16', ${USER}, ${state}, ${USER}, ${USER},
    case when ${state} <> 'planned' then now() end, case when ${state} = 'closed' then now() end)`;

const insertStop = (orderId: string, place: number, isDone = true) => sql`
  insert into run_stops (run_id, order_id, position, outcome, done_at)
  values (${RUN}, ${orderId}, ${place}, case when ${isDone} then 'delivered' end,
    case when ${isDone} then now() end)`;

const insertCount = (expectedPaise: number, countedPaise: number) => sql`
  insert into cash_counts (run_id, expected_paise, counted_paise, notes, coins_paise, note,
    counted_by, idempotency_key)
  values (${RUN}, ${expectedPaise}, ${countedPaise}, '{"100": 2, "10": 1}', 500, 'why', ${USER},
    'a-key')`;

export const runViolations: Violation[] = [
  ...(['planned', 'out'] as const).map((state): Violation => ({
    name: `an order on a run that is ${state} in another status`,
    breaks: 'an order on a planned run is milled, on one that is out it is Shipped',
    finding: ({ orders }) => orders.open,
    statements: ({ orders }) => [insertRun(state), insertStop(orders.open, 1, false)],
  })),
  {
    name: 'a deleted order on a run',
    breaks: 'an order on a planned run is milled, on one that is out it is Shipped',
    finding: ({ orders }) => orders.hidden,
    statements: ({ orders }) => [insertRun('out'), insertStop(orders.hidden, 1, false)],
  },
  {
    name: 'two stops at one place',
    breaks: 'no two stops of a run have the same place',
    finding: () => `run ${RUN}, place 1: 2 stops`,
    statements: ({ orders }) => [
      insertRun('out'),
      sql`alter table run_stops drop constraint one_stop_per_position`,
      insertStop(orders.delivered, 1),
      insertStop(orders.gone, 1),
    ],
  },
  {
    name: 'a closed run without a count',
    breaks: 'a closed run has a count and no open stop',
    finding: () => `run ${RUN}: 0 counts, 0 open stops`,
    statements: () => [insertRun('closed')],
  },
  {
    name: 'a closed run with an open stop',
    breaks: 'a closed run has a count and no open stop',
    finding: () => `run ${RUN}: 1 counts, 1 open stops`,
    statements: ({ orders }) => [
      insertRun('closed'),
      insertCount(0, 215_00),
      insertStop(orders.delivered, 1, false),
    ],
  },
  {
    name: 'a count that expected another sum',
    breaks: 'each count of cash expected what was recorded on its run',
    finding: () => '100 paise expected, 0 recorded',
    statements: () => [insertRun('closed'), insertCount(100, 215_00)],
  },
  {
    name: 'a count that is not its notes and coins',
    breaks: 'each count of cash is the sum of its notes and coins',
    finding: () => '21400 paise, its notes and coins 21500',
    statements: () => [insertRun('closed'), insertCount(0, 214_00)],
  },
  {
    name: 'a payment on a run without a stop',
    breaks: 'payments of a run are of orders that were on it',
    finding: ({ orders }) => orders.delivered,
    statements: ({ orders }) => [
      insertRun('out'),
      sql`update payments set run_id = ${RUN}
        where order_id = ${orders.delivered} and amount_paise > 0`,
    ],
  },
];
