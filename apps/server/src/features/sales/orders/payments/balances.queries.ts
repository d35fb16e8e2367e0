import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { COUNTED_AT_MOST } from '@dalan/contract/text/lists';
import type { Db } from '../../../../platform/db/database.ts';
import { openPaise } from '../../../../platform/db/order-money.ts';
import { whereSearch } from '../list/order-search.queries.ts';
import type { OrderSearch } from '../list/order-search.queries.ts';
import type { PageOf } from '../orders.queries.ts';

/** The oldest open balances, as many as are counted at most. */
function owed(search: OrderSearch): RawBuilder<unknown> {
  return sql`owed as materialized (
    select o.id, o.user_id, o.created_at, ${openPaise} as open_paise
    from orders o where ${whereSearch(search)}
    order by o.created_at, o.id limit ${COUNTED_AT_MOST}
  )`;
}

export type BalanceSums = {
  customers: number;
  orders: number;
  openPaise: number;
  /** When the oldest of the orders was placed. */
  since: Date | null;
};

export async function getBalanceSums(db: Db, search: OrderSearch): Promise<BalanceSums> {
  const { rows } = await sql<BalanceSums>`
    with ${owed(search)}
    select count(distinct user_id) as customers, count(*) as orders,
      coalesce(sum(open_paise), 0)::bigint as open_paise, min(created_at) as since
    from owed
  `.execute(db);
  const [sums] = rows;
  if (sums === undefined) throw new Error('sums have one row');
  return sums;
}

export type BalanceRow = { userId: string; openPaise: number; orderIds: string[] };

/** The customer with the oldest order comes first. */
export async function listBalanceRows(
  db: Db,
  search: OrderSearch,
  { limit, offset }: PageOf,
): Promise<BalanceRow[]> {
  const { rows } = await sql<BalanceRow>`
    with ${owed(search)}
    select user_id, sum(open_paise)::bigint as open_paise,
      array_agg(id order by created_at, id) as order_ids
    from owed group by user_id
    order by min(created_at), user_id limit ${limit} offset ${offset}
  `.execute(db);
  return rows;
}
