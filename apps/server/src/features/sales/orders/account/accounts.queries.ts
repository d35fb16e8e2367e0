import { sql } from 'kysely';
import type { PaymentMethod } from '@dalan/contract/payments/payments';
import type { Db } from '../../../../platform/db/database.ts';
import { openPaise } from '../../../../platform/db/order-money.ts';
import { isOwedOnAccount } from '../../../../platform/db/order-step.ts';
import type { Tx } from '../../../../platform/db/transaction.ts';

export type AccountRow = {
  userId: string;
  limitPaise: number;
  percentOff: number;
  version: number;
  closedAt: Date | null;
};

export async function findAccount(db: Db, userId: string): Promise<AccountRow | undefined> {
  const { rows } = await sql<AccountRow>`
    select user_id, limit_paise, percent_off, version, closed_at
    from customer_accounts where user_id = ${userId}
  `.execute(db);
  return rows[0];
}

/** What a customer owes. An amount is never stored: it is what is open of their orders on account. */
export async function getOwedPaise(db: Db, userId: string): Promise<number> {
  const { rows } = await sql<{ owedPaise: number }>`
    select coalesce(sum(${openPaise}), 0)::bigint as owed_paise
    from orders o where o.user_id = ${userId} and ${isOwedOnAccount}
  `.execute(db);
  return rows[0]?.owedPaise ?? 0;
}

export type OwedOrderRow = { id: string; createdAt: Date; openPaise: number };

/** Oldest first: payments are spread over them in this sequence. */
export async function listOwedOrders(db: Db, userId: string): Promise<OwedOrderRow[]> {
  const { rows } = await sql<OwedOrderRow>`
    select o.id, o.created_at, ${openPaise} as open_paise
    from orders o where o.user_id = ${userId} and ${isOwedOnAccount}
    order by o.created_at, o.id
  `.execute(db);
  return rows;
}

export type OwedSums = { customers: number; orders: number; owedPaise: number };

/** Undefined until a first account exists. */
export async function findOwedSums(db: Db): Promise<OwedSums | undefined> {
  const { rows } = await sql<OwedSums>`
    select count(distinct o.user_id) as customers, count(*) as orders,
      coalesce(sum(${openPaise}), 0)::bigint as owed_paise
    from orders o where ${isOwedOnAccount}
    having exists (select from customer_accounts)
  `.execute(db);
  return rows[0];
}

export type PriceRow = { productId: string; pricePaise: number };

export async function listAccountPrices(db: Db, userId: string): Promise<PriceRow[]> {
  const { rows } = await sql<PriceRow>`
    select product_id, price_paise from account_prices
    where user_id = ${userId} order by product_id
  `.execute(db);
  return rows;
}

/**
 * Locks a customer, so that no order of theirs is placed and no account changes meanwhile. It comes before
 * the locks of their orders, as everywhere.
 */
export async function lockCustomer(tx: Tx, userId: string): Promise<boolean> {
  const { rows } = await sql`
    select from users where id = ${userId} for no key update
  `.execute(tx);
  return rows.length > 0;
}

type Change = { userId: string; limitPaise: number; percentOff: number; actorId: string };

/** Of a locked customer. Opens a closed account again. */
export async function upsertAccount(tx: Tx, change: Change): Promise<void> {
  await sql`
    insert into customer_accounts as account (user_id, limit_paise, percent_off, set_by)
    values (${change.userId}, ${change.limitPaise}, ${change.percentOff}, ${change.actorId})
    on conflict (user_id) do update
    set limit_paise = excluded.limit_paise, percent_off = excluded.percent_off,
      set_by = excluded.set_by, set_at = now(), closed_at = null, version = account.version + 1
  `.execute(tx);
}

/** Replaces all of them. False if a flour is not there any more. */
export async function replacePrices(tx: Tx, userId: string, prices: PriceRow[]): Promise<boolean> {
  await sql`delete from account_prices where user_id = ${userId}`.execute(tx);
  const inserted = await sql`
    insert into account_prices (user_id, product_id, price_paise)
    select ${userId}::uuid, id, price.paise
    from unnest(${prices.map(({ productId }) => productId)}::uuid[],
      ${prices.map(({ pricePaise }) => pricePaise)}::int[]) as price (product_id, paise)
    join products on products.id = price.product_id
    returning product_id
  `.execute(tx);
  return inserted.rows.length === prices.length;
}

export async function setAccountClosed(tx: Tx, userId: string, actorId: string): Promise<void> {
  await sql`
    update customer_accounts
    set closed_at = now(), version = version + 1, set_by = ${actorId}, set_at = now()
    where user_id = ${userId}
  `.execute(tx);
}

/** True for a customer who can have an account: no staff, not erased. */
export async function canHaveAccount(tx: Tx, userId: string): Promise<boolean> {
  const { rows } = await sql`
    select from users where id = ${userId} and role = 'user' and erased_at is null
  `.execute(tx);
  return rows.length > 0;
}

export async function setOrderOnAccount(tx: Tx, id: string, onAccount: boolean): Promise<void> {
  await tx
    .updateTable('orders')
    .set({ onAccount, version: sql`version + 1`, updatedAt: sql`now()` })
    .where('id', '=', id)
    .execute();
}

export type LastPaymentRow = { at: Date; amountPaise: number; method: PaymentMethod };

/** What was last received for orders on account, each payment of several orders once. Newest first. */
export async function listLastPayments(db: Db, userId: string): Promise<LastPaymentRow[]> {
  const { rows } = await sql<LastPaymentRow>`
    select max(received_at) as at, sum(amount_paise)::bigint as amount_paise, min(method) as method
    from payments paid join orders o on o.id = paid.order_id
    where o.user_id = ${userId} and o.on_account and o.deleted_at is null
      and corrects is null and credit_note_id is null
    group by coalesce(account_payment_id, paid.id)
    order by 1 desc limit 2
  `.execute(db);
  return rows;
}

type NewAccountPaymentRow = {
  userId: string;
  actorId: string;
  method: PaymentMethod;
  reference: string;
  idempotencyKey: string;
  requestHash: Buffer;
};

export async function insertAccountPayment(tx: Tx, row: NewAccountPaymentRow): Promise<string> {
  const { actorId: recordedBy, ...payment } = row;
  const { id } = await tx
    .insertInto('accountPayments')
    .values({ ...payment, recordedBy })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function findAccountPaymentByKey(
  tx: Tx,
  actorId: string,
  idempotencyKey: string,
): Promise<{ id: string; requestHash: Buffer } | undefined> {
  return tx
    .selectFrom('accountPayments')
    .select(['id', 'requestHash'])
    .where('recordedBy', '=', actorId)
    .where('idempotencyKey', '=', idempotencyKey)
    .executeTakeFirst();
}

/** What a payment of several orders was spread over, in that sequence. */
export async function listSharesOf(
  db: Db,
  accountPaymentId: string,
): Promise<{ orderId: string; amountPaise: number }[]> {
  const { rows } = await sql<{ orderId: string; amountPaise: number }>`
    select order_id, amount_paise from payments join orders on orders.id = order_id
    where account_payment_id = ${accountPaymentId} order by orders.created_at, orders.id
  `.execute(db);
  return rows;
}

export type PaymentKept = {
  id: string;
  recordedAt: Date;
  method: PaymentMethod;
  reference: string;
  amountPaise: number;
};

/** The payments of a customer over several orders, newest first. */
export async function listPaymentsKept(db: Db, userId: string): Promise<PaymentKept[]> {
  const { rows } = await sql<PaymentKept>`
    select id, recorded_at, method, reference, (
      select coalesce(sum(amount_paise), 0)::bigint from payments
      where account_payment_id = account_payments.id) as amount_paise
    from account_payments where user_id = ${userId} order by recorded_at desc, id desc
  `.execute(db);
  return rows;
}

/** The months of which a statement was mailed, with the day. Newest first. */
export async function listMailedStatements(
  db: Db,
  userId: string,
): Promise<{ month: string; day: string }[]> {
  const { rows } = await sql<{ month: string; day: string }>`
    select to_char(month, 'YYYY-MM') as month, day from account_statement_mails
    where user_id = ${userId} order by day desc, account_statement_mails.month desc
  `.execute(db);
  return rows;
}
