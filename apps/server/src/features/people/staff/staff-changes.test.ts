import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { staffTexts } from '@dalan/contract/people/staff';
import { readOrderEvents } from '../../../../test/processes/event-reader.ts';
import { logInAs, TEST_PASSWORD } from '../../../../test/shops/sessions.ts';
import type { LoggedIn } from '../../../../test/shops/sessions.ts';
import { staffCalls } from '../../../../test/calls/staff-calls.ts';
import { startTestApp } from '../../../../test/shops/test-app.ts';
import type { TestApp } from '../../../../test/shops/test-app.ts';
import { readConfig } from '../../../config.ts';

const { liveOrders } = readConfig({ NODE_ENV: 'test' });
const streams = { ...liveOrders.streams, heartbeatMs: 50 };

let shop: TestApp;
let calls: ReturnType<typeof staffCalls>;
let origin: string;
let owner: LoggedIn;
beforeAll(async () => {
  shop = await startTestApp({}, {}, { liveOrders: { ...liveOrders, streams } });
  calls = staffCalls(shop);
  origin = await shop.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => shop.close());
beforeEach(async () => {
  await sql`update users set role = 'user', duty = null, disabled_at = null where role = 'admin'
    and erased_at is null`.execute(shop.db);
  owner = await logInAs(shop, 'admin', { name: 'Sunanda More' });
});

async function rowOf(userId: string) {
  return shop.db
    .selectFrom('users')
    .select(['duty', 'disabledAt', 'erasedAt'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
}

async function statusOf(by: LoggedIn, url = '/api/admin/orders'): Promise<number> {
  return (await shop.app.inject({ url, headers: by.headers })).statusCode;
}

async function newestAudit() {
  return shop.db
    .selectFrom('auditLog')
    .select(['action', 'actorId', 'subjectId', 'details'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

async function enabledOwners(): Promise<number> {
  const { rows } = await sql`select from users
    where duty = 'owner' and disabled_at is null and erased_at is null`.execute(shop.db);
  return rows.length;
}

test('a changed duty counts from the next request and ends no session', async () => {
  const staff = await logInAs(shop, 'admin', { duty: 'counter' });
  expect(await statusOf(staff)).toBe(200);
  expect((await calls.changeDuty(owner, staff.userId, ['counter', 'delivery'])).statusCode).toBe(
    200,
  );
  expect(await statusOf(staff)).toBe(403);
  expect(await calls.session(staff.headers.cookie)).toMatchObject({ duty: 'delivery' });
  expect(await newestAudit()).toEqual({
    action: 'staff.duty_changed',
    actorId: owner.userId,
    subjectId: staff.userId,
    details: { was: 'counter', is: 'delivery' },
  });
  await calls.changeDuty(owner, staff.userId, ['delivery', 'owner']);
  expect(await statusOf(staff, '/api/admin/staff')).toBe(200);
});

test('a stale form changes no duty, and the same duty twice is one change', async () => {
  const { userId } = await logInAs(shop, 'admin', { duty: 'counter' });
  await calls.changeDuty(owner, userId, ['counter', 'delivery']);
  const audited = await newestAudit();
  const stale = await calls.changeDuty(owner, userId, ['counter', 'owner']);
  expect(stale.statusCode).toBe(409);
  expect(stale.json()).toMatchObject({
    code: 'STAFF_CHANGED',
    message: staffTexts.changedMeanwhile('Delivery'),
  });
  expect((await calls.changeDuty(owner, userId, ['counter', 'delivery'])).statusCode).toBe(200);
  expect((await rowOf(userId)).duty).toBe('delivery');
  expect(await newestAudit()).toEqual(audited);
});

test('of twenty forms at once one changes the duty', async () => {
  const { userId } = await logInAs(shop, 'admin', { duty: 'counter' });
  const wanted = Array.from({ length: 20 }, (_, index) => (index % 2 ? 'owner' : 'delivery'));
  const answers = await Promise.all(
    wanted.map((duty) => calls.changeDuty(owner, userId, ['counter', duty as 'owner'])),
  );
  const { duty } = await rowOf(userId);
  // Whoever asked for the duty that was set gets 200, too. The others are told.
  answers.forEach((answer, index) => {
    expect(answer.statusCode).toBe(wanted[index] === duty ? 200 : 409);
  });
  const { rows } = await sql`select from audit_log
    where action = 'staff.duty_changed' and subject_id = ${userId}`.execute(shop.db);
  expect(rows).toHaveLength(1);
});

test('nobody changes themselves, customers or unknown people on the staff page', async () => {
  const own = await calls.changeDuty(owner, owner.userId, ['owner', 'counter']);
  expect(own.statusCode).toBe(409);
  expect(own.json()).toMatchObject({ code: 'OWN_ACCOUNT', message: staffTexts.ownAccount });
  expect((await calls.setDisabled(owner, owner.userId, true)).statusCode).toBe(409);
  const customer = await logInAs(shop, 'user');
  for (const userId of [customer.userId, '00000000-0000-4000-8000-000000000000']) {
    expect((await calls.changeDuty(owner, userId, ['counter', 'owner'])).statusCode).toBe(404);
    expect((await calls.setDisabled(owner, userId, true)).statusCode).toBe(404);
  }
  expect(await statusOf(customer, '/api/my-orders')).toBe(200);
});

test('disabling ends every session and event stream, and enabling lets them log in again', async () => {
  const staff = await logInAs(shop, 'admin', { duty: 'counter' });
  const stream = await readOrderEvents(origin, staff.headers);
  expect(stream.status).toBe(200);
  expect((await calls.setDisabled(owner, staff.userId, true)).statusCode).toBe(200);
  expect(await statusOf(staff)).toBe(401);
  expect(await stream.ended).toBe(true);
  expect(await newestAudit()).toEqual({
    action: 'staff.disabled',
    actorId: owner.userId,
    subjectId: staff.userId,
    details: { was: 'enabled', is: 'disabled' },
  });
  const logIn = () =>
    shop.app.inject({
      method: 'POST',
      url: '/api/admin/login',
      payload: { username: staff.email, password: TEST_PASSWORD },
    });
  expect((await logIn()).statusCode).toBe(400);
  const { people } = await calls.list(owner);
  expect(people.find(({ _id }) => _id === staff.userId)?.disabledAt).not.toBeNull();

  expect((await calls.setDisabled(owner, staff.userId, false)).statusCode).toBe(200);
  expect(await newestAudit()).toMatchObject({
    action: 'staff.enabled',
    details: { was: 'disabled', is: 'enabled' },
  });
  expect(await statusOf(staff)).toBe(401);
  expect((await logIn()).statusCode).toBe(200);
});

test('the list has everybody on the staff, with when they were last seen', async () => {
  const counter = await logInAs(shop, 'admin', { duty: 'counter', name: 'Kiran Shinde' });
  const { email } = await logInAs(shop, 'admin', { duty: 'delivery', name: 'Vilas Jadhav' });
  await sql`delete from sessions where user_id in
    (select id from users where email = ${email})`.execute(shop.db);
  await sql`update sessions set last_seen_at = now() - interval '8 minutes'
    where user_id = ${counter.userId}`.execute(shop.db);
  const { people } = await calls.list(owner);
  expect(people.map(({ name, duty }) => [name, duty])).toEqual([
    ['Sunanda More', 'owner'],
    ['Kiran Shinde', 'counter'],
    ['Vilas Jadhav', 'delivery'],
  ]);
  const [, kiran, vilas] = people;
  const minutes = (Date.now() - Date.parse(kiran!.lastSeenAt!)) / 60_000;
  expect(minutes).toBeGreaterThan(7);
  expect(minutes).toBeLessThan(10);
  expect(vilas!.lastSeenAt).toBeNull();
  await statusOf(counter);
  const [, seen] = (await calls.list(owner)).people;
  expect(Date.now() - Date.parse(seen!.lastSeenAt!)).toBeLessThan(60_000);
});

type Deed = (by: LoggedIn, on: LoggedIn) => Promise<{ statusCode: number }>;
const deeds: Record<string, Deed> = {
  lower: (by, on) => calls.changeDuty(by, on.userId, ['owner', 'counter']),
  disable: (by, on) => calls.setDisabled(by, on.userId, true),
  delete: (by, on) => calls.deleteUser(by, on.userId),
};
const pairs = Object.keys(deeds).flatMap((one, index) =>
  Object.keys(deeds)
    .slice(index)
    .map((other) => [one, other] as const),
);

test.each(pairs)(
  'one owner stays when the last two %s and %s each other at once',
  async (one, other) => {
    await logInAs(shop, 'admin', { duty: 'counter' });
    for (let round = 0; round < 8; round += 1) {
      await sql`update users set role = 'user', duty = null, disabled_at = null
        where duty = 'owner' and erased_at is null`.execute(shop.db);
      const [a, b] = [await logInAs(shop, 'admin'), await logInAs(shop, 'admin')];
      const answers = await Promise.all([deeds[one]!(a, b), deeds[other]!(b, a)]);
      const statuses = answers.map(({ statusCode }) => statusCode).sort();
      expect(statuses[0]).toBe(200);
      // The second is no owner any more, is already logged out, or would remove the last owner.
      expect([401, 403, 404, 409]).toContain(statuses[1]);
      expect(await enabledOwners()).toBe(1);
    }
  },
);
