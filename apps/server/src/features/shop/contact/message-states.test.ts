import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { messageClock, messageFilters } from '@dalan/contract/contact/complaints';
import type { MessageState } from '@dalan/contract/contact/complaints';
import { staffContactTexts } from '@dalan/contract/contact/contact';
import type { ContactMessage } from '@dalan/contract/contact/contact';
import type { ErrorAnswer } from '@dalan/contract/errors';
import { logInAs } from '../../../../test/shops/sessions.ts';
import type { LoggedIn } from '../../../../test/shops/sessions.ts';
import { startTestApp } from '../../../../test/shops/test-app.ts';
import type { TestApp } from '../../../../test/shops/test-app.ts';

let shop: TestApp;
let asha: LoggedIn;
let ravi: LoggedIn;
beforeAll(async () => {
  shop = await startTestApp();
  asha = await logInAs(shop, 'admin', { name: 'Asha More' });
  ravi = await logInAs(shop, 'admin', { name: 'Ravi Kale' });
});
beforeEach(() => shop.db.deleteFrom('contactMessages').execute());
afterAll(() => shop.close());

async function store(createdAt = new Date()): Promise<string> {
  const message = { name: 'Meena', email: 'm@dalan.example', subject: 'Jowar', message: 'Late.' };
  const { id } = await shop.db
    .insertInto('contactMessages')
    .values({ ...message, createdAt })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

function move(id: string, from: MessageState, to: MessageState, by = asha) {
  return shop.app.inject({
    method: 'PUT',
    url: `/api/contact/${id}/state`,
    headers: by.headers,
    payload: { from, to },
  });
}

async function list(query = ''): Promise<ContactMessage[]> {
  const answer = await shop.app.inject({ url: `/api/contact${query}`, headers: asha.headers });
  return answer.json<{ data: ContactMessage[] }>().data;
}

async function waiting(): Promise<number> {
  const answer = await shop.app.inject({ url: '/api/admin/waiting', headers: asha.headers });
  return answer.json<{ messages: number }>().messages;
}

test('a message is acknowledged by one person and settled by another, and the log says so', async () => {
  const id = await store();
  const by = (name: string) => ({ at: expect.stringMatching(/Z$/) as string, by: name });
  const acknowledged = await move(id, 'open', 'acknowledged');
  expect(acknowledged.json()).toMatchObject({ acknowledged: by('Asha More'), settled: null });
  const settled = (await move(id, 'acknowledged', 'settled', ravi)).json<ContactMessage>();
  expect(settled).toMatchObject({ acknowledged: by('Asha More'), settled: by('Ravi Kale') });
  expect(await list()).toEqual([settled]);
  const log = await shop.db
    .selectFrom('auditLog')
    .select(['action', 'actorId', 'details'])
    .where('subjectId', '=', id)
    .orderBy('id')
    .execute();
  const { ticket } = settled;
  expect(log).toEqual([
    {
      action: 'contact_message.moved',
      actorId: asha.userId,
      details: { ticket, was: 'open', is: 'acknowledged' },
    },
    {
      action: 'contact_message.moved',
      actorId: ravi.userId,
      details: { ticket, was: 'acknowledged', is: 'settled' },
    },
  ]);
});

test('a message can be settled at once, and opened again', async () => {
  const id = await store();
  expect((await move(id, 'open', 'settled')).json()).toMatchObject({
    acknowledged: { by: 'Asha More' },
    settled: { by: 'Asha More' },
  });
  expect((await move(id, 'settled', 'acknowledged', ravi)).json()).toMatchObject({
    acknowledged: { by: 'Asha More' },
    settled: null,
  });
  expect((await move(id, 'acknowledged', 'open')).json()).toMatchObject({
    acknowledged: null,
    settled: null,
  });
});

test('of twenty people who settle a message at once, one does', async () => {
  const id = await store();
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, place) =>
      move(id, 'open', place % 2 ? 'settled' : 'acknowledged', place % 3 ? asha : ravi),
    ),
  );
  const codes = answers.map(({ statusCode }) => statusCode).sort((a, b) => a - b);
  expect(codes).toEqual([200, ...Array.from({ length: 19 }, () => 409)]);
  const winner = answers.find(({ statusCode }) => statusCode === 200)!.json<ContactMessage>();
  expect(await list()).toEqual([winner]);
  const { code, message } = answers
    .find(({ statusCode }) => statusCode === 409)!
    .json<ErrorAnswer>();
  const state = winner.settled ? 'settled' : 'acknowledged';
  expect(code).toBe('MESSAGE_CHANGED');
  expect(message).toBe(staffContactTexts.movedMeanwhile(state, winner.acknowledged!.by));
  const { rows } = await sql`select from audit_log where subject_id = ${id}`.execute(shop.db);
  expect(rows).toHaveLength(1);
});

test('a message that is moved and deleted at once ends deleted, whoever comes first', async () => {
  const id = await store();
  const url = `/api/contact/${id}`;
  const [moved, deleted] = await Promise.all([
    move(id, 'open', 'settled'),
    shop.app.inject({ method: 'DELETE', url, headers: ravi.headers }),
  ]);
  expect([200, 404]).toContain(moved.statusCode);
  expect(deleted.statusCode).toBe(200);
  expect((await move(id, 'open', 'settled')).statusCode).toBe(404);
});

test('refuses an unknown message, an unknown state and a move to the same state', async () => {
  const id = await store();
  expect((await move(randomUUID(), 'open', 'settled')).json()).toMatchObject({
    code: 'NOT_FOUND',
    message: staffContactTexts.notFound,
  });
  expect((await move('x', 'open', 'settled')).statusCode).toBe(404);
  expect((await move(id, 'open', 'open')).statusCode).toBe(400);
  expect((await move(id, 'open', 'late' as MessageState)).statusCode).toBe(400);
  const customer = await logInAs(shop, 'user');
  expect((await move(id, 'open', 'settled', customer)).statusCode).toBe(403);
});

const HOUR = 3_600_000;

test('the filters find what the clocks of the contract say', async () => {
  const now = Date.now();
  const ages = [0, 47.9, 48.1, 27 * 24, 32 * 24].map((hours) => new Date(now - hours * HOUR));
  for (const createdAt of ages) {
    await store(createdAt);
    await move(await store(createdAt), 'open', 'acknowledged');
    await move(await store(createdAt), 'open', 'settled');
  }
  const all = await list();
  const late = all.filter((message) => messageClock(message, new Date())?.isLate);
  expect(late).toHaveLength(4);
  const found = async (state: string) => (await list(`?state=${state}`)).map(({ _id }) => _id);
  expect(await found('late')).toEqual(late.map(({ _id }) => _id));
  const counts = await Promise.all(
    messageFilters.map(async (state) => (await found(state)).length),
  );
  expect(Object.fromEntries(messageFilters.map((state, place) => [state, counts[place]]))).toEqual({
    open: 5,
    acknowledged: 5,
    settled: 5,
    'not-settled': 10,
    late: 4,
  });
  expect(await waiting()).toBe(10);
});

test('a month ends in SQL as in the contract, also at the end of January', async () => {
  const moments = ['2027-01-31T10:00:00Z', '2027-01-30T20:00:00Z', '2026-12-31T18:29:59Z'];
  for (const moment of moments) {
    const { rows } = await sql<{ due: Date }>`
      select (${moment}::timestamptz at time zone 'Asia/Kolkata' + interval '1 month')
        at time zone 'Asia/Kolkata' as due`.execute(shop.db);
    const dealt = { acknowledged: { at: moment, by: '' }, settled: null };
    const clock = messageClock({ ...dealt, createdAt: moment }, new Date());
    expect(rows[0]?.due).toEqual(clock?.dueAt);
  }
});

test('staff find a message by its number, with or without the letter', async () => {
  const id = await store();
  await store();
  const { ticket } = (await list()).find(({ _id }) => _id === id)!;
  for (const typed of [ticket, ticket.toLowerCase(), ticket.slice(2)]) {
    expect((await list(`?q=${typed}`)).map(({ _id }) => _id)).toEqual([id]);
  }
});

test('the database refuses a settled message that nobody acknowledged', async () => {
  const id = await store();
  const half = sql`update contact_messages set settled_at = now(), settled_by = ${asha.userId}
    where id = ${id}`;
  await expect(half.execute(shop.db)).rejects.toThrow('settled_messages_are_acknowledged');
});
