import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { accountSorts } from '@dalan/contract/on-account/accounts';
import type { Language } from '@dalan/contract/language/languages';
import { containsAllWords } from '../../../../platform/db/contains.ts';
import type { Db } from '../../../../platform/db/database.ts';
import { openPaise } from '../../../../platform/db/order-money.ts';
import { isOwedOnAccount } from '../../../../platform/db/order-step.ts';
import type { PriceRow } from './accounts.queries.ts';

export type AccountSort = (typeof accountSorts)[number];

export type ListedAccount = {
  userId: string;
  name: string;
  phone: string | null;
  email: string | null;
  address: string;
  language: Language;
  limitPaise: number;
  percentOff: number;
  version: number;
  closedAt: Date | null;
  setBy: string;
  setAt: Date;
  owedPaise: number;
  oldestOpen: Date | null;
  openOrders: number;
  prices: PriceRow[];
};

/** Lists what each customer owes; one of the few partial indexes that only orders on account are in. */
function accounts(isOneOf: (column: RawBuilder<unknown>) => RawBuilder<unknown>) {
  return sql`owed as (
    select o.user_id, sum(${openPaise})::bigint as paise, min(o.created_at) as since,
      count(*) as orders
    from orders o where ${isOwedOnAccount} and ${isOneOf(sql`o.user_id`)} group by o.user_id
  ),
  listed as (
    select account.user_id, customer.name, customer.phone, customer.email, customer.address,
      customer.language, limit_paise, percent_off, account.version, closed_at,
      setter.name as set_by, set_at, coalesce(owed.paise, 0) as owed_paise,
      owed.since as oldest_open, coalesce(owed.orders, 0) as open_orders
    from customer_accounts account
    join users customer on customer.id = account.user_id
    join users setter on setter.id = account.set_by
    left join owed on owed.user_id = account.user_id
    where ${isOneOf(sql`account.user_id`)}
  )`;
}
const listed = accounts(() => sql`true`);

const isListed = sql`(closed_at is null or owed_paise > 0)`;

const prices = sql`(
  select coalesce(json_agg(json_build_object('productId', product_id, 'pricePaise', price_paise)
    order by product_id), '[]')
  from account_prices where account_prices.user_id = listed.user_id) as prices`;

/** What is used of a limit of nothing is the whole of what is owed. */
const sortKeys: Record<AccountSort, RawBuilder<unknown>> = {
  oldest: sql`oldest_open`,
  owes: sql`owed_paise`,
  limit: sql`limit_paise`,
  used: sql`owed_paise::numeric / greatest(limit_paise, 1)`,
  name: sql`lower(name)`,
};

export type AccountSearch = {
  text: string;
  /** Digits of a phone number, as stored; empty if the text has none. */
  digits: string;
};

function matches({ text, digits }: AccountSearch): RawBuilder<unknown> {
  if (text.trim() === '') return sql`true`;
  const byNumber = digits === '' ? sql`false` : sql`phone like ${`%${digits}%`}`;
  return sql`(${containsAllWords(sql`lower(name)`, text)} or ${byNumber})`;
}

type Asked = AccountSearch & {
  field: AccountSort;
  isDescending: boolean;
  limit: number;
  offset: number;
};

export async function listAccountRows(db: Db, asked: Asked): Promise<ListedAccount[]> {
  const direction = asked.isDescending ? sql`desc nulls last` : sql`asc nulls last`;
  const { rows } = await sql<ListedAccount>`
    with ${listed}
    select listed.*, ${prices} from listed where ${isListed} and ${matches(asked)}
    order by ${sortKeys[asked.field]} ${direction}, user_id
    limit ${asked.limit} offset ${asked.offset}
  `.execute(db);
  return rows;
}

export type AccountSums = {
  total: number;
  customers: number;
  owedPaise: number;
  limitPaise: number;
  openOrders: number;
};

export async function sumAccounts(db: Db, search: AccountSearch): Promise<AccountSums> {
  const { rows } = await sql<AccountSums>`
    with ${listed}
    select count(*) as total, count(*) filter (where owed_paise > 0) as customers,
      coalesce(sum(owed_paise), 0)::bigint as owed_paise,
      coalesce(sum(limit_paise), 0)::bigint as limit_paise,
      coalesce(sum(open_orders), 0)::bigint as open_orders
    from listed where ${isListed} and ${matches(search)}
  `.execute(db);
  const [sums] = rows;
  if (sums === undefined) throw new Error('sums have one row');
  return sums;
}

/** Closed ones, too. */
export async function findListedAccount(
  db: Db,
  userId: string,
): Promise<ListedAccount | undefined> {
  const { rows } = await sql<ListedAccount>`
    with ${accounts((column) => sql`${column} = ${userId}`)}
    select listed.*, ${prices} from listed
  `.execute(db);
  return rows[0];
}

export type StatementCustomer = Pick<
  ListedAccount,
  'name' | 'phone' | 'email' | 'address' | 'language'
> & { id: string; isEmailConfirmed: boolean };

/** Everybody who ever had an account, by name. */
export async function listStatementCustomers(db: Db): Promise<StatementCustomer[]> {
  const { rows } = await sql<StatementCustomer>`
    select customer.id, name, phone, email, address, language,
      email_confirmed_at is not null as is_email_confirmed
    from customer_accounts account join users customer on customer.id = account.user_id
    order by lower(name), customer.id
  `.execute(db);
  return rows;
}

export async function findStatementCustomer(
  db: Db,
  userId: string,
): Promise<StatementCustomer | undefined> {
  const { rows } = await sql<StatementCustomer>`
    select customer.id, name, phone, email, address, language,
      email_confirmed_at is not null as is_email_confirmed
    from customer_accounts account join users customer on customer.id = account.user_id
    where account.user_id = ${userId}
  `.execute(db);
  return rows[0];
}
