import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { SHOP_TIME_ZONE } from '@dalan/contract/language/time-zone';
import type { Db } from '../../../platform/db/database.ts';
import type {
  Cursor,
  CustomerRow,
  MovementRow,
  OrderLineRow,
  PaymentRow,
} from './export-columns.rules.ts';

export type Batch = { after: Cursor; until: string; limit: number };

/** A time as spreadsheets read it. */
function localTime(column: RawBuilder<unknown>): RawBuilder<string> {
  return sql`to_char(${column} at time zone ${SHOP_TIME_ZONE}, 'YYYY-MM-DD HH24:MI:SS')`;
}

/** The oldest come first. The limit counts orders; each has all its lines. */
export async function listOrderLines(
  db: Db,
  { after, until, limit }: Batch,
): Promise<OrderLineRow[]> {
  const { rows } = await sql<OrderLineRow>`
    with batch as materialized (
      select * from orders
      where deleted_at is null and (created_at, id) > (${after.at}::timestamptz, ${after.id}::uuid)
        and created_at < ${until}::timestamptz
      order by created_at, id limit ${limit}
    )
    select batch.created_at::text as at, batch.id, ${localTime(sql`batch.created_at`)} as placed_at,
      due_on, order_status, payment_status, batch.user_id as customer_id,
      users.name as customer_name, contact_number, delivery_address, pincode,
      delivery_charge_paise, round_off_paise, channel, on_account, batch.total_paise, paid.paise as paid_paise,
      credited.paise as credited_paise, came_back.grams as returned_grams,
      row_number() over (partition by batch.id order by item.line_no) as place,
      item.product_id, item.name as product_name, item.grind ->> 'name' as grind_name,
      item.price_paise, item.weight_grams,
      item.total_paise as line_paise, milled.number as batch_number, milled.milled_on,
      milled.best_before
    from batch
    join users on users.id = batch.user_id
    join order_items item on item.order_id = batch.id
    left join batches milled on milled.id = item.batch_id
    cross join lateral (
      select coalesce(sum(amount_paise), 0)::bigint as paise from payments
      where order_id = batch.id
    ) paid
    cross join lateral (
      select coalesce(sum(amount_paise), 0)::bigint as paise from credit_notes
      where order_id = batch.id
    ) credited
    cross join lateral (
      select coalesce(sum(grams), 0)::bigint as grams from credit_note_lines
      where order_item_id = item.id
    ) came_back
    order by batch.created_at, batch.id, item.line_no
  `.execute(db);
  return rows;
}

/** True once a customer may owe. */
export async function hasAccounts(db: Db): Promise<boolean> {
  const { rows } = await sql`select from customer_accounts limit 1`.execute(db);
  return rows.length > 0;
}

export async function listCustomers(db: Db, { after, limit }: Batch): Promise<CustomerRow[]> {
  const { rows } = await sql<CustomerRow>`
    select '' as at, id, name, email, phone, address, ${localTime(sql`created_at`)} as joined_at
    from users
    where id > ${after.id}::uuid and role = 'user' and erased_at is null
    order by id limit ${limit}
  `.execute(db);
  return rows;
}

/** The oldest come first. A product that was deleted has no name any more. */
export async function listMovements(
  db: Db,
  { after, until, limit }: Batch,
): Promise<MovementRow[]> {
  const { rows } = await sql<MovementRow>`
    with batch as materialized (
      select * from stock_movements
      where (at, id) > (${after.at}::timestamptz, ${after.id}::bigint)
        and at < ${until}::timestamptz
      order by at, id limit ${limit}
    )
    select batch.at::text as at, batch.id::text as id, ${localTime(sql`batch.at`)} as moved_at,
      product_id, products.name as product_name, city, delta_grams, reason, order_id,
      users.name as actor_name
    from batch
    left join products on products.id = product_id
    left join users on users.id = actor_id
    order by batch.at, batch.id
  `.execute(db);
  return rows;
}

/** The oldest come first. */
export async function listPayments(db: Db, { after, until, limit }: Batch): Promise<PaymentRow[]> {
  const { rows } = await sql<PaymentRow>`
    with batch as materialized (
      select * from payments
      where (received_at, id) > (${after.at}::timestamptz, ${after.id}::uuid)
        and received_at < ${until}::timestamptz
      order by received_at, id limit ${limit}
    )
    select batch.received_at::text as at, batch.id, ${localTime(sql`batch.received_at`)} as received_at,
      order_id, method, amount_paise, reference, corrects, reason, users.name as recorded_by,
      (select number from credit_notes where credit_notes.id = batch.credit_note_id) as credit_note
    from batch join users on users.id = batch.recorded_by
    order by batch.received_at, batch.id
  `.execute(db);
  return rows;
}
