import { sql } from 'kysely';
import { statusesWithoutStock } from '@dalan/contract/orders/orders';
import { SHOP_TIME_ZONE } from '@dalan/contract/language/time-zone';
import type { Db } from '../../../platform/db/database.ts';

export type CashRow = {
  runId: string;
  riderId: string;
  rider: string;
  stops: number;
  stopsLeft: number;
  toCollectPaise: number;
  takenPaise: number;
};

/** Cash of the runs that are out. To collect: the amounts of open stops less what was paid before. */
export async function listCashOfRuns(db: Db): Promise<CashRow[]> {
  const found = await sql<CashRow>`
    select run.id as run_id, run.rider_id, rider.name as rider, stop.*,
      (select coalesce(sum(amount_paise), 0)::bigint from payments where run_id = run.id)
        as taken_paise
    from runs run
    join users rider on rider.id = run.rider_id
    cross join lateral (
      select count(*) as stops, count(*) filter (where outcome is null) as stops_left,
        coalesce(sum(greatest(0, o.total_paise + o.delivery_charge_paise - paid.paise))
          filter (where outcome is null), 0)::bigint as to_collect_paise
      from run_stops
      join orders o on o.id = run_stops.order_id
      cross join lateral (
        select coalesce(sum(amount_paise), 0) as paise from payments where order_id = o.id
      ) paid
      where run_stops.run_id = run.id
    ) stop
    where run.state = 'out'
    order by rider.name, run.started_at
  `.execute(db);
  return found.rows;
}

/** Sums by the shop's day on which the order was placed. Days without a sale are left out. */
export async function listSales(
  db: Db,
  since: Date,
): Promise<{ day: string; amountPaise: number }[]> {
  const found = await sql<{ day: string; amountPaise: number }>`
    select (created_at at time zone ${SHOP_TIME_ZONE})::date as day,
      sum(total_paise)::bigint as amount_paise
    from orders
    where deleted_at is null and created_at >= ${since}
      and order_status <> all(${[...statusesWithoutStock]})
    group by 1
  `.execute(db);
  return found.rows;
}
