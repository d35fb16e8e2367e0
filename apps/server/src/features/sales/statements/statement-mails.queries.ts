import { sql } from 'kysely';
import type { Language } from '@dalan/contract/language/languages';
import type { Db } from '../../../platform/db/database.ts';
import { openPaise } from '../../../platform/db/order-money.ts';
import { isOwedOnAccount } from '../../../platform/db/order-step.ts';
import type { Tx } from '../../../platform/db/transaction.ts';

/** The confirmed e-mail of a customer with an account. */
export async function findAddressee(db: Db, userId: string): Promise<string | undefined> {
  const { rows } = await sql<{ email: string | null }>`
    select email from users join customer_accounts on user_id = users.id
    where users.id = ${userId} and email_confirmed_at is not null and erased_at is null
  `.execute(db);
  return rows[0]?.email ?? undefined;
}

export async function hasAccount(db: Db, userId: string): Promise<boolean> {
  const { rows } = await sql`select from customer_accounts where user_id = ${userId}`.execute(db);
  return rows.length > 0;
}

/** Those who get statements by mail. */
export async function listAddressees(db: Db): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select users.id from users join customer_accounts on user_id = users.id
    where email is not null and email_confirmed_at is not null and erased_at is null
    order by users.id
  `.execute(db);
  return rows.map(({ id }) => id);
}

type Mailed = { userId: string; month: string; day: string; askedBy: string | null };

/**
 * False if it was mailed already: on this day if somebody asked for it, since the month's end if it goes by
 * itself. The key decides between two who ask at once.
 */
export async function noteMailed(
  tx: Tx,
  { userId, month, day, askedBy }: Mailed,
): Promise<boolean> {
  const { rows } = await sql`
    insert into account_statement_mails (user_id, month, day, asked_by)
    select ${userId}::uuid, ${`${month}-01`}::date, ${day}::date, ${askedBy}::uuid
    where ${askedBy}::uuid is not null or not exists (
      select from account_statement_mails
      where user_id = ${userId}::uuid and month = ${`${month}-01`}::date
        and account_statement_mails.day >= month + interval '1 month')
    on conflict do nothing returning user_id
  `.execute(tx);
  return rows.length > 0;
}

type PaymentFacts = {
  name: string;
  language: Language;
  /** Null until it is confirmed, and once it is erased. */
  email: string | null;
  amountPaise: number;
  /** What is owed now, when the mail goes. */
  owedPaise: number;
  orderIds: string[];
};

export async function findPaymentFacts(db: Db, id: string): Promise<PaymentFacts | undefined> {
  const { rows } = await sql<PaymentFacts>`
    select customer.name, customer.language,
      case when customer.email_confirmed_at is not null then customer.email end as email,
      shares.amount_paise, shares.order_ids,
      (select coalesce(sum(${openPaise}), 0)::bigint from orders o
        where o.user_id = customer.id and ${isOwedOnAccount}) as owed_paise
    from account_payments payment
    join users customer on customer.id = payment.user_id
    cross join lateral (
      select sum(amount_paise)::bigint as amount_paise,
        array_agg(orders.id order by orders.created_at, orders.id) as order_ids
      from payments join orders on orders.id = order_id
      where account_payment_id = payment.id
    ) shares
    where payment.id = ${id}
  `.execute(db);
  return rows[0];
}
