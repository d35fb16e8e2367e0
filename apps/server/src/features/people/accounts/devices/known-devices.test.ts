import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { untilLockWaits } from '../../../../../test/database/lock-waits.ts';
import { logInAs, TEST_PASSWORD } from '../../../../../test/shops/sessions.ts';
import { startTestApp } from '../../../../../test/shops/test-app.ts';
import type { TestApp } from '../../../../../test/shops/test-app.ts';

/**
 * After one wrong try an unknown device must wait and a known device need not, which tells them
 * apart.
 */
let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp({
    LIMIT_FAILED_LOG_INS_PER_ACCOUNT: '1/3600',
    LIMIT_LOG_INS_PER_ACCOUNT: '1000/900',
  });
});
afterAll(() => shop.close());

let addresses = 0;

/** Each call comes from a new address. */
async function logIn(email: string, device?: string, password = TEST_PASSWORD) {
  addresses += 1;
  const { statusCode, cookies } = await shop.app.inject({
    method: 'POST',
    url: '/api/login',
    remoteAddress: `20.${Math.floor(addresses / 256)}.${addresses % 256}.1`,
    ...(device !== undefined && { cookies: { dalan_device: device } }),
    payload: { email, password },
  });
  const held = (name: string) => cookies.find((cookie) => cookie.name === name)?.value;
  return { statusCode, session: held('dalan_session'), device: held('dalan_device')! };
}

/** A customer with a known device, whose account is now under attack. */
async function customerUnderAttack() {
  const person = await logInAs(shop, 'user');
  const { device } = await logIn(person.email);
  await logIn(person.email, undefined, 'wrong password');
  expect((await logIn(person.email)).statusCode).toBe(429);
  return { ...person, device };
}

function devicesOf(userId: string) {
  return shop.db
    .selectFrom('knownDevices')
    .selectAll()
    .where('userId', '=', userId)
    .orderBy('lastSeenAt')
    .execute();
}

test('a device stays known when its owner logs out', async () => {
  const { email, device } = await customerUnderAttack();
  const { session, device: next } = await logIn(email, device);
  const cookies = { dalan_session: session!, dalan_device: next };
  const answer = await shop.app.inject({ method: 'POST', url: '/api/logout', cookies });
  expect(answer.cookies.map(({ name }) => name)).toEqual(['dalan_session']);
  expect((await logIn(email, next)).statusCode).toBe(200);
});

test('a device token grants nothing without the password, and nothing on another account', async () => {
  const { email, device } = await customerUnderAttack();
  const other = await customerUnderAttack();
  expect((await logIn(email, device, 'wrong password')).statusCode).toBe(400);
  expect((await logIn(other.email, device)).statusCode).toBe(429);
  const session = await shop.app.inject({ url: '/api/session', cookies: { dalan_device: device } });
  expect(session.json()).toEqual({ user: null });
  const asSession = await shop.app.inject({
    url: '/api/session',
    cookies: { dalan_session: device },
  });
  expect(asSession.json()).toEqual({ user: null });
});

test('several accounts can share a known browser', async () => {
  const mother = await customerUnderAttack();
  const son = await logInAs(shop, 'user');
  const { device } = await logIn(son.email, mother.device);
  await logIn(son.email, undefined, 'wrong password');
  const { statusCode, device: next } = await logIn(mother.email, device);
  expect(statusCode).toBe(200);
  expect((await logIn(son.email, next)).statusCode).toBe(200);
});

test('each log-in replaces the device token, also a planted one', async () => {
  const { email, device, userId } = await customerUnderAttack();
  const { device: next } = await logIn(email, device);
  expect(next).not.toBe(device);
  expect((await logIn(email, device)).statusCode).toBe(429);
  expect(await devicesOf(userId)).toHaveLength(1);

  const victim = await logInAs(shop, 'user');
  await logIn(victim.email, next);
  await logIn(victim.email, undefined, 'wrong password');
  expect((await logIn(victim.email, next)).statusCode).toBe(429);
  const invented = 'A'.repeat(43);
  await logIn(victim.email, invented);
  expect((await logIn(victim.email, invented)).statusCode).toBe(429);
});

test('the database stores a hash of the device token and its last use', async () => {
  const { device, userId } = await customerUnderAttack();
  const rows = await devicesOf(userId);
  expect(Object.keys(rows[0]!).sort()).toEqual(['lastSeenAt', 'tokenHash', 'userId']);
  const kept = JSON.stringify(rows.map((row) => [row, row.tokenHash.toString()]));
  expect(kept).not.toContain(device);
});

test('the audit log says whether the device was known', async () => {
  const { device, userId, email } = await customerUnderAttack();
  await logIn(email, device);
  const entries = await shop.db
    .selectFrom('auditLog')
    .select('details')
    .where('action', '=', 'session.opened')
    .where('subjectId', '=', userId)
    .orderBy('id')
    .execute();
  const devices = entries.map(({ details }) => (details as { device?: string }).device);
  expect(devices.slice(-2)).toEqual(['new', 'known']);
});

test.each([
  ['changes their password', sql`password_hash = password_hash || ' '`],
  ['gets another role', sql`role = 'admin', duty = 'counter'`],
])('no device is known any more when the owner %s', async (_what, change) => {
  const { device, userId, email } = await customerUnderAttack();
  await sql`update users set address = 'Nashik' where id = ${userId}`.execute(shop.db);
  expect(await devicesOf(userId)).toHaveLength(1);
  await sql`update users set ${change} where id = ${userId}`.execute(shop.db);
  expect(await devicesOf(userId)).toEqual([]);
  expect((await logIn(email, device)).statusCode).toBe(429);
});

test('deleting an account deletes its known devices', async () => {
  const { userId, headers } = await customerUnderAttack();
  await shop.app.inject({ method: 'DELETE', url: `/api/users/${userId}`, headers });
  expect(await devicesOf(userId)).toEqual([]);
});

async function age(userId: string, days: number) {
  await sql`update known_devices set last_seen_at = last_seen_at - make_interval(days => ${days})
    where user_id = ${userId}`.execute(shop.db);
}

test('a device is known for 180 days after the last log-in, then swept', async () => {
  const { userId, email, device } = await customerUnderAttack();
  await age(userId, 179);
  const { statusCode, device: next } = await logIn(email, device);
  expect(statusCode).toBe(200);
  await age(userId, 179);
  const again = await logIn(email, next);
  expect(again.statusCode).toBe(200);
  await age(userId, 181);
  expect((await logIn(email, again.device)).statusCode).toBe(429);

  const others = await Promise.all([1, 2, 3].map(() => customerUnderAttack()));
  for (const other of others) await age(other.userId, 181);
  const stays = await customerUnderAttack();
  await logIn((await logInAs(shop, 'user')).email);
  for (const other of [...others, { userId }]) expect(await devicesOf(other.userId)).toEqual([]);
  expect(await devicesOf(stays.userId)).toHaveLength(1);
});

test('an account keeps its twenty newest devices', async () => {
  const { email, userId, device } = await customerUnderAttack();
  const neighbour = await customerUnderAttack();
  await sql`insert into known_devices (token_hash, user_id, last_seen_at)
    select sha256(n::text::bytea), ${userId}, now() - make_interval(days => n)
    from generate_series(1, 30) n`.execute(shop.db);
  expect((await logIn(email, device)).statusCode).toBe(200);
  const rows = await devicesOf(userId);
  expect(rows).toHaveLength(20);
  const days = (Date.now() - rows[0]!.lastSeenAt.getTime()) / 86_400_000;
  expect(days).toBeCloseTo(19, 1);
  expect(await devicesOf(neighbour.userId)).toHaveLength(1);
});

test('concurrent log-ins of one browser all succeed and leave the device known', async () => {
  const { email, userId, device } = await customerUnderAttack();
  // The first log-in to finish renews the token. The lock makes each of them show the old one
  // first.
  const holder = await shop.db.startTransaction().execute();
  await sql`select from users where id = ${userId} for update`.execute(holder);
  const loggingIn = Array.from({ length: 3 }, () => logIn(email, device));
  await untilLockWaits(shop.db, loggingIn.length);
  await holder.commit().execute();
  const answers = await Promise.all(loggingIn);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  for (const answer of answers) expect((await logIn(email, answer.device)).statusCode).toBe(200);
  expect(await devicesOf(userId)).toHaveLength(3);
});
