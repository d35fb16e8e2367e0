import { sql } from 'kysely';
import { confirmLimits } from '@dalan/contract/desk/confirm';
import type { OrderStatus } from '@dalan/contract/orders/orders';
import type { Db } from '../../../../platform/db/database.ts';
import { inStep } from '../../../../platform/db/order-step.ts';
import type { Tx } from '../../../../platform/db/transaction.ts';

const toConfirm = sql`o.deleted_at is null and ${inStep('to-confirm')}`;
const keptUntil = sql<Date>`now() + make_interval(mins => ${confirmLimits.keptMinutes})`;

/** Finds the order that this person already has: it stays theirs after a reload. */
export async function findOwnCall(tx: Tx, userId: string): Promise<string | undefined> {
  const found = await sql<{ id: string }>`
    select o.id from order_calls call join orders o on o.id = call.order_id
    where call.taken_by = ${userId} and call.taken_until > now() and ${toConfirm}
    limit 1
  `.execute(tx);
  return found.rows[0]?.id;
}

/** Locks the oldest order to call. Orders that others are taking at this moment are skipped. */
export async function lockNextToCall(tx: Tx): Promise<string | undefined> {
  const found = await sql<{ id: string }>`
    select o.id from orders o left join order_calls call on call.order_id = o.id
    where ${toConfirm}
      and (call.call_again_at is null or call.call_again_at <= now())
      and (call.taken_until is null or call.taken_until <= now())
    order by o.created_at, o.id
    limit 1
    for no key update of o skip locked
  `.execute(tx);
  return found.rows[0]?.id;
}

/**
 * False if somebody else has the order, or if its customer is called again later: the row is read
 * again under its lock.
 */
export async function takeCall(tx: Tx, orderId: string, userId: string): Promise<boolean> {
  const taken = await sql`
    insert into order_calls as call (order_id, taken_by, taken_until)
    values (${orderId}, ${userId}, ${keptUntil})
    on conflict (order_id) do update
      set taken_by = excluded.taken_by, taken_until = excluded.taken_until
      where (call.taken_until is null or call.taken_until <= now() or call.taken_by = ${userId})
        and (call.call_again_at is null or call.call_again_at <= now())
    returning order_id
  `.execute(tx);
  return taken.rows.length > 0;
}

/**
 * Gives back the person's other orders, because they have one at a time. Orders that others are
 * taking over are skipped.
 */
export async function giveOthersBack(tx: Tx, userId: string, keptId: string): Promise<void> {
  await sql`
    update order_calls set taken_by = null, taken_until = null
    where order_id in (
      select order_id from order_calls
      where taken_by = ${userId} and order_id <> ${keptId}
      for update skip locked)
  `.execute(tx);
}

export async function giveBack(db: Db, orderId: string, userId: string): Promise<void> {
  await db
    .updateTable('orderCalls')
    .set({ takenBy: null, takenUntil: null })
    .where('orderId', '=', orderId)
    .where('takenBy', '=', userId)
    .execute();
}

/** Name of somebody else who has the order now. */
export async function findOtherHolder(
  db: Db,
  orderId: string,
  userId: string,
): Promise<string | undefined> {
  const found = await sql<{ name: string }>`
    select users.name from order_calls call join users on users.id = call.taken_by
    where call.order_id = ${orderId} and call.taken_by <> ${userId} and call.taken_until > now()
  `.execute(db);
  return found.rows[0]?.name;
}

/** The call is over: the customer was reached. */
export async function endCall(tx: Tx, orderId: string): Promise<void> {
  await tx
    .updateTable('orderCalls')
    .set({ takenBy: null, takenUntil: null, noAnswers: 0, callAgainAt: null })
    .where('orderId', '=', orderId)
    .execute();
}

export async function postponeCall(tx: Tx, orderId: string): Promise<void> {
  await sql`
    insert into order_calls as call (order_id, no_answers, call_again_at)
    values (${orderId}, 1, now() + make_interval(mins => ${confirmLimits.callAgainMinutes}))
    on conflict (order_id) do update
      set taken_by = null, taken_until = null, no_answers = call.no_answers + 1,
        call_again_at = excluded.call_again_at
  `.execute(tx);
}

/** Used when a confirmation is taken back: its calls without answer count again. */
export async function countNoAnswersAgain(tx: Tx, orderId: string): Promise<void> {
  await sql`
    update order_calls set no_answers = (
      select count(*) from order_events where order_id = ${orderId} and kind = 'no answer')
    where order_id = ${orderId}
  `.execute(tx);
}

type LastEvent = { kind: string; actorId: string | null; orderStatus: OrderStatus };

/** The newest come first. */
export function listLastEvents(tx: Tx, orderId: string): Promise<LastEvent[]> {
  return tx
    .selectFrom('orderEvents')
    .select(['kind', 'actorId', 'orderStatus'])
    .where('orderId', '=', orderId)
    .orderBy('id', 'desc')
    .limit(2)
    .$castTo<LastEvent>()
    .execute();
}

export async function getLease(db: Db, orderId: string) {
  return db
    .selectFrom('orderCalls')
    .select(['takenUntil', 'noAnswers'])
    .where('orderId', '=', orderId)
    .executeTakeFirstOrThrow();
}

export async function countToConfirm(db: Db): Promise<number> {
  const counted = await sql<{ count: number }>`
    select count(*) from orders o where ${toConfirm}
  `.execute(db);
  return counted.rows[0]?.count ?? 0;
}

export async function listComingBack(db: Db): Promise<Date[]> {
  const found = await sql<{ at: Date }>`
    select call.call_again_at as at
    from orders o join order_calls call on call.order_id = o.id
    where ${toConfirm} and call.call_again_at > now()
    order by 1
  `.execute(db);
  return found.rows.map(({ at }) => at);
}

export async function listOtherHolders(db: Db, userId: string): Promise<string[]> {
  const found = await sql<{ name: string }>`
    select distinct users.name
    from order_calls call
    join orders o on o.id = call.order_id
    join users on users.id = call.taken_by
    where call.taken_by <> ${userId} and call.taken_until > now() and ${toConfirm}
    order by 1
  `.execute(db);
  return found.rows.map(({ name }) => name);
}

/** The earliest due day of orders to mill, or `today` if they are late. */
export async function findFirstDayToMill(db: Db, today: string): Promise<string | undefined> {
  const found = await sql<{ day: string | null }>`
    select min(greatest(o.due_on, ${today}::date)) as day from orders o
    where o.deleted_at is null and ${inStep('to-mill')}
  `.execute(db);
  return found.rows[0]?.day ?? undefined;
}

/** Lists the names of flours in other languages. */
export async function listOtherNames(db: Db, productIds: string[]) {
  return db
    .selectFrom('products')
    .select(['id', 'nameMr', 'nameHi'])
    .where('id', 'in', productIds)
    .execute();
}
