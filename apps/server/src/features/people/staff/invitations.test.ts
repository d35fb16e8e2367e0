import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { accountTexts, staffAccountTexts } from '@dalan/contract/people/accounts';
import { staffTexts } from '@dalan/contract/people/staff';
import type { MadeInvitation } from '@dalan/contract/people/staff';
import { contentsOf } from '../../../../test/database/database-contents.ts';
import { logInAs } from '../../../../test/shops/sessions.ts';
import type { LoggedIn } from '../../../../test/shops/sessions.ts';
import { staffCalls } from '../../../../test/calls/staff-calls.ts';
import { startTestApp } from '../../../../test/shops/test-app.ts';
import type { TestApp } from '../../../../test/shops/test-app.ts';

let shop: TestApp;
let calls: ReturnType<typeof staffCalls>;
let owner: LoggedIn;
beforeAll(async () => {
  shop = await startTestApp({ LIMIT_REGISTRATIONS_PER_ADDRESS: '1000/60' });
  calls = staffCalls(shop);
});
afterAll(() => shop.close());
beforeEach(async () => {
  await sql`delete from staff_invitations`.execute(shop.db);
  owner = await logInAs(shop, 'admin', { name: 'Sunanda More' });
});

async function rowOf(id: string) {
  return shop.db
    .selectFrom('staffInvitations')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

test('an invited person becomes staff with the duty of the invitation and is logged in', async () => {
  const { token, invitation } = await calls.inviteAndGet(owner, 'delivery');
  expect(invitation).toMatchObject({
    name: 'Anita Jagtap',
    contact: '55500 17321',
    duty: 'delivery',
    invitedBy: 'Sunanda More',
    isOpen: true,
  });
  const hoursLeft = (Date.parse(invitation.expiresAt) - Date.now()) / 3_600_000;
  expect(hoursLeft).toBeGreaterThan(47.9);
  expect(hoursLeft).toBeLessThan(48.1);
  expect((await calls.view(token)).json()).toEqual({
    name: 'Anita Jagtap',
    duty: 'delivery',
    email: '',
    phone: '55500 17321',
  });

  const answer = await calls.join(token, { email: 'Anita@Mill.example' });
  expect(answer.statusCode).toBe(201);
  expect(answer.json()).toMatchObject({
    data: { name: 'Anita Jagtap', email: 'anita@mill.example', role: 'admin', duty: 'delivery' },
  });
  expect(answer.headers['cache-control']).toBe('no-store');
  const cookie = answer.cookies.find(({ name }) => name === 'dalan_session')!;
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
  const session = await calls.session(`dalan_session=${cookie.value}`);
  expect(session).toMatchObject({ name: 'Anita Jagtap', duty: 'delivery' });

  const list = await calls.list(owner);
  expect(list.invitations).toEqual([]);
  expect(list.people.map(({ name }) => name)).toContain('Anita Jagtap');
  const entries = await shop.db
    .selectFrom('auditLog')
    .select(['action', 'actorId', 'subjectId', 'details'])
    .orderBy('id', 'desc')
    .limit(2)
    .execute();
  const { userId } = answer.json<{ data: { userId: string } }>().data;
  expect(entries).toMatchObject([
    { action: 'session.opened', actorId: userId },
    {
      action: 'user.created',
      actorId: userId,
      subjectId: userId,
      details: { role: 'admin', duty: 'delivery', invitedBy: owner.userId },
    },
  ]);
});

test('the database holds only the hash of the link, and forgets name and number when it ends', async () => {
  const { token, invitation } = await calls.inviteAndGet(owner);
  expect(JSON.stringify(await contentsOf(shop.db))).not.toContain(token);
  await calls.join(token);
  expect(await rowOf(invitation._id)).toMatchObject({ name: '', contact: '' });
  const other = await calls.inviteAndGet(owner);
  await calls.cancel(owner, other.invitation._id);
  expect(await rowOf(other.invitation._id)).toMatchObject({ name: '', contact: '' });
});

test('a link used twenty times at once makes one account', async () => {
  const { token } = await calls.inviteAndGet(owner);
  const count = async () =>
    (await sql`select from users where role = 'admin'`.execute(shop.db)).rows.length;
  const before = await count();
  const answers = await Promise.all(Array.from({ length: 20 }, () => calls.join(token)));
  const statuses = answers.map(({ statusCode }) => statusCode).sort();
  expect(statuses.filter((status) => status === 201)).toHaveLength(1);
  expect(statuses.filter((status) => status === 410)).toHaveLength(19);
  expect(await count()).toBe(before + 1);
});

const endings: [string, (made: MadeInvitation) => Promise<unknown>][] = [
  ['was used', ({ token }) => calls.join(token)],
  ['was renewed', ({ invitation }) => calls.renew(owner, invitation._id)],
  ['was cancelled', ({ invitation }) => calls.cancel(owner, invitation._id)],
  [
    'is 48 hours old',
    ({ invitation }) =>
      sql`update staff_invitations set expires_at = now() where id = ${invitation._id}`.execute(
        shop.db,
      ),
  ],
  ['was made by somebody who was lowered since', () => setOwner(sql`duty = 'counter'`)],
  ['was made by somebody who was disabled since', () => setOwner(sql`disabled_at = now()`)],
];

function setOwner(change: ReturnType<typeof sql>) {
  return sql`update users set ${change} where id = ${owner.userId}`.execute(shop.db);
}

test.each(endings)('a link that %s opens nothing, with one answer', async (_what, end) => {
  const made = await calls.inviteAndGet(owner);
  await end(made);
  for (const answer of [await calls.view(made.token), await calls.join(made.token)]) {
    expect(answer.statusCode).toBe(410);
    expect(answer.json()).toMatchObject({
      code: 'INVITATION_ENDED',
      message: staffTexts.invitationEnded,
    });
  }
});

test('an unknown link gets the same answer', async () => {
  for (const token of ['', 'x', 'A'.repeat(43)]) {
    expect((await calls.view(token)).json()).toMatchObject({
      message: staffTexts.invitationEnded,
    });
  }
});

test('a renewed link works, also after the old one has run out', async () => {
  const { invitation } = await calls.inviteAndGet(owner);
  await sql`update staff_invitations set expires_at = now() - interval '1 day'`.execute(shop.db);
  expect((await calls.list(owner)).invitations).toMatchObject([{ isOpen: false }]);
  const answer = await calls.renew(owner, invitation._id);
  expect(answer.statusCode).toBe(201);
  const renewed = answer.json<MadeInvitation>();
  expect(renewed.invitation).toMatchObject({ _id: invitation._id, isOpen: true });
  expect((await calls.join(renewed.token)).statusCode).toBe(201);
  expect((await calls.renew(owner, invitation._id)).statusCode).toBe(404);
  expect((await calls.cancel(owner, invitation._id)).statusCode).toBe(404);
});

test('a renewal and a use at once: the link is used, or its successor can be', async () => {
  for (let round = 0; round < 8; round += 1) {
    const { token, invitation } = await calls.inviteAndGet(owner);
    const [used, renewed] = await Promise.all([
      calls.join(token),
      calls.renew(owner, invitation._id),
    ]);
    expect([used.statusCode, renewed.statusCode].sort()).toEqual(
      used.statusCode === 201 ? [201, 404] : [201, 410],
    );
  }
});

test('a taken e-mail or a weak password leaves the link open', async () => {
  const { token } = await calls.inviteAndGet(owner);
  const taken = await calls.join(token, { email: owner.email.toUpperCase() });
  expect(taken.statusCode).toBe(409);
  expect(taken.json()).toMatchObject({ fields: { email: accountTexts.emailTaken } });
  const weak = await calls.join(token, { password: 'eleven char' });
  expect(weak.statusCode).toBe(400);
  expect(weak.json()).toMatchObject({
    fields: { password: staffAccountTexts.staffPasswordTooShort },
  });
  expect((await calls.join(token)).statusCode).toBe(201);
});

test('whoever joins cannot choose duty, role or name', async () => {
  const { token } = await calls.inviteAndGet(owner);
  for (const extra of [{ duty: 'owner' }, { role: 'admin' }, { name: 'Eve' }]) {
    expect((await calls.join(token, extra)).statusCode).toBe(400);
  }
});

test.each([
  ['name', { name: ' ' }, accountTexts.nameRequired],
  ['contact', { contact: '' }, staffTexts.contactRequired],
  ['contact', { contact: '12345' }, staffTexts.contactInvalid],
  ['contact', { contact: 'anita' }, staffTexts.contactInvalid],
])('an invitation with a wrong %s is refused: %j', async (field, wrong, message) => {
  const answer = await shop.app.inject({
    method: 'POST',
    url: '/api/admin/staff/invitations',
    headers: owner.headers,
    payload: { name: 'Anita Jagtap', contact: 'anita@mill.example', duty: 'counter', ...wrong },
  });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ fields: { [field]: message } });
});

test('invitations of people who never came are deleted after a month', async () => {
  const { invitation } = await calls.inviteAndGet(owner);
  await sql`update staff_invitations set expires_at = now() - interval '31 days'`.execute(shop.db);
  await calls.invite(owner);
  await expect(rowOf(invitation._id)).rejects.toThrow();
});
