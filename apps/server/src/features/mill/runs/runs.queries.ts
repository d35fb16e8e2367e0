import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { paidPaise, toPayPaise } from '../../../platform/db/order-money.ts';
import { inStep } from '../../../platform/db/order-step.ts';
import type { RunOverviewRow, RunRow, WaitingRow } from './run-mapper.rules.ts';

/** Adds rider, stops, money and counts to the picked runs only. */
function selectRuns(picked: RawBuilder<unknown>): RawBuilder<RunRow> {
  return sql<RunRow>`
    select run.id, run.day, run.rider_id, rider.name as rider_name, rider.phone as rider_phone,
      run.number, run.state, run.version, changer.name as changed_by_name, run.changed_at,
      run.started_at, run.closed_at,
      (select max(received_at) from rider_actions where run_id = run.id) as last_heard_at,
      money.cash_paise, money.upi_paise, places.stops, counted.counts
    from ${picked} run
    join users rider on rider.id = run.rider_id
    join users changer on changer.id = run.changed_by
    cross join lateral (
      select coalesce(sum(amount_paise) filter (where method = 'cash'), 0)::bigint as cash_paise,
        coalesce(sum(amount_paise) filter (where method = 'UPI'), 0)::bigint as upi_paise
      from payments where run_id = run.id
    ) money
    cross join lateral (
      select coalesce(json_agg(json_build_object('orderId', stop.order_id, 'outcome', outcome,
        'reason', reason, 'doneAt', done_at, 'unrecorded', unrecorded.action)
        order by position), '[]') as stops
      from run_stops stop left join lateral (
        select action from unrecorded_actions told
        where told.run_id = stop.run_id and told.order_id = stop.order_id
          and not exists (
            select from rider_actions recorded
            where recorded.rider_id = told.rider_id and refusal_code is null
              and recorded.idempotency_key = told.idempotency_key)
        order by reported_at desc limit 1
      ) unrecorded on true
      where stop.run_id = run.id
    ) places
    cross join lateral (
      select coalesce(json_agg(json_build_object('id', one.id, 'expectedPaise', expected_paise,
        'countedPaise', counted_paise, 'coinsPaise', coins_paise, 'notes', notes, 'note', note,
        'corrects', corrects, 'by', counter.name, 'at', counted_at)
        order by counted_at, one.id), '[]') as counts
      from cash_counts one join users counter on counter.id = one.counted_by
      where run_id = run.id
    ) counted
    order by run.day, run.created_at, run.id`;
}

type OfDay = { city: string; day: string };

/** Counts the stops and reads nothing of their orders: a day can have thousands. */
export async function listRunOverviews(db: Db, { city, day }: OfDay): Promise<RunOverviewRow[]> {
  const { rows } = await sql<RunOverviewRow>`
    select run.id, run.day, run.rider_id, rider.name as rider_name, rider.phone as rider_phone,
      run.number, run.state, run.version, run.changed_at, run.started_at, stops.*
    from (
      select * from runs where city = ${city} and day = ${day}
      union all
      select * from runs where city = ${city} and day < ${day} and state <> 'closed'
    ) run
    cross join lateral (select name, phone from users where id = run.rider_id offset 0) rider
    cross join lateral (
      select count(*) as stop_count, count(outcome) as done_count
      from run_stops where run_id = run.id
    ) stops
    order by run.day, run.created_at, run.id
  `.execute(db);
  return rows;
}

export async function listRunRowsById(db: Db, ids: string[]): Promise<RunRow[]> {
  const { rows } = await selectRuns(
    sql`(select * from runs where id = any(${ids}::uuid[]))`,
  ).execute(db);
  return rows;
}

/**
 * Lists packed orders on no run: at most `limit`, late ones first and then pincode by pincode, so
 * that those of an area come together. The answer has the oldest due day first.
 */
export async function listWaiting(
  db: Db,
  { city, day }: OfDay,
  limit: number,
): Promise<WaitingRow[]> {
  const isLate = sql`o.due_on < ${day}`;
  const { rows } = await sql<WaitingRow>`
    select o.id, o.count, o.order_status, o.payment_status, o.due_on, o.pincode, o.delivery_address, buyer.name as buyer_name,
      ${toPayPaise} as to_pay_paise, ${paidPaise} as paid_paise, o.on_account,
      array(select weight_grams from order_items where order_id = o.id order by line_no) as grams,
      (select coalesce(answer, 'open') from payment_claims where order_id = o.id
        order by claimed_at desc, id desc limit 1) as claim
    from (
      select o.*, count(*) over () from orders o
      where o.deleted_at is null and ${inStep('ready')}
        and o.due_on <= ${day} and o.city = ${city}
        and not exists (select from run_stops where order_id = o.id and outcome is null)
      order by ${isLate} desc, case when ${isLate} then null else o.pincode end,
        o.due_on, o.created_at, o.id
      limit ${limit}
    ) o
    cross join lateral (select name from users where id = o.user_id offset 0) buyer
    order by o.due_on, o.created_at, o.id
  `.execute(db);
  return rows;
}

export async function countOrdersToPack(db: Db, { city, day }: OfDay): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from orders o
    where o.deleted_at is null and ${inStep('to-pack')}
      and o.due_on <= ${day} and o.city = ${city}
  `.execute(db);
  return rows[0]?.count ?? 0;
}

/** People who usually ride come first. */
export async function listRiders(db: Db): Promise<{ _id: string; name: string }[]> {
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from users
    where role = 'admin' and disabled_at is null and erased_at is null
    order by array_position('{delivery,counter,owner}', duty), lower(name), id
  `.execute(db);
  return rows.map(({ id, name }) => ({ _id: id, name }));
}
