import { sql } from 'kysely';
import { DEFAULT_PROFILE_IMG } from '@dalan/contract/people/accounts';
import { finalStatuses, statusesWithoutStock } from '@dalan/contract/orders/orders';
import type { Db } from '../../../platform/db/database.ts';
import { bankInvariants } from './bank-invariants.queries.ts';
import { batchInvariants } from './batch-invariants.queries.ts';
import { billInvariants } from './bill-invariants.queries.ts';
import { accountInvariants } from './account-invariants.queries.ts';
import { counterInvariants } from './counter-invariants.queries.ts';
import { creditInvariants } from './credit-invariants.queries.ts';
import { deliveryInvariants } from './delivery-invariants.queries.ts';
import { drawerInvariants } from './drawer-invariants.queries.ts';
import { figureInvariants } from './figure-invariants.queries.ts';
import type { Finding, Invariant } from './invariant.queries.ts';
import { paymentInvariants } from './payment-invariants.queries.ts';
import { repeatInvariants } from './repeat-invariants.queries.ts';
import { runInvariants } from './run-invariants.queries.ts';

export type Findings = { findings: string[]; total: number };

const FINDINGS_SHOWN = 20;

export async function listFindings(db: Db, { finder }: Invariant): Promise<Findings> {
  const { rows } = await sql<Finding & { total: number }>`
    select finding, count(*) over () as total from (${finder}) found limit ${FINDINGS_SHOWN}
  `.execute(db);
  return { findings: rows.map((row) => row.finding), total: rows[0]?.total ?? 0 };
}

export const invariants: Invariant[] = [
  ...deliveryInvariants,
  ...bankInvariants,
  ...batchInvariants,
  ...billInvariants,
  ...accountInvariants,
  ...counterInvariants,
  ...creditInvariants,
  ...drawerInvariants,
  ...figureInvariants,
  ...repeatInvariants,
  {
    name: 'the stock of each product and city is the sum of its ledger',
    finder: sql`
      select format('product %s in %s: %s g in stock, %s g in the ledger', product_id, city,
        coalesce(on_hand_grams, 0), coalesce(ledger.grams, 0)) as finding
      from stock full join (
        select product_id, city, sum(delta_grams) as grams from stock_movements
        group by product_id, city
      ) ledger using (product_id, city)
      where coalesce(on_hand_grams, 0) <> coalesce(ledger.grams, 0)`,
  },
  {
    name: 'no stock is below zero',
    finder: sql`
      select format('product %s in %s: %s g', product_id, city, on_hand_grams) as finding
      from stock where on_hand_grams < 0`,
  },
  {
    name: 'each line total is price times weight',
    finder: sql`
      select format('order %s, product %s: %s paise for %s g at %s paise', order_id, product_id,
        total_paise, weight_grams, price_paise) as finding
      from order_items
      where total_paise <> (price_paise::bigint * weight_grams + 500) / 1000`,
  },
  {
    name: 'each order total is the sum of its lines',
    finder: sql`
      select format('order %s: %s paise, its lines %s', id, orders.total_paise, lines.paise)
        as finding
      from orders join (
        select order_id, sum(total_paise) as paise from order_items group by order_id
      ) lines on lines.order_id = orders.id
      where orders.total_paise <> lines.paise`,
  },
  {
    name: 'each order has an item',
    finder: sql`
      select format('order %s', id) as finding from orders
      where not exists (select from order_items where order_id = orders.id)`,
  },
  {
    name: 'no order names a flour twice in one grind',
    finder: sql`
      select format('order %s, product %s, grind %s: %s lines', order_id, product_id,
        coalesce(grind ->> 'key', 'none'), count(*)) as finding
      from order_items group by order_id, product_id, grind ->> 'key' having count(*) > 1`,
  },
  {
    name: 'an order has taken the stock it holds, and no more',
    finder: sql`
      select format('order %s, product %s in %s: moved %s g instead of %s g', order_id, product_id,
        city, coalesce(moved.grams, 0), coalesce(held.grams, 0)) as finding
      from (
        select orders.id as order_id, orders.city, item.product_id, sum(case
          when orders.order_status = any(${[...statusesWithoutStock]}) then 0
          when orders.deleted_at is not null and orders.order_status <> 'Delivered' then 0
          else -item.weight_grams end
          + case when orders.order_status = any(${[...statusesWithoutStock]}) then 0
            else coalesce(came_back.grams, 0) end) as grams
        from orders join order_items item on item.order_id = orders.id
        left join (
          select order_item_id, sum(grams) as grams from credit_note_lines group by order_item_id
        ) came_back on came_back.order_item_id = item.id
        group by orders.id, item.product_id
      ) held full join (
        select order_id, city, product_id, sum(delta_grams) as grams from stock_movements
        where order_id is not null group by order_id, city, product_id
      ) moved using (order_id, city, product_id)
      where coalesce(moved.grams, 0) <> coalesce(held.grams, 0)`,
  },
  {
    name: 'the history of each order starts with its only placed event',
    finder: sql`
      select format('order %s: placed %s times, begins with %L', orders.id, times, first)
        as finding
      from orders cross join lateral (
        select count(*) filter (where kind = 'placed') as times,
          (array_agg(kind order by id))[1] as first
        from order_events where order_id = orders.id
      ) history
      where times <> 1 or first is distinct from 'placed'`,
  },
  {
    name: 'the history of each order ends with its current status',
    finder: sql`
      select format('order %s: %s and %s%s, its history ends with %L: %s and %s', orders.id,
        orders.order_status, orders.payment_status,
        case when orders.deleted_at is null then '' else ', deleted' end,
        last.kind, last.order_status, last.payment_status) as finding
      from orders left join lateral (
        select kind, order_status, payment_status from order_events
        where order_id = orders.id order by id desc limit 1
      ) last on true
      where last.order_status is distinct from orders.order_status
        or last.payment_status is distinct from orders.payment_status
        or coalesce(last.kind, '') = 'deleted' and orders.deleted_at is null
        or coalesce(last.kind, '') <> 'deleted' and orders.deleted_at is not null`,
  },
  {
    name: 'the version of each order counts its events',
    finder: sql`
      select format('order %s: version %s, %s events', id, version, events) as finding
      from orders cross join lateral (
        select count(*) as events from order_events where order_id = orders.id
      ) history
      where version <> events`,
  },
  {
    // An erased customer gets no mail about the orders that the erasure cancels. Another day is news
    // only to a customer who was told one.
    name: 'each event has its mails',
    finder: sql`
      select format('order %s, event %s (%s): none to the %s', event.order_id, event.id, event.kind,
        recipient) as finding
      from order_events event
      join orders on orders.id = event.order_id
      join users buyer on buyer.id = orders.user_id
      cross join unnest(array['customer', 'shop']) as recipient
      where (event.kind in ('placed', 'status changed', 'cancelled') and orders.channel <> 'counter'
          or recipient = 'customer' and event.kind in
            ('payment recorded', 'flour returned', 'discount given')
            and not (event.kind = 'payment recorded' and (orders.channel = 'counter'
              -- A payment on account has one letter for all its orders, which is not kept.
              or exists (select from payments
                where event_id = event.id and account_payment_id is not null)))
          or recipient = 'customer' and event.kind = 'taken off account'
          or recipient = 'customer' and event.kind = 'contents changed'
            and (event.changes - 'dueOn' <> '{}' or orders.delivery_version is not null)
          or recipient = 'customer' and event.kind = 'moved to another day'
            and orders.delivery_version is not null)
        and (recipient = 'shop' or buyer.erased_at is null or event.at < buyer.erased_at)
        and not exists (
          select from letters
          where subject_id = event.id::text and letters.kind = 'order/' || recipient)`,
  },
  {
    // The table has no foreign keys, because one would cost every order two look-ups.
    name: 'each letter about an order or a repeat has its subject',
    finder: sql`
      select format('letter %s (%s)', id, kind) as finding from letters
      where kind like 'order/%'
          and not exists (select from order_events event where event.id::text = subject_id)
        or kind like 'repeat/%'
          and not exists (select from repeat_days made where made.id::text = subject_id)`,
  },
  {
    name: 'an idempotency key and the hash of its request come together',
    finder: sql`
      select format('order %s', id) as finding from orders
      where (idempotency_key is null) <> (request_hash is null)`,
  },
  {
    name: 'an erased account has no personal data',
    finder: sql`
      select format('user %s', id) as finding from users
      where erased_at is not null and (
        email is not null or phone is not null or password_hash is not null
        or name <> '' or address <> '' or profile_img <> ${DEFAULT_PROFILE_IMG} or language <> 'en'
        or exists (select from sessions where user_id = users.id)
        or exists (select from known_devices where user_id = users.id))`,
  },
  {
    name: 'a final order of an erased account has no address',
    finder: sql`
      select format('order %s', orders.id) as finding
      from orders join users buyer on buyer.id = orders.user_id
      where buyer.erased_at is not null
        and (orders.deleted_at is not null or orders.order_status = any(${[...finalStatuses]}))
        and (orders.delivery_address <> '' or orders.contact_number <> ''
          or orders.pincode is not null)`,
  },
  {
    name: 'the audit log is one unbroken chain',
    finder: sql`
      select format('row %s (%s) is the first that breaks the chain', (entry).id, (entry).action)
        as finding
      from (
        select entry, lag(entry.hash) over (order by entry.id) as hash_before,
          row_number() over (order by entry.id) as position
        from audit_log entry
      ) chain
      where (entry).hash is distinct from audit_log_hash(entry)
        or (entry).previous_hash is distinct from hash_before
        or (entry).id <> position
      order by (entry).id limit 1`,
  },
  {
    name: 'the audit log contains every recorded head',
    finder: sql`
      select format('row %s, the head of %s, is missing or has another hash', head.entry_id, head.day) as finding
      from audit_heads head left join audit_log entry on entry.id = head.entry_id
      where entry.hash is distinct from head.hash
      order by head.day limit 1`,
  },
  ...paymentInvariants,
  ...runInvariants,
];
