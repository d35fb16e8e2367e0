import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { openPaise } from '../../../platform/db/order-money.ts';
import { isOwed } from '../../../platform/db/order-step.ts';

export type CashRow = {
  runId: string;
  riderId: string;
  rider: string;
  stops: number;
  stopsLeft: number;
  toCollectPaise: number;
  takenPaise: number;
};

export type DrawerRow = { openedAt: Date | null; openedBy: string | null; differences: number };

export async function getDrawerOfToday(db: Db): Promise<DrawerRow> {
  const { rows } = await sql<DrawerRow>`
    select opened_at, opened_by, differences
    from (
      select count(*) as differences from drawers
      where expected_paise <> counted_paise and seen_at is null
    ) unseen
    left join (
      select opened_at, person.name as opened_by
      from drawers join users person on person.id = drawers.opened_by where closed_at is null
    ) drawer on true
  `.execute(db);
  return rows[0] ?? { openedAt: null, openedBy: null, differences: 0 };
}

/**
 * Lists the cash of the runs that are out. What is to collect is what is open of the orders at open
 * stops.
 */
export async function listCashOfRuns(db: Db): Promise<CashRow[]> {
  const found = await sql<CashRow>`
    select run.id as run_id, run.rider_id, rider.name as rider, stop.*,
      (select coalesce(sum(amount_paise), 0)::bigint from payments where run_id = run.id)
        as taken_paise
    from runs run
    join users rider on rider.id = run.rider_id
    cross join lateral (
      select count(*) as stops, count(*) filter (where outcome is null) as stops_left,
        coalesce(sum(${openPaise}) filter (where ${isOwed} and not o.on_account), 0)::bigint
          as to_collect_paise
      from run_stops
      left join lateral (
        select * from orders where id = run_stops.order_id and outcome is null offset 0
      ) o on true
      where run_stops.run_id = run.id
    ) stop
    where run.state = 'out'
    order by rider.name, run.started_at
  `.execute(db);
  return found.rows;
}
