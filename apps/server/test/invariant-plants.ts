import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { LivedInShop } from './lived-in-shop.ts';

/** Statements that the shop itself never makes, and the one invariant that each set breaks. */
type Plant = {
  how: string;
  breaks: string;
  at: (shop: LivedInShop) => string;
  plant: (shop: LivedInShop) => RawBuilder<unknown>[];
};

export const plants: Plant[] = [
  {
    how: 'a kilogram that no ledger row explains',
    breaks: 'the stock of each product and city is the sum of its ledger',
    at: ({ flour }) => flour.id,
    plant: () => [sql`update stock set on_hand_grams = on_hand_grams + 1000`],
  },
  {
    how: 'a shelf that is gone while its ledger says otherwise',
    breaks: 'the stock of each product and city is the sum of its ledger',
    at: ({ flour }) => flour.id,
    plant: () => [sql`delete from stock`],
  },
  {
    how: 'a shelf below nothing',
    breaks: 'no stock is below zero',
    at: ({ flour }) => flour.id,
    plant: () => [
      sql`alter table stock drop constraint stock_is_never_negative`,
      sql`insert into stock_movements (product_id, delta_grams, reason)
        select product_id, -on_hand_grams - 1, 'adjustment' from stock`,
      sql`update stock set on_hand_grams = -1`,
    ],
  },
  {
    how: 'a paisa too much on a line',
    breaks: 'each line total is price times weight',
    at: ({ orders }) => orders.open,
    plant: ({ orders }) => [
      sql`alter table order_items drop constraint line_total_is_price_times_weight`,
      sql`update order_items set total_paise = total_paise + 1 where order_id = ${orders.open}`,
      sql`update orders set total_paise = total_paise + 1 where id = ${orders.open}`,
    ],
  },
  {
    how: 'a paisa too much on an order',
    breaks: 'each order total is the sum of its lines',
    at: ({ orders }) => orders.open,
    plant: ({ orders }) => [
      sql`update orders set total_paise = total_paise + 1 where id = ${orders.open}`,
    ],
  },
  {
    how: 'an order of nothing',
    breaks: 'each order has an item',
    at: ({ orders }) => orders.cancelled,
    plant: ({ orders }) => [sql`delete from order_items where order_id = ${orders.cancelled}`],
  },
  {
    how: 'two lines of one product',
    breaks: 'no order names a product twice',
    at: ({ orders }) => orders.cancelled,
    plant: ({ orders }) => [
      sql`alter table order_items drop constraint one_product_once_per_order`,
      sql`insert into order_items select * from order_items where order_id = ${orders.cancelled}`,
      sql`update orders set total_paise = total_paise * 2 where id = ${orders.cancelled}`,
    ],
  },
  ...(['open', 'cancelled', 'returned', 'hidden', 'delivered'] as const).map((name): Plant => ({
    how: `flour of the ${name} order that came back once too often`,
    breaks: 'an order has taken the stock it holds, and no more',
    at: ({ orders }) => orders[name],
    plant: ({ flour, orders }) => [
      sql`insert into stock_movements (product_id, delta_grams, reason, order_id)
        values (${flour.id}, 2000, 'order released', ${orders[name]})`,
      sql`update stock set on_hand_grams = on_hand_grams + 2000`,
    ],
  })),
  {
    how: 'flour taken for an order that is not there',
    breaks: 'an order has taken the stock it holds, and no more',
    at: ({ goneUserId }) => goneUserId,
    plant: ({ flour, goneUserId }) => [
      sql`insert into stock_movements (product_id, delta_grams, reason, order_id)
        values (${flour.id}, -2000, 'order placed', ${goneUserId})`,
      sql`update stock set on_hand_grams = on_hand_grams - 2000`,
    ],
  },
  {
    how: 'an order placed twice',
    breaks: 'the history of each order starts with its only placed event',
    at: ({ orders }) => orders.open,
    plant: ({ orders }) => [
      sql`update orders set version = version + 1 where id = ${orders.open}`,
      sql`with event as (
          insert into order_events (order_id, kind, order_status, payment_status)
          values (${orders.open}, 'placed', 'Placed', 'Pending') returning id)
        insert into outbox (event_id, recipient)
        select id, recipient from event, unnest(array['customer', 'shop']) recipient`,
    ],
  },
  {
    how: 'a history without its beginning',
    breaks: 'the history of each order starts with its only placed event',
    at: ({ orders }) => orders.returned,
    plant: ({ orders }) => [
      sql`delete from order_events where order_id = ${orders.returned} and kind = 'placed'`,
      sql`update orders set version = version - 1 where id = ${orders.returned}`,
    ],
  },
  {
    how: 'a payment that no event tells of',
    breaks: 'the history of each order ends with its current status',
    at: ({ orders }) => orders.open,
    plant: ({ orders }) => [
      sql`update orders set payment_status = 'Paid' where id = ${orders.open}`,
    ],
  },
  {
    how: 'an order hidden without a trace',
    breaks: 'the history of each order ends with its current status',
    at: ({ orders }) => orders.cancelled,
    plant: ({ orders }) => [
      sql`update orders set deleted_at = now() where id = ${orders.cancelled}`,
    ],
  },
  {
    how: 'a hidden order that is shown again',
    breaks: 'the history of each order ends with its current status',
    at: ({ orders }) => orders.delivered,
    plant: ({ orders }) => [
      sql`update orders set deleted_at = null where id = ${orders.delivered}`,
    ],
  },
  {
    how: 'a change that no event tells of',
    breaks: 'the version of each order counts its events',
    at: ({ orders }) => orders.open,
    plant: ({ orders }) => [sql`update orders set version = version + 1 where id = ${orders.open}`],
  },
  ...(['customer', 'shop'] as const).map((recipient): Plant => ({
    how: `a mail to the ${recipient} that was never promised`,
    breaks: 'each event has its mails',
    at: () => `none to the ${recipient}`,
    plant: ({ orders }) => [
      sql`delete from outbox using order_events event where event.id = outbox.event_id
        and event.order_id = ${orders.open} and recipient = ${recipient}`,
    ],
  })),
  {
    how: 'a key without the hash of its request',
    breaks: 'an idempotency key and the hash of its request come together',
    at: ({ orders }) => orders.open,
    plant: ({ orders }) => [
      sql`alter table orders drop constraint key_and_hash_come_together`,
      sql`update orders set request_hash = null where id = ${orders.open}`,
    ],
  },
  {
    how: 'a name that came back',
    breaks: 'an erased account has no personal data',
    at: ({ goneUserId }) => goneUserId,
    plant: ({ goneUserId }) => [
      sql`alter table users drop constraint user_is_whole_or_erased`,
      sql`update users set name = 'Asha' where id = ${goneUserId}`,
    ],
  },
  {
    how: 'a session that outlived its person',
    breaks: 'an erased account has no personal data',
    at: ({ goneUserId }) => goneUserId,
    plant: ({ goneUserId }) => [
      sql`insert into sessions (token_hash, user_id, expires_at)
        values (sha256('token'), ${goneUserId}, now() + interval '1 day')`,
    ],
  },
  {
    how: 'a known device that outlived its person',
    breaks: 'an erased account has no personal data',
    at: ({ goneUserId }) => goneUserId,
    plant: ({ goneUserId }) => [
      sql`insert into known_devices (token_hash, user_id) values (sha256('token'), ${goneUserId})`,
    ],
  },
  {
    how: 'an address that came back',
    breaks: 'a final order of an erased account has no address',
    at: ({ orders }) => orders.gone,
    plant: ({ orders }) => [
      sql`update orders set delivery_address = '3 Kasba Peth' where id = ${orders.gone}`,
    ],
  },
  {
    how: 'a row that was rewritten',
    breaks: 'the audit log is one unbroken chain',
    at: () => 'row 3 ',
    plant: () => [sql`update audit_log set details = '{"orderStatus":"Paid"}' where id = 3`],
  },
  {
    how: 'a row that was rewritten together with its own hash',
    breaks: 'the audit log is one unbroken chain',
    at: () => 'row 4 ',
    plant: () => [
      sql`update audit_log set actor_id = null where id = 3`,
      sql`update audit_log set hash = audit_log_hash(audit_log) where id = 3`,
    ],
  },
  {
    how: 'a row that was cut out',
    breaks: 'the audit log is one unbroken chain',
    at: () => 'row 4 ',
    plant: () => [sql`delete from audit_log where id = 3`],
  },
  {
    how: 'a beginning that was cut off',
    breaks: 'the audit log is one unbroken chain',
    at: () => 'row 3 ',
    plant: () => [sql`delete from audit_log where id < 3`],
  },
  {
    how: 'an end that was cut off after it was noted',
    breaks: 'the audit log contains every recorded head',
    at: () => '2026-11-15',
    plant: () => [
      sql`insert into audit_heads (day, entry_id, hash)
        select '2026-11-15', id, hash from audit_log order by id desc limit 1`,
      sql`delete from audit_log where id = (select max(id) from audit_log)`,
    ],
  },
];
