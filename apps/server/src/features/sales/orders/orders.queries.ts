import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { cancellableStatuses } from '@dalan/contract/orders/orders';
import type { OrderChannel, OrderStatus, PaymentStatus } from '@dalan/contract/orders/orders';
import type { Db } from '../../../platform/db/database.ts';
import type { Tx } from '../../../platform/db/transaction.ts';
import { batchOfLine } from './batches/batches.queries.ts';
import type { OrderRow } from './order-mapper.rules.ts';

/** A column of json about what credit notes took off the line `line`. Null if there are none. */
const givenBackOfLine = sql`(
  select case when count(*) > 0 then json_build_object('grams', sum(grams),
    'paise', sum(amount_paise),
    'discountPaise', coalesce(sum(amount_paise) filter (where grams = 0), 0)) end
  from credit_note_lines where order_item_id = line.id)`;

export const NEWEST_FIRST = sql`o.created_at desc, o.id desc`;

/** Adds buyer, items and history to the picked orders only. */
export function selectOrders(
  picked: RawBuilder<unknown>,
  sort: RawBuilder<unknown> = NEWEST_FIRST,
): RawBuilder<OrderRow> {
  return sql<OrderRow>`
    select o.id, o.user_id, buyer.name as buyer_name, buyer.phone as buyer_phone,
      buyer.email as buyer_email, buyer.profile_img as buyer_profile_img,
      buyer.language as buyer_language,
      o.order_status, o.payment_status, o.payment_method, o.total_paise,
      o.due_on, o.delivery_charge_paise, o.round_off_paise, o.channel, o.on_account, o.pincode,
      o.delivery_address, o.contact_number, o.packed_at, o.version, o.created_at, o.updated_at,
      (select number from bills where order_id = o.id) as bill_number,
      exists (select from repeat_days where order_id = o.id) as is_repeat,
      lines.items, moves.events, received.payments, credited.credit_notes, claim.claim, planned.run as planned_run
    from ${picked} o
    join users buyer on buyer.id = o.user_id
    cross join lateral (
      select json_agg(json_build_object('productId', line.product_id, 'name', name,
        'grind', line.grind, 'description', description, 'mediaId', media_id,
        'weightGrams', line.weight_grams, 'pricePaise', price_paise, 'totalPaise', total_paise,
        'batch', ${batchOfLine}, 'givenBack', ${givenBackOfLine})
        order by line_no) as items
      from order_items line left join batches batch on batch.id = line.batch_id
      where order_id = o.id
    ) lines
    cross join lateral (
      select json_agg(json_build_object('kind', kind, 'orderStatus', order_status,
        'paymentStatus', payment_status, 'actorName', actor.name, 'at', at, 'dueOn', event.due_on,
        'note', note, 'changes', changes)
        order by event.id) as events
      from order_events event left join users actor on actor.id = event.actor_id
      where order_id = o.id
    ) moves
    cross join lateral (
      select coalesce(json_agg(json_build_object('id', paid.id, 'method', method,
        'amountPaise', amount_paise, 'reference', reference, 'corrects', corrects,
        'reason', reason, 'recordedBy', recorder.name, 'at', received_at,
        'creditNoteId', credit_note_id)
        order by paid.event_id), '[]') as payments
      from payments paid join users recorder on recorder.id = paid.recorded_by
      where order_id = o.id
    ) received
    cross join lateral (
      select json_agg(json_build_object('id', id, 'number', number, 'kind', kind,
        'reason', reason, 'flour', flour, 'amountPaise', amount_paise,
        'deliveryPaise', delivery_paise, 'at', made_at) order by event_id) as credit_notes
      from credit_notes where order_id = o.id
    ) credited
    left join lateral (
      select json_build_object('answer', answer, 'amountPaise', amount_paise,
        'reference', reference, 'at', claimed_at, 'answeredAt', answered_at) as claim
      from payment_claims where order_id = o.id order by claimed_at desc, id desc limit 1
    ) claim on true
    left join lateral (
      select json_build_object('id', run.id, 'rider', rider.name, 'day', run.day,
        'number', run.number) as run
      from run_stops stop
      join runs run on run.id = stop.run_id and run.state = 'planned'
      join users rider on rider.id = run.rider_id
      where stop.order_id = o.id and stop.outcome is null
    ) planned on true
    order by ${sort}`;
}

export async function findOrder(db: Db, orderId: string): Promise<OrderRow | undefined> {
  const found = await selectOrders(
    sql`(select * from orders o where o.id = ${orderId} and o.deleted_at is null)`,
  ).execute(db);
  return found.rows[0];
}

export async function findOrderByKey(db: Db, userId: string, idempotencyKey: string) {
  return db
    .selectFrom('orders')
    .select(['id', 'requestHash'])
    .where('userId', '=', userId)
    .where('idempotencyKey', '=', idempotencyKey)
    .executeTakeFirst();
}

export type PageOf = { limit: number; offset: number };

export async function listOrdersOfUser(db: Db, userId: string, page: PageOf): Promise<OrderRow[]> {
  const found = await selectOrders(sql`(
    select * from orders o where o.user_id = ${userId} and o.deleted_at is null
    order by ${NEWEST_FIRST}
    limit ${page.limit} offset ${page.offset})`).execute(db);
  return found.rows;
}

export async function listOpenOrderRowsOfUser(db: Db, userId: string): Promise<OrderRow[]> {
  const found = await selectOrders(sql`(
    select * from orders o
    where o.user_id = ${userId} and o.deleted_at is null
      and o.order_status = any(${[...cancellableStatuses]})
  )`).execute(db);
  return found.rows;
}

/** Finds orders that staff deleted, too: they are kept for the books. */
export async function listOrderIdsOfUser(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('orders')
    .select('id')
    .where('userId', '=', userId)
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ id }) => id);
}

export async function listOrderRowsById(db: Db, ids: string[]): Promise<OrderRow[]> {
  const found = await selectOrders(
    sql`(select * from orders o where o.id = any(${ids}::uuid[]))`,
    sql`o.id desc`,
  ).execute(db);
  return found.rows;
}

export async function countOrdersOfUser(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('orders')
    .select((order) => order.fn.countAll<number>().as('count'))
    .where('userId', '=', userId)
    .where('deletedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

export type LockedOrder = {
  id: string;
  userId: string;
  city: string;
  orderStatus: OrderStatus;
  paymentStatus: PaymentStatus;
  version: number;
  dueOn: string;
  /** Null if the order was placed with the delivery rule off. */
  deliveryVersion: number | null;
  packedAt: Date | null;
  packedBy: string | null;
  channel: OrderChannel;
  onAccount: boolean;
};

/** Locks the buyer first, as everywhere, so that they are not erased meanwhile. */
export async function selectOrderForUpdate(
  tx: Tx,
  orderId: string,
): Promise<LockedOrder | undefined> {
  const locked = await sql<LockedOrder>`
    with buyer as (
      select users.id from users join orders on orders.user_id = users.id
      where orders.id = ${orderId}
      for share of users
    )
    select id, user_id, city, order_status, payment_status, version, due_on,
      delivery_version, packed_at, packed_by, channel, on_account
    from orders
    where id = ${orderId} and deleted_at is null and exists (select from buyer)
    for update
  `.execute(tx);
  return locked.rows[0];
}

export async function updateOrderStatus(
  tx: Tx,
  orderId: string,
  statuses: { orderStatus: OrderStatus; paymentStatus: PaymentStatus },
): Promise<void> {
  await tx
    .updateTable('orders')
    .set({ ...statuses, version: sql`version + 1`, updatedAt: sql`now()` })
    .where('id', '=', orderId)
    .execute();
}

export async function updateDueDay(tx: Tx, orderId: string, dueOn: string): Promise<void> {
  await tx
    .updateTable('orders')
    .set({ dueOn, version: sql`version + 1`, updatedAt: sql`now()` })
    .where('id', '=', orderId)
    .execute();
}

export type PackedMark = Pick<LockedOrder, 'packedAt' | 'packedBy'>;

export async function updatePackedMark(tx: Tx, orderId: string, mark: PackedMark): Promise<void> {
  await tx
    .updateTable('orders')
    .set({ ...mark, version: sql`version + 1`, updatedAt: sql`now()` })
    .where('id', '=', orderId)
    .execute();
}

/** A final order of an erased customer keeps its figures but loses address and number. */
export async function eraseAddressIfBuyerIsGone(tx: Tx, orderId: string): Promise<void> {
  await sql`
    update orders set delivery_address = '', contact_number = '', pincode = null
    from users
    where orders.id = ${orderId} and users.id = orders.user_id and users.erased_at is not null
  `.execute(tx);
}

export async function markOrderDeleted(tx: Tx, orderId: string): Promise<void> {
  await tx
    .updateTable('orders')
    .set({ deletedAt: sql`now()`, version: sql`version + 1`, updatedAt: sql`now()` })
    .where('id', '=', orderId)
    .execute();
}
