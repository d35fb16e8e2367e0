import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from 'kysely';
import { logInAs } from '../../../../../test/shops/sessions.ts';
import { startTestApp } from '../../../../../test/shops/test-app.ts';
import type { TestApp } from '../../../../../test/shops/test-app.ts';
import { userAnswerTexts } from '../users/user-answer-texts.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
});
afterAll(() => shop.close());

type Headers = Record<string, string>;

async function statusOf(userId: string, headers: Headers): Promise<number> {
  const answer = await shop.app.inject({ url: `/api/users/${userId}`, headers });
  return answer.statusCode;
}

async function ageSession(userId: string, days: number) {
  await sql`
    update sessions set created_at = created_at - make_interval(days => ${days}),
      last_seen_at = last_seen_at - make_interval(days => ${days}),
      expires_at = expires_at - make_interval(days => ${days})
    where user_id = ${userId}`.execute(shop.db);
}

async function daysLeft(userId: string): Promise<number> {
  const { rows } = await sql<{ days: number }>`
    select (extract(epoch from expires_at - now()) / 86400)::float as days
    from sessions where user_id = ${userId}`.execute(shop.db);
  return rows[0]!.days;
}

test('answers null to a visitor and the user to a customer', async () => {
  const nobody = await shop.app.inject('/api/session');
  expect(nobody.statusCode).toBe(200);
  expect(nobody.json()).toEqual({ user: null });
  expect(nobody.headers['cache-control']).toBe('no-store');

  const { userId, headers } = await logInAs(shop, 'user');
  const somebody = await shop.app.inject({ url: '/api/session', headers });
  expect(somebody.json<{ user: object }>().user).toMatchObject({ _id: userId, role: 'user' });
});

test('accepts only the session cookie as identity', async () => {
  const admin = await logInAs(shop, 'admin');
  const claims: Headers[] = [
    { 'user-id': admin.userId },
    { authorization: `Bearer ${admin.headers.cookie.split('=')[1]}` },
    { cookie: `user-id=${admin.userId}; root={"role":"admin"}` },
    { cookie: `dalan_session=${admin.userId}` },
    { cookie: 'dalan_session=' },
    { cookie: `dalan_session=${"' or 1=1 --".padEnd(43, 'x')}` },
  ];
  for (const headers of claims) {
    const answer = await shop.app.inject({ url: '/api/users', headers });
    expect(answer.statusCode, JSON.stringify(headers)).toBe(401);
    expect(answer.json()).toMatchObject({ code: 'NOT_LOGGED_IN' });
  }
});

test("refuses a customer who sends another's user-id, even for their own account", async () => {
  const a = await logInAs(shop, 'user');
  const b = await logInAs(shop, 'user');
  const headers = { ...a.headers, 'user-id': b.userId };
  const answer = await shop.app.inject({ url: `/api/users/${a.userId}`, headers });
  expect(answer.statusCode).toBe(403);
  expect(answer.body).not.toContain(b.userId);
  expect(await statusOf(a.userId, { ...a.headers, 'user-id': a.userId })).toBe(200);
});

test('logout ends the session, so that a copied cookie is useless', async () => {
  const { userId, headers } = await logInAs(shop, 'user');
  expect(await statusOf(userId, headers)).toBe(200);
  const answer = await shop.app.inject({ method: 'POST', url: '/api/logout', headers });
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({ message: userAnswerTexts.loggedOut });
  expect(answer.headers['set-cookie']).toMatch(/^dalan_session=; .*Path=\/; .*HttpOnly/);
  expect(answer.headers['clear-site-data']).toBeUndefined();
  expect(await statusOf(userId, headers)).toBe(401);
});

test('logout is idempotent, and works without a session', async () => {
  const { headers } = await logInAs(shop, 'user');
  for (const each of [headers, headers, {}]) {
    const answer = await shop.app.inject({ method: 'POST', url: '/api/logout', headers: each });
    expect(answer.statusCode).toBe(200);
  }
});

test('logs out one device and leaves the other logged in', async () => {
  const phone = await logInAs(shop, 'user');
  const laptop = await logInAs(shop, 'user');
  await sql`update sessions set user_id = ${phone.userId} where user_id = ${laptop.userId}`.execute(
    shop.db,
  );
  await shop.app.inject({ method: 'POST', url: '/api/logout', headers: phone.headers });
  expect(await statusOf(phone.userId, phone.headers)).toBe(401);
  expect(await statusOf(phone.userId, laptop.headers)).toBe(200);
});

test('a change of password or role ends every session of the account', async () => {
  const changes = [
    sql`password_hash = 'changed', password_changed_at = now()`,
    sql`role = 'user', duty = null`,
  ];
  for (const change of changes) {
    const { userId, headers } = await logInAs(shop, 'admin');
    expect(await statusOf(userId, headers)).toBe(200);
    await sql`update users set ${change} where id = ${userId}`.execute(shop.db);
    expect(await statusOf(userId, headers)).toBe(401);
  }
});

test('a change of address keeps the sessions', async () => {
  const { userId, headers } = await logInAs(shop, 'user');
  await sql`update users set address = 'Nashik' where id = ${userId}`.execute(shop.db);
  expect(await statusOf(userId, headers)).toBe(200);
});

test('keeps a customer logged in for 30 days after the last visit', async () => {
  const { userId, headers } = await logInAs(shop, 'user');
  await ageSession(userId, 29);
  expect(await statusOf(userId, headers)).toBe(200);
  expect(await daysLeft(userId)).toBeCloseTo(30, 1);
  await ageSession(userId, 31);
  expect(await statusOf(userId, headers)).toBe(401);
});

test("ends a customer's session after 90 days, however active", async () => {
  const { userId, headers } = await logInAs(shop, 'user');
  for (const days of [25, 25, 25]) {
    await ageSession(userId, days);
    expect(await statusOf(userId, headers)).toBe(200);
  }
  expect(await daysLeft(userId)).toBeCloseTo(15, 1);
  await ageSession(userId, 15);
  expect(await statusOf(userId, headers)).toBe(401);
});

test('ends a staff session after twelve hours, however active', async () => {
  const { userId, headers } = await logInAs(shop, 'admin');
  expect((await daysLeft(userId)) * 24).toBeCloseTo(12, 1);
  await sql`
    update sessions set created_at = now() - interval '11 hours',
      last_seen_at = now() - interval '2 hours', expires_at = now() + interval '1 hour'
    where user_id = ${userId}`.execute(shop.db);
  expect(await statusOf(userId, headers)).toBe(200);
  expect((await daysLeft(userId)) * 24).toBeCloseTo(1, 1);
  await sql`update sessions set expires_at = now() where user_id = ${userId}`.execute(shop.db);
  expect(await statusOf(userId, headers)).toBe(401);
});

/** Sets the last visit, with five days until expiry. */
async function setLastSeen(userId: string, minutesAgo: number) {
  await sql`
    update sessions set last_seen_at = now() - make_interval(mins => ${minutesAgo}),
      expires_at = now() + interval '5 days'
    where user_id = ${userId}`.execute(shop.db);
}

test('a new customer session lasts 30 days', async () => {
  const { userId } = await logInAs(shop, 'user');
  expect(await daysLeft(userId)).toBeCloseTo(30, 1);
});

test('extends a session at most once an hour', async () => {
  const { userId, headers } = await logInAs(shop, 'user');
  await setLastSeen(userId, 59);
  expect(await statusOf(userId, headers)).toBe(200);
  expect(await daysLeft(userId)).toBeCloseTo(5, 1);
  await setLastSeen(userId, 61);
  expect(await statusOf(userId, headers)).toBe(200);
  expect(await daysLeft(userId)).toBeCloseTo(30, 1);
  await ageSession(userId, 2);
  expect(await daysLeft(userId)).toBeCloseTo(28, 1);
  expect(await statusOf(userId, headers)).toBe(200);
  const before = await rowVersion(userId);
  expect(await statusOf(userId, headers)).toBe(200);
  expect(await rowVersion(userId)).toBe(before);
});

test('extends only the session of the visiting device', async () => {
  const visitor = await logInAs(shop, 'user');
  const other = await logInAs(shop, 'user');
  await setLastSeen(visitor.userId, 120);
  await setLastSeen(other.userId, 120);
  await statusOf(visitor.userId, visitor.headers);
  expect(await daysLeft(visitor.userId)).toBeCloseTo(30, 1);
  expect(await daysLeft(other.userId)).toBeCloseTo(5, 1);
});

test('refuses a session whose account was erased', async () => {
  const { userId, headers } = await logInAs(shop, 'user');
  const sessions = await shop.db
    .selectFrom('sessions')
    .selectAll()
    .where('userId', '=', userId)
    .execute();
  await shop.app.inject({ method: 'DELETE', url: `/api/users/${userId}`, headers });
  await shop.db.insertInto('sessions').values(sessions).execute();
  const answer = await shop.app.inject({ url: '/api/my-orders', headers });
  expect(answer.statusCode).toBe(401);
});

test("refuses staff who send another's user-id, too", async () => {
  const admin = await logInAs(shop, 'admin');
  const other = await logInAs(shop, 'admin');
  const as = async (userId: string) => {
    const headers = { ...admin.headers, 'user-id': userId };
    return (await shop.app.inject({ url: '/api/users', headers })).statusCode;
  };
  expect(await as(other.userId)).toBe(403);
  expect(await as(admin.userId)).toBe(200);
});

test('does not write to a session seen within the hour', async () => {
  const { userId, headers } = await logInAs(shop, 'user');
  const before = await rowVersion(userId);
  for (let visit = 0; visit < 5; visit += 1) await statusOf(userId, headers);
  expect(await rowVersion(userId)).toBe(before);
});

async function rowVersion(userId: string): Promise<string> {
  const { rows } = await sql<{ xmin: string }>`
    select xmin::text from sessions where user_id = ${userId}`.execute(shop.db);
  return rows[0]!.xmin;
}
