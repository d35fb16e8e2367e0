import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ContactMessage } from '@dalan/contract/contact/contact';
import { staffContactTexts } from '@dalan/contract/contact/contact';
import { SEARCH_MATCH_HEADER, TOTAL_COUNT_HEADER } from '@dalan/contract/text/lists';
import { logInAs } from '../../../../test/shops/sessions.ts';
import type { LoggedIn } from '../../../../test/shops/sessions.ts';
import { startTestApp } from '../../../../test/shops/test-app.ts';
import type { TestApp } from '../../../../test/shops/test-app.ts';

let shop: TestApp;
let admin: LoggedIn;
beforeAll(async () => {
  shop = await startTestApp();
  admin = await logInAs(shop, 'admin');
});
beforeEach(() => shop.db.deleteFrom('contactMessages').execute());
afterAll(() => shop.close());

const asha = {
  name: 'Asha Patil',
  email: 'asha@dalan.example',
  subject: 'Coarse jowar',
  message: 'Do you mill jowar coarse?',
};

async function store(messages: Partial<typeof asha>[]): Promise<string[]> {
  const rows = await shop.db
    .insertInto('contactMessages')
    .values(messages.map((message, at) => ({ ...asha, ...message, createdAt: new Date(at) })))
    .returning('id')
    .execute();
  return rows.map((row) => row.id);
}

type Headers = { cookie?: string };

async function list(query = '', headers: Headers = admin.headers) {
  const answer = await shop.app.inject({ url: `/api/contact${query}`, headers });
  const { data = [] } = answer.json<{ data?: ContactMessage[] }>();
  return { answer, data, total: Number(answer.headers[TOTAL_COUNT_HEADER]) };
}

function remove(id: string, headers: Headers = admin.headers) {
  return shop.app.inject({ method: 'DELETE', url: `/api/contact/${id}`, headers });
}

async function auditOf(id: string) {
  const { db } = shop;
  return db.selectFrom('auditLog').selectAll().where('subjectId', '=', id).execute();
}

test('lists the newest 100 messages and the total', async () => {
  await store(Array.from({ length: 105 }, (_, at) => ({ name: `Person ${at}` })));
  const { answer, data, total } = await list();
  expect(answer.statusCode).toBe(200);
  expect(data).toHaveLength(100);
  expect(data[0]).toEqual({
    ...asha,
    _id: expect.any(String) as string,
    name: 'Person 104',
    createdAt: new Date(104).toISOString(),
    ticket: expect.stringMatching(/^D-/) as string,
    acknowledged: null,
    settled: null,
  });
  expect(total).toBe(105);
});

test('supports paging', async () => {
  await store(Array.from({ length: 7 }, (_, at) => ({ name: `Person ${at}` })));
  const { data, total } = await list('?page=2&pageSize=5');
  expect(data.map((message) => message.name)).toEqual(['Person 1', 'Person 0']);
  expect(total).toBe(7);
  expect((await list('?page=3&pageSize=5')).data).toEqual([]);
});

test('finds any part of name, e-mail, subject or message, in any case', async () => {
  await store([
    { name: 'Ravi Kale' },
    { email: 'RAVI@dalan.example' },
    { subject: 'For ravi' },
    { message: 'Ravi said so' },
    { message: 'Nothing here' },
  ]);
  const { data, total } = await list('?q=rAVi');
  expect(data).toHaveLength(4);
  expect(total).toBe(4);
  expect((await list(`?q=${encodeURIComponent('ज्वारी')}`)).total).toBe(0);
});

test('escapes wildcards in the search', async () => {
  await store([{ subject: '100% jowar' }, { subject: '100 kg' }, { subject: 'a_b' }]);
  expect((await list('?q=100%25')).total).toBe(1);
  expect((await list('?q=_')).total).toBe(1);
  expect((await list('?q=%5C')).total).toBe(0);
  expect((await list(`?q=${encodeURIComponent("' or 1=1 --")}`)).total).toBe(0);
});

test('finds no match that spans two fields', async () => {
  await store([{ name: 'Asha', email: 'patil@dalan.example' }]);
  expect((await list('?q=ashapatil')).total).toBe(0);
});

test.each(['name', 'email', 'subject'] as const)('sorts by %s both ways', async (field) => {
  await store([{ [field]: 'b@x.yz' }, { [field]: 'A@x.yz' }, { [field]: 'c@x.yz' }]);
  const order = async (sort: string) => (await list(sort)).data.map((row) => row[field][0]);
  expect(await order(`?sort=${field}`)).toEqual(['A', 'b', 'c']);
  expect(await order(`?sort=-${field}`)).toEqual(['c', 'b', 'A']);
});

test('sorts by date both ways', async () => {
  const [first, second] = await store([{}, {}]);
  const order = async (sort: string) => (await list(sort)).data.map((message) => message._id);
  expect(await order('?sort=createdAt')).toEqual([first, second]);
  expect(await order('?sort=-createdAt')).toEqual([second, first]);
});

test.each([
  '?page=0',
  '?pageSize=101',
  '?pageSize=1e9',
  '?sort=message',
  '?sort=id;drop table users',
  '?state=lost',
  '?limit=5',
  '?q=a%00b',
  '?q=a&q=b',
])('refuses %s', async (query) => {
  expect((await list(query)).answer.statusCode).toBe(400);
});

test('a search and every sort can use an index', async () => {
  await shop.db.transaction().execute(async (tx) => {
    await sql`set local enable_seqscan = off`.execute(tx);
    await sql`set local enable_sort = off`.execute(tx);
    const asked = [
      sql`select id from contact_messages
        where contact_search_text(name, email, subject, message) like '%jowar%'`,
      sql`select id from contact_messages order by lower(name), id limit 25`,
      sql`select id from contact_messages order by lower(email) desc, id desc limit 25`,
      sql`select id from contact_messages order by lower(subject), id limit 25`,
      sql`select id from contact_messages order by created_at desc, id desc limit 25`,
    ];
    for (const query of asked) {
      const { rows } = await sql<Record<string, string>>`explain ${query}`.execute(tx);
      const plan = rows.flatMap((row) => Object.values(row)).join('\n');
      expect(plan).toMatch(/contact_messages_(?:by_|newest)/);
      expect(plan).not.toMatch(/Sort|Seq Scan/);
    }
  });
});

test('a script in a message is returned as text', async () => {
  const payload = '<script>alert(1)</script><img src=x onerror="alert(2)">${7*7}{{7*7}}';
  const sent = await shop.app.inject({
    method: 'POST',
    url: '/api/contact',
    payload: { name: payload, email: asha.email, subject: payload, message: payload },
  });
  expect(sent.statusCode).toBe(201);
  const { answer, data } = await list();
  expect(data[0]).toMatchObject({ name: payload, subject: payload, message: payload });
  expect(answer.headers['content-type']).toMatch(/^application\/json/);
  expect(answer.headers['x-content-type-options']).toBe('nosniff');
  expect(answer.headers['cache-control']).toBe('no-store');
});

test('deletes a message and audits the actor, without its content', async () => {
  const [id = ''] = await store([{}]);
  const answer = await remove(id);
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({ message: staffContactTexts.deleted });
  expect((await list()).total).toBe(0);
  expect(await auditOf(id)).toMatchObject([
    { action: 'contact_message.deleted', actorId: admin.userId, details: {} },
  ]);
});

test('of concurrent deletions one succeeds and the others get 404', async () => {
  const [id = ''] = await store([{}]);
  const answers = await Promise.all([remove(id), remove(id), remove(id)]);
  expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 404, 404]);
  expect(await auditOf(id)).toHaveLength(1);
});

test('answers 404 for an unknown message', async () => {
  for (const id of [randomUUID(), 'x', '1%20or%201=1']) {
    const answer = await remove(id);
    expect(answer.statusCode, id).toBe(404);
    expect(answer.json()).toMatchObject({ code: 'NOT_FOUND', message: staffContactTexts.notFound });
  }
});

test('visitors and customers cannot list or delete messages', async () => {
  const [id = ''] = await store([{}]);
  const customer = await logInAs(shop, 'user');
  expect((await list('', {})).answer.statusCode).toBe(401);
  expect((await remove(id, {})).statusCode).toBe(401);
  expect((await list('', customer.headers)).answer.statusCode).toBe(403);
  expect((await remove(id, customer.headers)).statusCode).toBe(403);
  expect((await list()).total).toBe(1);
});

test('the exact words come first, a name in both scripts, and unknown words are not passed over', async () => {
  await store([
    { subject: 'Khapli wheat' },
    { name: 'सुनंदा मोरे', subject: 'Wheat, not khapli' },
    { name: 'Sunanda Rao', subject: 'Bill' },
  ]);
  const subjects = async (q: string) =>
    (await list(`?q=${encodeURIComponent(q)}`)).data.map(({ subject }) => subject);
  expect(await subjects('khapli wheat')).toEqual(['Khapli wheat', 'Wheat, not khapli']);
  expect(await subjects('sunanda')).toEqual(['Bill', 'Wheat, not khapli']);
  expect(await subjects('सुनंदा')).toEqual(['Wheat, not khapli', 'Bill']);
  const some = await list('?q=khapli%20xyzzy');
  expect([some.total, some.answer.headers[SEARCH_MATCH_HEADER]]).toEqual([2, 'some']);
  expect((await list('?q=khapli')).answer.headers[SEARCH_MATCH_HEADER]).toBeUndefined();
  expect(await subjects('1 Jan 1970')).toHaveLength(3);
});
