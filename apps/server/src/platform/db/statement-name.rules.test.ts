import { expect, test } from 'vitest';
import { statementName } from './statement-name.rules.ts';

test.each([
  ['insert into letters (kind) values ($1)', 'insert letters'],
  ['INSERT INTO "order_events" ("kind") values ($1)', 'insert order_events'],
  ['delete from sessions where id = $1', 'delete sessions'],
  ['select * from "users" where "email" = $1', 'select users'],
  ['select 1 from users where id = $1 for update', 'select users'],
  ['select 1 from users for no key update', 'select users'],
  ['select 1 from orders for update skip locked', 'select orders'],
  [
    `with due as (select id from letters limit $1 for update skip locked)
     update letters set attempts = 1 from due`,
    'update letters',
  ],
  ['insert into stock values ($1) on conflict (id) do update set grams = 1', 'insert stock'],
  ['select extract(epoch from at) from letters', 'select letters'],
  ['select a is distinct from b from orders', 'select orders'],
  ['select * from unnest($1::uuid[]) as id join products using (id)', 'select products'],
  ['-- delete from orders\nselect 1 from runs', 'select runs'],
  ["select 'delete from asha@dalan.example' from runs", 'select runs'],
  ['select pg_advisory_xact_lock($1)', 'select'],
  ['begin', 'begin'],
  ['commit', 'commit'],
  ['listen news', 'statement'],
])('%s is called %s', (text, name) => {
  expect(statementName(text)).toBe(name);
});
