import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { batchLimits } from '@dalan/contract/mill/batches';
import type { OrderStatus } from '@dalan/contract/orders/orders';
import type { Db } from '../../../../platform/db/database.ts';
import { inStep } from '../../../../platform/db/order-step.ts';
import type { Tx } from '../../../../platform/db/transaction.ts';
import type { FlourRow, OrderToMillRow } from './milling-sheet.rules.ts';

const TO_MILL: OrderStatus = 'Confirmed';

type AskedOrders = { day: string } | { before: string } | { after: string } | { ids: string[] };

/** With days: their orders to mill or to confirm. With ids: exactly those orders. */
export async function listOrdersToMill(db: Db, asked: AskedOrders): Promise<OrderToMillRow[]> {
  const which =
    'ids' in asked
      ? sql`o.id = any(${asked.ids}::uuid[])`
      : sql`${isDue(asked)} and ((${inStep('to-mill')}) or (${inStep('to-confirm')}))`;
  const { rows } = await sql<OrderToMillRow>`
    select o.id, buyer.name, o.version, o.due_on, o.order_status, o.sheet_printed_at,
      coalesce(o.contents_changed_at > o.sheet_printed_at, false) as is_changed_after_print,
      (select json_agg(json_build_object('productId', product_id, 'grind', grind,
        'weightGrams', weight_grams) order by line_no) from order_items where order_id = o.id) as lines
    from orders o join users buyer on buyer.id = o.user_id
    where o.deleted_at is null and ${which}
    order by o.due_on, o.created_at, o.id
  `.execute(db);
  return rows;
}

function isDue(asked: Exclude<AskedOrders, { ids: string[] }>): RawBuilder<boolean> {
  if ('before' in asked) return sql`o.due_on < ${asked.before}`;
  if ('after' in asked) return sql`o.due_on > ${asked.after}`;
  return sql`o.due_on = ${asked.day}`;
}

/** Lists flours in the order of the shop, also those that are not sold any more. */
export async function listFloursById(
  db: Db,
  ids: string[],
): Promise<(Omit<FlourRow, 'shortCode'> & { shortCode: string | null })[]> {
  const { rows } = await sql<Omit<FlourRow, 'shortCode'> & { shortCode: string | null }>`
    select id, name, name_mr, category, short_code, shelf_life_days,
      (select coalesce(json_object_agg(milled_on, count), '{}') from (
        select milled_on, max(split_part(number, '-', 3)::int) as count from batches
        where product_id = products.id
          and milled_on >= day_at_the_shop(now()) - ${batchLimits.daysBackMax}::int
        group by milled_on
      ) made) as batches_made
    from products where id = any(${ids}::uuid[])
    order by created_at desc, id desc
  `.execute(db);
  return rows;
}

export async function listDaysToMill(db: Db): Promise<{ day: string; orders: number }[]> {
  return db
    .selectFrom('orders')
    .select((order) => ['dueOn as day', order.fn.countAll<number>().as('orders')])
    .where('deletedAt', 'is', null)
    .where('orderStatus', '=', TO_MILL)
    .groupBy('dueOn')
    .orderBy('dueOn')
    .execute();
}

/** Orders are locked by id, as everywhere. */
export async function lockOrdersToMill(tx: Tx, ids: string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from orders
    where id = any(${ids}::uuid[]) and deleted_at is null and order_status = ${TO_MILL}
    order by id for no key update
  `.execute(tx);
  return rows.map(({ id }) => id);
}

type PrintedOrder = { orderId: string; version: number };

/**
 * Marks locked orders. One that changed since its sheet was read may stand on the paper as it was, so
 * its print counts as earlier than the change of its contents.
 */
export async function updateSheetPrinted(tx: Tx, orders: PrintedOrder[]): Promise<void> {
  const ids = orders.map(({ orderId }) => orderId);
  const versions = orders.map(({ version }) => version);
  await sql`
    update orders set sheet_printed_at = case
      when orders.version = printed.version then now()
      else coalesce(orders.contents_changed_at - interval '1 microsecond', now()) end
    from unnest(${ids}::uuid[], ${versions}::int[]) printed (id, version)
    where orders.id = printed.id
  `.execute(tx);
}
