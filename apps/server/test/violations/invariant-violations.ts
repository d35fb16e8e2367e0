import { sql } from 'kysely';
import { accountViolations } from './account-violations.ts';
import { auditViolations } from './audit-violations.ts';
import { bankViolations } from './bank-violations.ts';
import { batchViolations, countBags } from './batch-violations.ts';
import { counterViolations } from './counter-violations.ts';
import { creditViolations } from './credit-violations.ts';
import { drawerViolations } from './drawer-violations.ts';
import { billViolations } from './bill-violations.ts';
import { figureViolations } from './figure-violations.ts';
import { paymentViolations } from './payment-violations.ts';
import { repeatViolations } from './repeat-violations.ts';
import { runViolations } from './run-violations.ts';
import type { Violation } from './violation.ts';

const saveRule = sql`insert into settings_versions (page, version, document) values ('delivery', 1,
  '{"isOn": true, "areas": [{"pincodes": ["411002"], "charge": 20.5}], "freeFrom": 5000, "roomKg": null}')`;

export const violations: Violation[] = [
  ...accountViolations,
  ...bankViolations,
  ...batchViolations,
  ...counterViolations,
  ...creditViolations,
  ...drawerViolations,
  ...billViolations,
  ...runViolations,
  ...figureViolations,
  ...repeatViolations,
  {
    name: 'a day taken while none is counted',
    breaks: 'what is taken of each day is the weight of its orders, while days are counted',
    finding: () => '2026-11-16',
    statements: () => [
      sql`insert into delivery_days (city, day, taken_grams) values ('pune', '2026-11-16', 1000)`,
    ],
  },
  {
    name: 'a charge without a rule',
    breaks: 'the charge of each order is that of the rule it was placed by',
    finding: ({ orders }) => orders.open,
    statements: ({ orders }) => [
      sql`update orders set delivery_version = 1 where id = ${orders.open}`,
    ],
  },
  {
    name: 'a charge that is a paisa off',
    breaks: 'the charge of each order is that of the rule it was placed by',
    finding: ({ orders }) => orders.open,
    statements: ({ orders }) => [
      saveRule,
      sql`update orders set delivery_version = 1, pincode = '411002', delivery_charge_paise = 2050
        where id = ${orders.cancelled}`,
      sql`update orders set delivery_version = 1, pincode = '411002', delivery_charge_paise = 2051
        where id = ${orders.open}`,
    ],
  },
  {
    name: 'an order that its history moved elsewhere',
    breaks: 'an order is due on the day it was last moved to',
    finding: ({ orders }) => orders.open,
    statements: ({ orders }) => [
      sql`insert into order_events (order_id, kind, order_status, payment_status, due_on)
        select id, 'moved to another day', order_status, payment_status, due_on + 1
        from orders where id = ${orders.open}`,
      sql`update orders set version = version + 1 where id = ${orders.open}`,
    ],
  },
  {
    name: 'a kilogram without a ledger row',
    breaks: 'the stock of each product and city is the sum of its ledger',
    finding: ({ flour }) => flour.id,
    statements: () => [sql`update stock set on_hand_grams = on_hand_grams + 1000`],
  },
  {
    name: 'a missing stock row with a ledger',
    breaks: 'the stock of each product and city is the sum of its ledger',
    finding: ({ flour }) => flour.id,
    statements: () => [sql`delete from stock`],
  },
  {
    name: 'negative stock',
    breaks: 'no stock is below zero',
    finding: ({ flour }) => flour.id,
    statements: () => [
      sql`alter table stock drop constraint stock_is_never_negative`,
      sql`insert into stock_movements (product_id, delta_grams, reason)
        select product_id, -on_hand_grams - 1, 'adjustment' from stock`,
      sql`update stock set on_hand_grams = -1`,
    ],
  },
  {
    name: 'a paisa too much on a line',
    breaks: 'each line total is price times weight',
    finding: ({ orders }) => orders.open,
    statements: ({ orders }) => [
      sql`alter table order_items drop constraint line_total_is_price_times_weight`,
      sql`update order_items set total_paise = total_paise + 1 where order_id = ${orders.open}`,
      sql`update orders set total_paise = total_paise + 1 where id = ${orders.open}`,
    ],
  },
  {
    name: 'a paisa too much on an order',
    breaks: 'each order total is the sum of its lines',
    finding: ({ orders }) => orders.open,
    statements: ({ orders }) => [
      sql`update orders set total_paise = total_paise + 1 where id = ${orders.open}`,
    ],
  },
  {
    name: 'an order without items',
    breaks: 'each order has an item',
    finding: ({ orders }) => orders.cancelled,
    statements: ({ orders }) => [sql`delete from order_items where order_id = ${orders.cancelled}`],
  },
  {
    name: 'two lines of one product',
    breaks: 'no order names a flour twice in one grind',
    finding: ({ orders }) => orders.cancelled,
    statements: ({ orders }) => [
      sql`drop index one_line_per_flour_and_grind`,
      sql`insert into order_items (order_id, product_id, grind, line_no, name, description, media_id,
          price_paise, weight_grams, total_paise)
        select order_id, product_id, grind, line_no, name, description, media_id, price_paise,
          weight_grams, total_paise
        from order_items where order_id = ${orders.cancelled}`,
      sql`update orders set total_paise = total_paise * 2 where id = ${orders.cancelled}`,
    ],
  },
  ...(['open', 'cancelled', 'returned', 'hidden', 'delivered'] as const).map((name): Violation => ({
    name: `stock of the ${name} order restored twice`,
    breaks: 'an order has taken the stock it holds, and no more',
    finding: ({ orders }) => orders[name],
    statements: ({ flour, orders }) => [
      sql`insert into stock_movements (product_id, delta_grams, reason, order_id)
        values (${flour.id}, 2000, 'order released', ${orders[name]})`,
      sql`update stock set on_hand_grams = on_hand_grams + 2000`,
    ],
  })),
  {
    name: 'stock taken for an unknown order',
    breaks: 'an order has taken the stock it holds, and no more',
    finding: ({ goneUserId }) => goneUserId,
    statements: ({ flour, goneUserId }) => [
      sql`insert into stock_movements (product_id, delta_grams, reason, order_id)
        values (${flour.id}, -2000, 'order placed', ${goneUserId})`,
      sql`update stock set on_hand_grams = on_hand_grams - 2000`,
    ],
  },
  {
    name: 'an order placed twice',
    breaks: 'the history of each order starts with its only placed event',
    finding: ({ orders }) => orders.open,
    statements: ({ orders }) => [
      sql`update orders set version = version + 1 where id = ${orders.open}`,
      sql`with event as (
          insert into order_events (order_id, kind, order_status, payment_status)
          values (${orders.open}, 'placed', 'Placed', 'Pending') returning id)
        insert into letters (kind, subject_id)
        select kind, id from event, unnest(array['order/customer', 'order/shop']) kind`,
    ],
  },
  {
    name: 'a history without a placed event',
    breaks: 'the history of each order starts with its only placed event',
    finding: ({ orders }) => orders.returned,
    statements: ({ orders }) => [
      sql`delete from order_events where order_id = ${orders.returned} and kind = 'placed'`,
      sql`update orders set version = version - 1 where id = ${orders.returned}`,
    ],
  },
  {
    name: 'a payment without an event',
    breaks: 'the history of each order ends with its current status',
    finding: ({ orders }) => orders.open,
    statements: ({ orders }) => [
      sql`update orders set payment_status = 'Paid' where id = ${orders.open}`,
    ],
  },
  {
    name: 'an order deleted without an event',
    breaks: 'the history of each order ends with its current status',
    finding: ({ orders }) => orders.cancelled,
    statements: ({ orders }) => [
      sql`update orders set deleted_at = now() where id = ${orders.cancelled}`,
    ],
  },
  {
    name: 'a deleted order that is visible again',
    breaks: 'the history of each order ends with its current status',
    finding: ({ orders }) => orders.delivered,
    statements: ({ orders }) => [
      sql`update orders set deleted_at = null where id = ${orders.delivered}`,
      countBags,
    ],
  },
  {
    name: 'a version change without an event',
    breaks: 'the version of each order counts its events',
    finding: ({ orders }) => orders.open,
    statements: ({ orders }) => [
      sql`update orders set version = version + 1 where id = ${orders.open}`,
    ],
  },
  ...(['customer', 'shop'] as const).map((recipient): Violation => ({
    name: `a missing letter to the ${recipient}`,
    breaks: 'each event has its mails',
    finding: () => `none to the ${recipient}`,
    statements: ({ orders }) => [
      sql`delete from letters using order_events event where event.id::text = subject_id
        and event.order_id = ${orders.open} and event.kind = 'placed'
        and letters.kind = ${`order/${recipient}`}`,
    ],
  })),
  ...(['order/shop', 'repeat/day'] as const).map((kind): Violation => ({
    name: `a letter ${kind} about nothing`,
    breaks: 'each letter about an order or a repeat has its subject',
    finding: () => kind,
    statements: ({ goneUserId }) => [
      sql`insert into letters (kind, subject_id) values (${kind}, ${goneUserId})`,
    ],
  })),
  {
    name: 'a key without the hash of its request',
    breaks: 'an idempotency key and the hash of its request come together',
    finding: ({ orders }) => orders.open,
    statements: ({ orders }) => [
      sql`alter table orders drop constraint key_and_hash_come_together`,
      sql`update orders set request_hash = null where id = ${orders.open}`,
    ],
  },
  {
    name: 'a name on an erased account',
    breaks: 'an erased account has no personal data',
    finding: ({ goneUserId }) => goneUserId,
    statements: ({ goneUserId }) => [
      sql`alter table users drop constraint user_is_whole_or_erased`,
      sql`update users set name = 'Asha' where id = ${goneUserId}`,
    ],
  },
  {
    name: 'a session of an erased account',
    breaks: 'an erased account has no personal data',
    finding: ({ goneUserId }) => goneUserId,
    statements: ({ goneUserId }) => [
      sql`insert into sessions (token_hash, user_id, expires_at)
        values (sha256('token'), ${goneUserId}, now() + interval '1 day')`,
    ],
  },
  {
    name: 'a known device of an erased account',
    breaks: 'an erased account has no personal data',
    finding: ({ goneUserId }) => goneUserId,
    statements: ({ goneUserId }) => [
      sql`insert into known_devices (token_hash, user_id) values (sha256('token'), ${goneUserId})`,
    ],
  },
  {
    name: 'an address on a final order of an erased account',
    breaks: 'a final order of an erased account has no address',
    finding: ({ orders }) => orders.gone,
    statements: ({ orders }) => [
      sql`update orders set delivery_address = '3 Kasba Peth' where id = ${orders.gone}`,
    ],
  },
  ...auditViolations,
  ...paymentViolations,
];
