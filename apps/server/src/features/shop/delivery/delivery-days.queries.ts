import { sql } from 'kysely';
import { statusesWithoutStock } from '@dalan/contract/orders/orders';
import type { Db } from '../../../platform/db/database.ts';
import type { Tx } from '../../../platform/db/transaction.ts';

type Counted = { id: string; city: string; dueOn: string };

/**
 * Call it first in every transaction that may change the counters: saving the delivery page then
 * waits for it, or it waits for the save. Later the two could deadlock.
 */
export async function holdDeliveryDays(tx: Tx): Promise<void> {
  await sql`lock table delivery_days in row exclusive mode`.execute(tx);
}

/** Counts the order on its day, full or not. Nothing happens while days are not counted. */
export async function takeDay(tx: Tx, { id, city, dueOn }: Counted): Promise<void> {
  await sql`
    insert into delivery_days as counted (city, day, taken_grams)
    select ${city}, ${dueOn}::date, sum(weight_grams) from order_items
    where order_id = ${id} and ${dueOn}::date >= days_counted_from()
    having count(*) > 0
    on conflict (city, day) do update set taken_grams = counted.taken_grams + excluded.taken_grams
  `.execute(tx);
}

export async function releaseDay(tx: Tx, { id, city, dueOn }: Counted): Promise<void> {
  await sql`
    update delivery_days
    set taken_grams = taken_grams
      - (select sum(weight_grams) from order_items where order_id = ${id})
    where city = ${city} and day = ${dueOn}::date
  `.execute(tx);
}

/** The days are always locked in their order, so that two transactions never deadlock. */
export async function lockDaysOf(tx: Tx, orders: Omit<Counted, 'id'>[]): Promise<void> {
  await sql`
    select day from delivery_days
    where (city, day) in (select * from unnest(
      ${orders.map(({ city }) => city)}::text[], ${orders.map(({ dueOn }) => dueOn)}::date[]))
    order by city, day for update
  `.execute(tx);
}

/** Runs in the transaction that saves the delivery page: what is counted follows the new rule. */
export async function recountDeliveryDays(tx: Tx): Promise<void> {
  await sql`lock table delivery_days in share row exclusive mode`.execute(tx);
  await sql`delete from delivery_days`.execute(tx);
  await sql`
    insert into delivery_days (city, day, taken_grams)
    select city, due_on, sum(weight_grams)
    from orders join order_items on order_id = orders.id
    where due_on >= days_counted_from() and deleted_at is null
      and order_status <> all(${[...statusesWithoutStock]}) and channel <> 'counter'
    group by city, due_on
  `.execute(tx);
}

export async function listTakenGrams(
  db: Db,
  city: string,
  days: string[],
): Promise<{ day: string; takenGrams: number }[]> {
  return db
    .selectFrom('deliveryDays')
    .select(['day', 'takenGrams'])
    .where('city', '=', city)
    .where('day', 'in', days)
    .execute();
}
