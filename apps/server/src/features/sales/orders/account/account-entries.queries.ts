import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { AccountRowKind } from '@dalan/contract/on-account/accounts';
import type { PaymentMethod } from '@dalan/contract/payments/payments';
import type { Db } from '../../../../platform/db/database.ts';
import {
  openPaise,
  paidPaise,
  soldPaise,
  toPayPaise,
} from '../../../../platform/db/order-money.ts';
import { isOwedOnAccount } from '../../../../platform/db/order-step.ts';

/**
 * Everything that moved what these customers owe, as rows of `entry`. The orders and payments are read
 * together; nothing else is stored. What the rule of open amounts takes out of an order, such as a payment
 * that staff set as settled by hand, is a row of its own: so the rows always add up to what is owed.
 * An order that was paid for stays when it is cancelled, deleted or collected at the door, so that a payment
 * has the amount that was handed over, and what was paid for nothing is seen. Without payments it is left out.
 */
function entriesOf(users: RawBuilder<unknown>): RawBuilder<unknown> {
  const orderOf = sql`jsonb_build_array(jsonb_build_object('id', mine.id, 'at', mine.created_at))`;
  return sql`mine as materialized (
      select o.id, o.user_id, o.created_at, o.on_account, ${soldPaise} as sold_paise,
        ${toPayPaise} as to_pay_paise, ${paidPaise} as paid_paise, ${openPaise} as open_paise,
        case when ${isOwedOnAccount} then ${openPaise} else 0 end as owed_paise,
        case when o.order_status = 'Returned' then 'returned'
          when o.order_status = 'Cancelled' or o.deleted_at is not null then 'cancelled' end as ended
      from orders o
      where o.user_id in ${users} and (
        o.on_account and o.deleted_at is null and o.order_status <> 'Cancelled'
        or exists (select from payments where order_id = o.id
          and (o.on_account or account_payment_id is not null)))
    ),
    entry as (
      select user_id, 'order' as kind, 0 as place, id as ref, created_at as at, sold_paise as paise,
        ${orderOf} as orders, null as method, '' as reference, null as number, '' as reason,
        false as is_discount
      from mine
      union all
      select mine.user_id, 'payment', 2, coalesce(account_payment_id, paid.id), min(received_at),
        -sum(amount_paise),
        jsonb_agg(jsonb_build_object('id', mine.id, 'at', mine.created_at)
          order by mine.created_at, mine.id),
        min(method), min(reference), null, '', false
      from mine join payments paid on paid.order_id = mine.id
      where corrects is null and credit_note_id is null
      group by mine.user_id, coalesce(account_payment_id, paid.id)
      union all
      select mine.user_id, case when corrects is null then 'refund' else 'correction' end, 3,
        paid.id, received_at, -paid.amount_paise, ${orderOf}, method, reference, note.number,
        paid.reason, false
      from mine join payments paid on paid.order_id = mine.id
        left join credit_notes note on note.id = paid.credit_note_id
      where corrects is not null or credit_note_id is not null
      union all
      select mine.user_id, 'credit note', 1, note.id, made_at, -amount_paise, ${orderOf}, null, '',
        number, note.reason, note.kind = 'discount'
      from mine join credit_notes note on note.order_id = mine.id
      union all
      select user_id, taken_out.kind, place, id,
        (select max(at) from order_events where order_id = mine.id), taken_out.paise,
        ${orderOf}, null, '', null, '', false
      from mine cross join lateral (values
        (coalesce(ended, case when open_paise < 0 then 'paid too much'
            when on_account then 'settled' else 'at the door' end), 4,
          case when ended is null then owed_paise - open_paise else -to_pay_paise end),
        ('paid too much', 5, case when ended is null then 0 else paid_paise end)
      ) as taken_out (kind, place, paise)
      where taken_out.paise <> 0
    )`;
}

export type EntryRow = {
  kind: AccountRowKind;
  ref: string;
  at: string;
  /** Above zero if it was bought. */
  paise: number;
  owesAfterPaise: number;
  orders: { id: string; at: string }[];
  method: PaymentMethod | null;
  reference: string;
  number: string | null;
  reason: string;
  isDiscount: boolean;
};

export type EntriesOfCustomer = {
  userId: string;
  /** Owed before the first of the entries that were asked for. */
  broughtPaise: number;
  entries: EntryRow[];
};

/** Both ends as days; `from` and `until` may be infinite. */
export type EntrySpan = { from: string; until: string };

export const ALL_TIME: EntrySpan = { from: '-infinity', until: 'infinity' };

const SEQUENCE = sql`at, place, ref`;

/** The entries of each customer within the span, oldest first. */
export async function listEntries(
  db: Db,
  userIds: string[],
  { from, until }: EntrySpan,
): Promise<EntriesOfCustomer[]> {
  const { rows } = await sql<EntriesOfCustomer>`
    with ${entriesOf(sql`(select unnest(${userIds}::uuid[]))`)},
    running as (
      select *, sum(paise) over (
        partition by user_id order by ${SEQUENCE}
        rows between unbounded preceding and current row) as owes_after
      from entry
    )
    select user_id,
      coalesce(sum(paise) filter (where at < ${from}::timestamptz), 0)::bigint as brought_paise,
      coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'ref', ref, 'at', at, 'paise', paise,
        'owesAfterPaise', owes_after, 'orders', orders, 'method', method, 'reference', reference,
        'number', number, 'reason', reason, 'isDiscount', is_discount) order by ${SEQUENCE})
        filter (where at >= ${from}::timestamptz and at < ${until}::timestamptz), '[]') as entries
    from running group by user_id
  `.execute(db);
  return rows;
}

/** The months with an entry, newest first, as `2026-11`. */
export async function listMonths(
  db: Db,
  userId: string,
  { timeZone, limit }: { timeZone: string; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ month: string }>`
    with ${entriesOf(sql`(${userId}::uuid)`)}
    select distinct to_char(at at time zone ${timeZone}, 'YYYY-MM') as month
    from entry order by 1 desc limit ${limit}
  `.execute(db);
  return rows.map(({ month }) => month);
}

export type BoughtRow = {
  id: string;
  billNumber: string | null;
  lines: {
    name: string;
    nameMr: string;
    nameHi: string;
    grind: { key: string; name: string; nameMr: string; nameHi: string } | null;
    weightGrams: number;
  }[];
};

/** What was bought. Translations are today's; empty if missing or if the flour was renamed. */
export async function listBought(db: Db, orderIds: string[]): Promise<BoughtRow[]> {
  const { rows } = await sql<BoughtRow>`
    select o.id, bill.number as bill_number, (
      select json_agg(json_build_object('name', line.name,
        'nameMr', coalesce(product.name_mr, ''), 'nameHi', coalesce(product.name_hi, ''),
        'grind', line.grind, 'weightGrams', line.weight_grams) order by line.line_no)
      from order_items line
      left join products product on product.id = line.product_id and product.name = line.name
      where line.order_id = o.id) as lines
    from orders o left join bills bill on bill.order_id = o.id
    where o.id = any(${orderIds}::uuid[])
  `.execute(db);
  return rows;
}
