import { sql } from 'kysely';
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

/**
 * Lists the cash of the runs that are out. What is to collect are the amounts of open stops less
 * what was paid before.
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
        coalesce(sum(greatest(0, o.total_paise + o.delivery_charge_paise - paid.paise)), 0)::bigint
          as to_collect_paise
      from run_stops
      left join lateral (
        select * from orders where id = run_stops.order_id and outcome is null offset 0
      ) o on true
      left join lateral (
        select coalesce(sum(amount_paise), 0) as paise from payments where order_id = o.id
      ) paid on true
      where run_stops.run_id = run.id
    ) stop
    where run.state = 'out'
    order by rider.name, run.started_at
  `.execute(db);
  return found.rows;
}
