import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  resetMails,
  sendAccountMails,
  startMailShop,
} from '../../../../../test/shops/mail-shop.ts';
import type { MailShop } from '../../../../../test/shops/mail-shop.ts';
import { emailChangeToken, mailedToken } from '../../../../../test/shops/mailed-token.ts';
import { addPasskey, ageProof } from '../../../../../test/shops/passkeys.ts';
import { logInAs, TEST_PASSWORD } from '../../../../../test/shops/sessions.ts';
import type { LoggedIn } from '../../../../../test/shops/sessions.ts';
import { sweepAccounts } from '../erasure/sweep-accounts.ts';

let shop: MailShop;
let made = 0;
beforeAll(async () => {
  shop = await startMailShop();
});
beforeEach(() => resetMails(shop));
afterAll(() => shop.close());

function newAddress(): string {
  made += 1;
  return `new-${made}@elsewhere.example`;
}

function post(url: string, payload: object, headers: Record<string, string> = {}) {
  return shop.app.inject({ method: 'POST', url, headers, payload });
}

function change(by: LoggedIn, on: LoggedIn, wanted: { email?: string; phone?: string }) {
  const payload = { name: 'Meera Joshi', address: '3 Kasba Peth', ...wanted };
  const url = `/api/users/${on.userId}/profile`;
  return shop.app.inject({ method: 'PUT', url, headers: by.headers, payload });
}

async function emailOf({ userId }: LoggedIn): Promise<string | null> {
  const { email } = await shop.db
    .selectFrom('users')
    .select('email')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return email;
}

function mailsTo(email: string) {
  return shop.mailServer.received.filter(({ to }) => to.includes(email));
}

function subjectsTo(email: string) {
  return mailsTo(email).map(({ headers }) => headers.get('subject')?.replace(/ · .*/, ''));
}

function linkIn(mail: { text: string } | undefined, path: string): string {
  return new RegExp(`${path}#([\\w-]{43})`).exec(mail?.text ?? '')?.[1] ?? '';
}

const confirm = (token: string) => post('/api/email/confirm', { token });
const undo = (token: string) => post('/api/email/undo', { token });
const logIn = (username: string, password = TEST_PASSWORD) =>
  post('/api/admin/login', { username, password });

async function isLoggedIn({ headers }: LoggedIn): Promise<boolean> {
  const answer = await shop.app.inject({ url: '/api/session', headers });
  return answer.json<{ user: object | null }>().user !== null;
}

test('an unattended session of an owner takes over nobody: the first step is refused', async () => {
  const unattended = await logInAs(shop, 'admin');
  const victim = await logInAs(shop, 'admin');
  await ageProof(shop, unattended, 16);
  for (const target of [unattended, victim]) {
    const attackers = newAddress();
    const refusal = await change(unattended, target, { email: attackers });
    expect(refusal.statusCode).toBe(403);
    expect(refusal.json()).toMatchObject({ code: 'PROOF_REQUIRED' });
    // The attack would go on with a link for a new password.
    await post('/api/password/forgotten', { email: attackers });
    await sendAccountMails(shop);
    expect(mailsTo(attackers)).toEqual([]);
    expect(await emailOf(target)).toBe(target.email);
    const phone = await change(unattended, target, { phone: '5550199999' });
    expect(phone.json()).toMatchObject({ code: 'PROOF_REQUIRED' });
  }
  const payload = { name: 'Anita Jagtap', contact: '55500 17321', duty: 'owner' };
  const invited = await post('/api/admin/staff/invitations', payload, unattended.headers);
  expect(invited.statusCode).toBe(403);
});

test('without a proof, name and address of staff can be changed, and everything of customers', async () => {
  const owner = await logInAs(shop, 'admin');
  await ageProof(shop, owner, 16);
  const { email, phone } = owner;
  expect((await change(owner, owner, { email, phone })).statusCode).toBe(200);
  expect((await change(owner, owner, {})).statusCode).toBe(200);
  const customer = await logInAs(shop, 'user');
  const email2 = newAddress();
  expect((await change(owner, customer, { email: email2 })).statusCode).toBe(200);
  expect(await emailOf(customer)).toBe(email2);
});

test.each([
  ['confirmed', new Date()],
  ['never confirmed, as after an invitation', null],
])(
  'a new e-mail of staff counts once it is confirmed, and the old one, %s, is told',
  async (_, emailConfirmedAt) => {
    const meera = await logInAs(shop, 'admin', { emailConfirmedAt });
    const email = newAddress();
    const answer = await change(shop.staff, meera, { email });
    expect(answer.json()).toMatchObject({ user: { email: meera.email, name: 'Meera Joshi' } });
    await post('/api/password/forgotten', { email });
    await sendAccountMails(shop);
    expect(subjectsTo(email)).toEqual(['Confirm your new email']);
    expect(subjectsTo(meera.email)).toEqual(['Your staff account gets a new email']);
    expect(mailsTo(meera.email)[0]!.text).not.toContain(email);
    expect((await logIn(email)).statusCode).toBe(400);
    expect((await logIn(meera.email)).statusCode).toBe(200);

    const token = linkIn(mailsTo(email)[0], '/confirm-email');
    expect((await confirm(token)).statusCode).toBe(200);
    expect((await confirm(token)).statusCode).toBe(200);
    expect(await emailOf(meera)).toBe(email);
    await resetMails(shop);
    expect((await logIn(meera.email)).statusCode).toBe(400);
    expect((await logIn(email)).statusCode).toBe(200);
  },
);

test('the old address is told again when the new one counts, and undoes it with one press', async () => {
  const meera = await logInAs(shop, 'admin');
  const email = newAddress();
  await change(meera, meera, { email });
  await sendAccountMails(shop);
  const first = linkIn(mailsTo(meera.email)[0], '/admin/undo-email');
  await confirm(linkIn(mailsTo(email)[0], '/confirm-email'));
  const { passkey } = await addPasskey(shop, meera);
  expect(passkey._id).toBeDefined();
  await sendAccountMails(shop);
  expect(subjectsTo(meera.email)).toEqual([
    'Your staff account gets a new email',
    'Your staff account has a new email',
  ]);
  const second = linkIn(mailsTo(meera.email)[1], '/admin/undo-email');
  // Opening the page changes nothing; only the press does.
  expect(await emailOf(meera)).toBe(email);
  await resetMails(shop);
  expect((await undo(first)).statusCode).toBe(200);
  expect(await emailOf(meera)).toBe(meera.email);
  expect(await isLoggedIn(meera)).toBe(false);
  const passkeys = await shop.db
    .selectFrom('passkeys')
    .select('id')
    .where('userId', '=', meera.userId)
    .execute();
  expect(passkeys).toEqual([]);
  // Whoever changed the e-mail knew the password.
  expect((await logIn(meera.email)).statusCode).toBe(400);
  for (const used of [first, second]) expect((await undo(used)).statusCode).toBe(410);
  await sendAccountMails(shop);
  const token = linkIn(mailsTo(meera.email)[0], '/admin/new-password');
  const password = 'a new sentence of mine';
  expect((await post('/api/password/new', { token, password })).statusCode).toBe(200);
});

test('undone before it is confirmed, the new e-mail never counts', async () => {
  const meera = await logInAs(shop, 'admin');
  await change(meera, meera, { email: newAddress() });
  const confirmation = await emailChangeToken(shop, 'confirm-new-email', meera);
  expect((await undo(await emailChangeToken(shop, 'undo-email', meera))).statusCode).toBe(200);
  expect((await confirm(confirmation)).statusCode).toBe(410);
  expect(await emailOf(meera)).toBe(meera.email);
  expect(await isLoggedIn(meera)).toBe(false);
});

test('a new password, or another new e-mail, ends one that waits', async () => {
  const meera = await logInAs(shop, 'admin');
  await change(meera, meera, { email: newAddress() });
  const first = await emailChangeToken(shop, 'confirm-new-email', meera);
  const firstUndo = await emailChangeToken(shop, 'undo-email', meera);
  await change(meera, meera, { email: newAddress() });
  expect((await confirm(first)).statusCode).toBe(410);
  const second = await emailChangeToken(shop, 'confirm-new-email', meera);
  const token = await mailedToken(shop, 'reset-password', { person: meera });
  await post('/api/password/new', { token, password: 'a new sentence of mine' });
  expect((await confirm(second)).statusCode).toBe(410);
  expect((await undo(firstUndo)).statusCode).toBe(410);
  expect(await emailOf(meera)).toBe(meera.email);
});

test('the first undo link of two changes puts the first address back', async () => {
  const meera = await logInAs(shop, 'admin');
  await change(meera, meera, { email: newAddress() });
  const first = await emailChangeToken(shop, 'undo-email', meera);
  await confirm(await emailChangeToken(shop, 'confirm-new-email', meera));
  await change(meera, meera, { email: newAddress() });
  const later = await emailChangeToken(shop, 'undo-email', meera);
  await confirm(await emailChangeToken(shop, 'confirm-new-email', meera));
  expect((await undo(first)).statusCode).toBe(200);
  expect((await undo(later)).statusCode).toBe(410);
  expect(await emailOf(meera)).toBe(meera.email);
});

test('nobody else takes the old address while it can return', async () => {
  const meera = await logInAs(shop, 'admin');
  await change(meera, meera, { email: newAddress() });
  await confirm(await emailChangeToken(shop, 'confirm-new-email', meera));
  const person = { name: 'Asha', phone: '5550001234', address: '3 Kasba Peth' };
  const squatter = { ...person, email: meera.email, password: TEST_PASSWORD };
  expect((await post('/api/users', squatter)).json()).toMatchObject({ code: 'EMAIL_TAKEN' });
  const other = await logInAs(shop, 'admin');
  const asked = await change(other, other, { email: meera.email });
  expect(asked.json()).toMatchObject({ code: 'EMAIL_TAKEN' });
  expect((await undo(await emailChangeToken(shop, 'undo-email', meera))).statusCode).toBe(200);
});

test('an e-mail that another account has is refused at once, or when it is confirmed', async () => {
  const meera = await logInAs(shop, 'admin');
  const other = await logInAs(shop, 'user');
  const refusal = await change(meera, meera, { email: other.email });
  expect(refusal.json()).toMatchObject({ code: 'EMAIL_TAKEN' });
  const email = newAddress();
  await change(meera, meera, { email });
  const token = await emailChangeToken(shop, 'confirm-new-email', meera);
  await logInAs(shop, 'user', { email });
  expect((await confirm(token)).json()).toMatchObject({ code: 'EMAIL_TAKEN' });
  expect(await emailOf(meera)).toBe(meera.email);
});

test('after 72 hours nothing is confirmed or undone, and the addresses are deleted', async () => {
  const meera = await logInAs(shop, 'admin');
  await change(meera, meera, { email: newAddress() });
  const tokens = [
    await emailChangeToken(shop, 'confirm-new-email', meera),
    await emailChangeToken(shop, 'undo-email', meera),
  ] as const;
  const ageBy = (hours: number) =>
    shop.db
      .updateTable('staffEmailChanges')
      .set({ askedAt: new Date(Date.now() - hours * 3_600_000) })
      .where('userId', '=', meera.userId)
      .execute();
  await ageBy(72.1);
  expect((await confirm(tokens[0])).statusCode).toBe(410);
  expect((await undo(tokens[1])).statusCode).toBe(410);
  await ageBy(74);
  await sweepAccounts(shop.db);
  const kept = await shop.db
    .selectFrom('staffEmailChanges')
    .select('id')
    .where('userId', '=', meera.userId)
    .execute();
  expect(kept).toEqual([]);
});

test('confirming and undoing at the same moment leave the old address in force', async () => {
  for (let round = 0; round < 10; round += 1) {
    const meera = await logInAs(shop, 'admin');
    await change(meera, meera, { email: newAddress() });
    const confirmation = await emailChangeToken(shop, 'confirm-new-email', meera);
    const undoing = await emailChangeToken(shop, 'undo-email', meera);
    const answers = await Promise.all([
      confirm(confirmation),
      undo(undoing),
      confirm(confirmation),
      undo(undoing),
    ]);
    const undone = [answers[1], answers[3]].map(({ statusCode }) => statusCode).sort();
    expect(undone).toEqual([200, 410]);
    expect(await emailOf(meera)).toBe(meera.email);
    expect(await isLoggedIn(meera)).toBe(false);
  }
});

test('an erased person leaves no address behind', async () => {
  const meera = await logInAs(shop, 'admin');
  await change(meera, meera, { email: newAddress() });
  const url = `/api/users/${meera.userId}`;
  await shop.app.inject({ method: 'DELETE', url, headers: shop.staff.headers });
  const kept = await shop.db
    .selectFrom('staffEmailChanges')
    .select('id')
    .where('userId', '=', meera.userId)
    .execute();
  expect(kept).toEqual([]);
});
