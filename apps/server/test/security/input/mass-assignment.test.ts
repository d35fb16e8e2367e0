import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { User } from '@dalan/contract/people/accounts';
import { contentsOf } from '../../database/database-contents.ts';
import { startTestApp } from '../../shops/test-app.ts';
import type { TestApp } from '../../shops/test-app.ts';
import { requestOf, routesOf, validCall } from '../../calls/valid-calls.ts';
import type { ValidCall } from '../../calls/valid-call.ts';
import { shareOf } from '../../database/property-runs.ts';

let shop: TestApp;
let columns: [name: string, value: unknown][];
beforeAll(async () => {
  shop = await startTestApp();
  columns = await everyColumn();
});
afterAll(() => shop.close());

/** Fields that the specified forms send and the schemas ignore. */
const ignored: Record<string, string[]> = {
  'POST /api/users': ['role', 'profileImg'],
  'PUT /api/users/:id/profile': ['role', 'profileImg', 'password', 'email', 'phone'],
};

const VALUES: Record<string, unknown> = {
  boolean: true,
  uuid: randomUUID(),
  integer: 1,
  bigint: 1,
  smallint: 1,
  'timestamp with time zone': new Date().toISOString(),
};

/** Every column of every table in both spellings, with a fitting value. */
async function everyColumn(): Promise<[string, unknown][]> {
  const { rows } = await sql<{ column: string; type: string }>`
    select distinct column_name as column, data_type as type from information_schema.columns
    where table_schema = 'public'`.execute(shop.db);
  const spelled = rows.flatMap(({ column, type }) => {
    const value = VALUES[type] ?? 'admin';
    const camelCase = column.replace(/_(\w)/g, (_all, letter: string) => letter.toUpperCase());
    return [column, camelCase].map((name): [string, unknown] => [name, value]);
  });
  return [...new Map([...spelled, ['_id', randomUUID()], ['password', 'another one']])];
}

function bodyOf(call: ValidCall): Record<string, unknown> | undefined {
  return Buffer.isBuffer(call.body) ? undefined : call.body;
}

async function routesWithBody(): Promise<string[]> {
  const routes: string[] = [];
  // The calls are made one after another, because the shop has one drawer at a time.
  for (const route of routesOf(shop)) {
    if (bodyOf(await validCall(shop, route)) !== undefined) routes.push(route);
  }
  return routes;
}

test('no route accepts a table column that its form does not have', async () => {
  const routes = await routesWithBody();
  expect(routes.length).toBeGreaterThanOrEqual(9);
  expect(columns.length).toBeGreaterThan(60);
  let turn = 0;
  for (const route of routes) {
    const call = await validCall(shop, route);
    const form = bodyOf(call) ?? {};
    const before = await contentsOf(shop.db);
    const extra = columns.filter(
      ([name]) => !(name in form) && !(ignored[route] ?? []).includes(name),
    );
    for (const [name, value] of shareOf(extra, (turn += 1))) {
      const body = { ...form, [name]: value };
      const answer = await shop.app.inject(requestOf(route, { ...call, body }));
      const refusal = name === '_id' ? [400, 403] : [400];
      expect(refusal, `${route} took ${name}`).toContain(answer.statusCode);
    }
    expect(await contentsOf(shop.db), route).toEqual(before);
  }
});

test('no order item accepts one either', async () => {
  const call = await validCall(shop, 'POST /api/orders');
  const { items, ...rest } = bodyOf(call) as { items: [Record<string, unknown>] };
  const before = await contentsOf(shop.db);
  for (const [name, value] of columns.filter(([name]) => !(name in items[0]))) {
    const body = { ...rest, items: [{ ...items[0], [name]: value }] };
    const answer = await shop.app.inject(requestOf('POST /api/orders', { ...call, body }));
    // A line may name a grind, but this flour has none.
    expect(answer.statusCode, name).toBe(name === 'grind' ? 409 : 400);
  }
  expect(await contentsOf(shop.db)).toEqual(before);
});

test.each(Object.entries(ignored))('%s accepts %j but ignores them', async (route, names) => {
  const call = await validCall(shop, route);
  const wanted = {
    role: 'admin',
    profileImg: 'https://evil.example/x.png',
    password: 'another one',
    email: 'mine@evil.example',
    phone: '5559999999',
  };
  const body = {
    ...Object.fromEntries(Object.entries(wanted).filter(([name]) => names.includes(name))),
    ...bodyOf(call),
  };
  const before = await rowOf(call.params['id']);
  const answer = await shop.app.inject(requestOf(route, { ...call, body }));
  const { user } = answer.json<{ user: User }>();
  expect(user).toMatchObject({ role: 'user', profileImg: 'default' });
  const after = await rowOf(user._id);
  expect(after).toMatchObject({ role: 'user', profileImg: 'default' });
  if (before !== undefined) {
    const { name, address, language, updatedAt, updatedBy } = after!;
    const version = before.version + 1;
    expect(after).toEqual({ ...before, name, address, language, updatedAt, updatedBy, version });
  }
});

test('requesting the admin role does not grant it', async () => {
  const route = 'PUT /api/users/:id/profile';
  const call = await validCall(shop, route);
  await shop.app.inject(requestOf(route, { ...call, body: { ...bodyOf(call), role: 'admin' } }));
  const answer = await shop.app.inject({ url: '/api/admin/orders', headers: call.by!.headers });
  expect(answer.statusCode).toBe(403);
});

async function rowOf(userId = '') {
  if (userId === '') return undefined;
  return shop.db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirst();
}
