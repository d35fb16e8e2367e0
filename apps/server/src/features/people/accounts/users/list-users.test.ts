import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from 'kysely';
import type { User } from '@dalan/contract/people/accounts';
import { logInAs } from '../../../../../test/shops/sessions.ts';
import type { LoggedIn } from '../../../../../test/shops/sessions.ts';
import { startTestApp } from '../../../../../test/shops/test-app.ts';
import type { TestApp } from '../../../../../test/shops/test-app.ts';

let shop: TestApp;
let admin: LoggedIn;
beforeAll(async () => {
  shop = await startTestApp();
  admin = await logInAs(shop, 'admin', { name: 'Meera', email: 'meera@mill.example' });
  await logInAs(shop, 'user', { name: 'Asha Patil', email: 'asha@home.example' });
  await logInAs(shop, 'user', { name: 'bharat 100%_Rao', phone: '5551239999' });
  await sql`
    insert into users (name, email, phone, password_hash, created_at)
    select 'Customer ' || n, 'c' || n || '@many.example', (5552000000 + n)::text, 'none',
      now() - make_interval(days => n)
    from generate_series(1, 120) n`.execute(shop.db);
  const gone = await logInAs(shop, 'user', { name: 'Asha Gone' });
  await sql`update users set name = '', email = null, phone = null, address = '',
    password_hash = null, erased_at = now() where id = ${gone.userId}`.execute(shop.db);
});
afterAll(() => shop.close());

async function list(query: Record<string, string> = {}) {
  const url = `/api/users?${new URLSearchParams(query).toString()}`;
  const answer = await shop.app.inject({ url, headers: admin.headers });
  return {
    status: answer.statusCode,
    total: answer.headers['x-total-count'],
    match: answer.headers['x-search-match'],
    users: answer.statusCode === 200 ? answer.json<{ data: User[] }>().data : [],
    body: answer.body,
  };
}

const names = (users: User[]) => users.map((user) => user.name);

test('only staff can list users', async () => {
  const customer = await logInAs(shop, 'user');
  const url = '/api/users';
  expect((await shop.app.inject(url)).statusCode).toBe(401);
  const asCustomer = await shop.app.inject({ url, headers: customer.headers });
  expect(asCustomer.statusCode).toBe(403);
  await sql`delete from users where id = ${customer.userId}`.execute(shop.db);
});

test('answers the newest 100 and the total, without secrets', async () => {
  const { users, total, body } = await list();
  expect(total).toBe('123');
  expect(users).toHaveLength(100);
  const moments = users.map((user) => Date.parse(user.createdAt));
  expect(moments).toEqual([...moments].sort((a, b) => b - a));
  expect(body).not.toMatch(/pass|hash|salt|token|secret/i);
});

test('pages contain every user exactly once', async () => {
  const seen: string[] = [];
  for (let page = 1; page <= 13; page += 1) {
    const { users } = await list({ page: String(page), pageSize: '10', sort: 'role' });
    seen.push(...users.map((user) => user._id));
  }
  expect(seen).toHaveLength(123);
  expect(new Set(seen).size).toBe(123);
});

test('finds users by any part of name, e-mail, phone or role, in any case', async () => {
  expect(names((await list({ q: 'ASHA' })).users)).toEqual(['Asha Patil']);
  expect(names((await list({ q: 'home.EX' })).users)).toEqual(['Asha Patil']);
  expect(names((await list({ q: '51239' })).users)).toEqual(['bharat 100%_Rao']);
  expect(names((await list({ q: ' Admin ' })).users)).toEqual(['Meera']);
  expect((await list({ q: 'many.example' })).total).toBe('120');
  expect((await list({ q: 'nobody at all' })).total).toBe('0');
});

test('the exact name comes first, and a name is found in both scripts', async () => {
  const made: string[] = [];
  for (const name of ['आशा पाटील', 'Patil Ashatai', 'Sunita Joshi', 'सुनीता जोशी']) {
    made.push((await logInAs(shop, 'user', { name })).userId);
  }
  // The first is the oldest of the three, but the only one with the whole phrase in whole words.
  expect(names((await list({ q: 'asha patil' })).users)).toEqual([
    'Asha Patil',
    'आशा पाटील',
    'Patil Ashatai',
  ]);
  expect(names((await list({ q: 'आशा' })).users)).toEqual(['आशा पाटील', 'Asha Patil']);
  expect(names((await list({ q: 'sunita' })).users)).toEqual(['Sunita Joshi', 'सुनीता जोशी']);
  expect(names((await list({ q: 'सुनीता joshi' })).users).toSorted()).toEqual([
    'Sunita Joshi',
    'सुनीता जोशी',
  ]);
  await sql`delete from users where id = any(${made}::uuid[])`.execute(shop.db);
});

test('a day is found as the list shows it, and an unknown word is not passed over in silence', async () => {
  const { rows } = await sql<{ day: string }>`
    select to_char(created_at at time zone 'Asia/Kolkata', 'FMDD Mon YYYY') as day
    from users where name = 'Customer 7'`.execute(shop.db);
  expect(names((await list({ q: rows[0]!.day })).users)).toEqual(['Customer 7']);
  expect(await list({ q: 'Asha xyzzy' })).toMatchObject({
    total: '1',
    match: 'some',
    users: [{ name: 'Asha Patil' }],
  });
  expect(await list({ q: 'Asha Patil' })).toMatchObject({ total: '1', match: undefined });
});

test('a column that staff sort by comes before the closeness of the match', async () => {
  const sorted = names((await list({ q: 'customer 1', sort: 'name', pageSize: '3' })).users);
  expect(sorted).toEqual(['Customer 1', 'Customer 10', 'Customer 100']);
  const [first] = names((await list({ q: 'customer 100', pageSize: '3' })).users);
  expect(first).toBe('Customer 100');
});

test('escapes wildcards and SQL in the search', async () => {
  expect(names((await list({ q: '0%_r' })).users)).toEqual(['bharat 100%_Rao']);
  expect((await list({ q: '%' })).total).toBe('1');
  expect((await list({ q: '_' })).total).toBe('1');
  expect((await list({ q: '\\' })).total).toBe('0');
  expect((await list({ q: "' or 1=1 --" })).total).toBe('0');
});

test('sorts by every sortable column, both ways', async () => {
  for (const field of ['name', 'email', 'phone', 'role', 'createdAt'] as const) {
    const up = (await list({ sort: field, pageSize: '100' })).users;
    const down = (await list({ sort: `-${field}`, pageSize: '100' })).users;
    const value = (user: User) => user[field].toLowerCase();
    const compare = new Intl.Collator('en').compare;
    expect(compare(value(up[0]!), value(down[0]!)), field).toBeLessThan(0);
    const { rows } = await sql<{ isSorted: boolean }>`
      select coalesce(bool_and(before <= after), true) as is_sorted from (
        select value as after, lag(value) over (order by place) as before
        from unnest(${up.map(value)}::text[]) with ordinality as given (value, place)) pairs
      where before is not null`.execute(shop.db);
    expect(rows[0]!.isSorted, field).toBe(true);
  }
});

test('refuses invalid pages, sizes and sorts', async () => {
  const queries: Record<string, string>[] = [
    { pageSize: '101' },
    { pageSize: '0' },
    { pageSize: '1e9' },
    { page: '0' },
    { page: '-1' },
    { sort: 'passwordHash' },
    { sort: 'name; drop table users' },
    { q: 'x'.repeat(101) },
    { q: `a${String.fromCharCode(0)}b` },
    { unknown: 'x' },
  ];
  for (const query of queries) {
    const { status } = await list(query);
    expect(status, JSON.stringify(query)).toBe(400);
  }
});
