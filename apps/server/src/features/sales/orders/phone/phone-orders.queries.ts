import { sql } from 'kysely';
import { shopClock } from '@dalan/contract/delivery/delivery';
import type { Language } from '@dalan/contract/language/languages';
import { finalStatuses } from '@dalan/contract/orders/orders';
import type { Db } from '../../../../platform/db/database.ts';
import type { Tx } from '../../../../platform/db/transaction.ts';

export type CustomerRow = { id: string; name: string; address: string; createdAt: Date };

/**
 * Lists customers, newest first. Nobody verifies numbers, so several customers may have the same
 * one.
 */
export async function listCustomersByPhone(db: Db, phone: string): Promise<CustomerRow[]> {
  return db
    .selectFrom('users')
    .select(['id', 'name', 'address', 'createdAt'])
    .where('phone', '=', phone)
    .where('role', '=', 'user')
    .where('erasedAt', 'is', null)
    .orderBy('createdAt', 'desc')
    .limit(10)
    .execute();
}

/**
 * Finds an order of the customer, or of anybody with this number, that was placed today in the
 * shop's time and is still to come.
 */
export async function findOpenOrderOfToday(
  db: Db,
  { userId, phone }: { userId: string; phone: string },
): Promise<string | undefined> {
  const { day } = shopClock(new Date());
  const { rows } = await sql<{ id: string }>`
    select id from orders
    where (user_id = ${userId} or contact_number = ${phone}) and deleted_at is null
      and created_at >= ${`${day}T00:00:00+05:30`}::timestamptz
      and order_status <> all(${[...finalStatuses]})
    order by created_at desc limit 1
  `.execute(db);
  return rows[0]?.id;
}

export async function isCustomer(db: Db, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where('role', '=', 'user')
    .where('erasedAt', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

type NewCustomer = { name: string; phone: string; address: string; language: Language };

/**
 * Adds a customer without an e-mail. Undefined if there is one with this number already: the index
 * decides between two callers, and the second waits until the first has committed.
 */
export async function insertCustomerWithoutEmail(
  tx: Tx,
  { name, phone, address, language }: NewCustomer,
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    insert into users (name, phone, address, language)
    values (${name}, ${phone}, ${address}, ${language})
    on conflict (phone) where email is null and phone is not null and role = 'user' do nothing
    returning id
  `.execute(tx);
  return rows[0]?.id;
}

export async function findCustomerWithoutEmail(tx: Tx, phone: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from users where phone = ${phone} and email is null and role = 'user'
  `.execute(tx);
  return rows[0]?.id;
}

export async function findPhoneOrderByKey(db: Db, placedBy: string, idempotencyKey: string) {
  return db
    .selectFrom('orders')
    .select(['id', 'requestHash'])
    .where('placedBy', '=', placedBy)
    .where('idempotencyKey', '=', idempotencyKey)
    .executeTakeFirst();
}
