import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Grind } from '@dalan/contract/catalog/grinds';
import type { OrderStatus } from '@dalan/contract/orders/orders';
import { finalStatuses } from '@dalan/contract/orders/orders';
import type { Db } from '../../../platform/db/database.ts';
import { joinOwnPrice, ownPrice } from '../../../platform/db/own-price.ts';
import { payloadWithCause } from '../../../platform/db/payload-with-cause.ts';
import type { Tx } from '../../../platform/db/transaction.ts';

export type RepeatLine = {
  id: number;
  productId: string;
  grind: Grind | null;
  name: string;
  nameMr: string;
  nameHi: string;
  weightGrams: number;
  pricePaise: number;
  /** What the flour has to choose from today. */
  grinds: Grind[];
  stepGrams: number;
  /** False if the flour is not sold, or not in this grind or by this weight. */
  isSold: boolean;
};

/** What became of one day of a repeat. */
export type DayRow = {
  id: string;
  day: string;
  outcome: 'ordered' | 'skipped' | 'to call';
  shortOf: string[];
  orderId: string | null;
  orderStatus: OrderStatus | null;
  comesOn: string | null;
  /** True if its order is still to come. */
  isOpen: boolean;
  /** True if the customer, and nobody else, cancelled its order. */
  isCancelledByCustomer: boolean;
};

export type RepeatRow = {
  id: string;
  userId: string;
  everyWeeks: 1 | 2;
  nextOn: string;
  isStopped: boolean;
  deliveryAddress: string;
  contactNumber: string;
  pincode: string | null;
  items: RepeatLine[];
  /** The latest day that was made or skipped. */
  last: DayRow | null;
};

const dayOf = sql`json_build_object('id', made.id, 'day', made.day, 'outcome', made.outcome,
  'shortOf', made.short_of, 'orderId', o.id, 'orderStatus', o.order_status, 'comesOn', o.due_on,
  'isOpen', coalesce(o.deleted_at is null and o.order_status <> all(${[...finalStatuses]}), false),
  'isCancelledByCustomer', coalesce(o.deleted_at is null and o.order_status = 'Cancelled' and (
    select kind = 'cancelled' and actor_id = o.user_id from order_events
    where order_id = o.id order by id desc limit 1), false))`;

function selectRepeats(where: RawBuilder<unknown>): RawBuilder<RepeatRow> {
  return sql<RepeatRow>`
    select repeats.id, user_id, every_weeks, next_on, stopped_at is not null as is_stopped,
      repeats.delivery_address, repeats.contact_number, repeats.pincode, lines.items, latest.last
    from repeats
    join users owner on owner.id = user_id and owner.erased_at is null
    cross join lateral (
      select json_agg(json_build_object('id', item.id, 'productId', item.product_id, 'name', name,
        'nameMr', name_mr, 'nameHi', name_hi, 'grind', grind, 'grinds', grinds,
        'stepGrams', step_grams, 'weightGrams', weight_grams, 'pricePaise', ${ownPrice},
        'isSold', is_active and archived_at is null and weight_grams % step_grams = 0
          and case when grind is null then grinds = '[]'
            else grinds @> jsonb_build_array(jsonb_build_object('key', grind -> 'key')) end)
        order by line_no) as items
      from repeat_items item join products on products.id = item.product_id
        ${joinOwnPrice(sql`repeats.user_id`)}
      where repeat_id = repeats.id
    ) lines
    left join lateral (
      select ${dayOf} as last from repeat_days made left join orders o on o.id = made.order_id
      where repeat_id = repeats.id order by made.day desc limit 1
    ) latest on true
    where ${where}
    order by repeats.id`;
}

export async function findRepeat(db: Db, id: string): Promise<RepeatRow | undefined> {
  const { rows } = await selectRepeats(sql`repeats.id = ${id}`).execute(db);
  return rows[0];
}

export async function listRunningRepeats(db: Db, userId: string): Promise<RepeatRow[]> {
  const running = sql`user_id = ${userId} and stopped_at is null`;
  return (await selectRepeats(running).execute(db)).rows;
}

/** Lists stopped repeats, too. */
export async function listAllRepeats(db: Db, userId: string): Promise<RepeatRow[]> {
  return (await selectRepeats(sql`user_id = ${userId}`).execute(db)).rows;
}

export async function findDay(db: Db, repeatId: string, day: string): Promise<DayRow | undefined> {
  const { rows } = await sql<{ found: DayRow }>`
    select ${dayOf} as found from repeat_days made left join orders o on o.id = made.order_id
    where repeat_id = ${repeatId} and made.day = ${day}::date
  `.execute(db);
  return rows[0]?.found;
}

export type LockedRepeat = {
  id: string;
  userId: string;
  everyWeeks: 1 | 2;
  nextOn: string;
  isStopped: boolean;
  sourceOrderId: string;
};

/** Locks the customer first, as everywhere. Undefined once they were erased. */
export async function lockRepeat(tx: Tx, id: string): Promise<LockedRepeat | undefined> {
  const { rows } = await sql<LockedRepeat>`
    with owner as (
      select users.id from users join repeats on repeats.user_id = users.id
      where repeats.id = ${id} and users.erased_at is null
      for no key update of users
    )
    select id, user_id, every_weeks, next_on, stopped_at is not null as is_stopped, source_order_id
    from repeats
    where id = ${id} and exists (select from owner)
    for update
  `.execute(tx);
  return rows[0];
}

/**
 * Locks the customer, so that their repeats are set up one at a time. False once they were erased.
 */
export async function lockCustomer(tx: Tx, userId: string): Promise<boolean> {
  const { rows } = await sql`
    select from users where id = ${userId} and erased_at is null for no key update
  `.execute(tx);
  return rows.length === 1;
}

export async function countRunningRepeats(tx: Tx, userId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from repeats where user_id = ${userId} and stopped_at is null
  `.execute(tx);
  return rows[0]?.count ?? 0;
}

export async function findRunningRepeatOf(tx: Tx, orderId: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from repeats where source_order_id = ${orderId} and stopped_at is null
  `.execute(tx);
  return rows[0]?.id;
}

type NewRepeat = { orderId: string; everyWeeks: number; nextOn: string };

/** Takes flour, address and number from the order. */
export async function insertRepeat(tx: Tx, repeat: NewRepeat): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    with made as (
      insert into repeats (user_id, city, source_order_id, every_weeks, next_on, delivery_address,
        contact_number, pincode)
      select user_id, city, id, ${repeat.everyWeeks}, ${repeat.nextOn}::date, delivery_address,
        contact_number, pincode
      from orders where id = ${repeat.orderId}
      returning id
    ), items as (
      insert into repeat_items (repeat_id, product_id, grind, line_no, weight_grams)
      select made.id, product_id, grind, line_no, weight_grams from made, order_items
      where order_id = ${repeat.orderId}
    )
    select id from made
  `.execute(tx);
  const [made] = rows;
  if (made === undefined) throw new Error('no row from the new repeat');
  return made.id;
}

/** Sets weights and grinds of the given lines. The other lines are removed. */
export async function updateLines(
  tx: Tx,
  repeatId: string,
  lines: readonly Pick<RepeatLine, 'id' | 'grind' | 'weightGrams'>[],
): Promise<void> {
  const ids = lines.map(({ id }) => id);
  const grinds = lines.map(({ grind }) => grind && JSON.stringify(grind));
  const weights = lines.map(({ weightGrams }) => weightGrams);
  await sql`
    delete from repeat_items where repeat_id = ${repeatId} and id <> all(${ids}::bigint[])
  `.execute(tx);
  await sql`
    update repeat_items set grind = wanted.grind::jsonb, weight_grams = wanted.weight_grams
    from unnest(${ids}::bigint[], ${grinds}::text[], ${weights}::int[])
      as wanted (id, grind, weight_grams)
    where repeat_id = ${repeatId} and repeat_items.id = wanted.id
  `.execute(tx);
}

type RepeatChange = { everyWeeks?: 1 | 2; nextOn?: string; isStopped?: boolean };

export async function updateRepeat(tx: Tx, id: string, change: RepeatChange): Promise<void> {
  const { everyWeeks = null, nextOn = null, isStopped = null } = change;
  await sql`
    update repeats set every_weeks = coalesce(${everyWeeks}, every_weeks),
      next_on = coalesce(${nextOn}::date, next_on),
      stopped_at = case ${isStopped}::boolean when true then now() when false then null
        else stopped_at end
    where id = ${id}
  `.execute(tx);
}

type NewDay = {
  repeatId: string;
  day: string;
  outcome: DayRow['outcome'];
  orderId?: string;
  shortOf?: string[];
};

/** The customer gets a mail about a day, unless they skipped it themselves. */
export async function insertDay(tx: Tx, made: NewDay): Promise<void> {
  await sql`
    with made as (
      insert into repeat_days (repeat_id, day, outcome, order_id, short_of)
      values (${made.repeatId}, ${made.day}::date, ${made.outcome}, ${made.orderId ?? null},
        ${made.shortOf ?? []}::text[])
      returning id, outcome
    )
    insert into letters (kind, subject_id, payload)
    select 'repeat/day', id, ${payloadWithCause()}::jsonb from made where outcome <> 'skipped'
  `.execute(tx);
}

export async function deleteSkippedDay(tx: Tx, id: string): Promise<void> {
  await sql`delete from repeat_days where id = ${id} and outcome = 'skipped'`.execute(tx);
}

/** Removes what is personal from the repeats of an erased customer. Orders are released elsewhere. */
export async function eraseRepeats(tx: Tx, userId: string): Promise<void> {
  await sql`
    update repeats set delivery_address = '', contact_number = '', pincode = null,
      stopped_at = coalesce(stopped_at, now())
    where user_id = ${userId}
  `.execute(tx);
}
