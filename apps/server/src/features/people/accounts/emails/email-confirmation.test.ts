import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { shortOrderId } from '@dalan/contract/orders/orders';
import { mailedToken } from '../../../../../test/shops/mailed-token.ts';
import {
  placeTestOrder,
  resetMails,
  sendAccountMails,
  SHOP_EMAIL,
  startMailShop,
  untilAllMailsSent,
} from '../../../../../test/shops/mail-shop.ts';
import type { MailShop } from '../../../../../test/shops/mail-shop.ts';
import { logInAs, TEST_PASSWORD } from '../../../../../test/shops/sessions.ts';
import type { LoggedIn } from '../../../../../test/shops/sessions.ts';

let shop: MailShop;
let registered = 0;
beforeAll(async () => {
  shop = await startMailShop();
});
beforeEach(() => resetMails(shop));
afterAll(() => shop.close());

function post(url: string, payload: object, headers: Record<string, string> = {}) {
  return shop.app.inject({ method: 'POST', url, headers, payload });
}

async function register(name: string): Promise<LoggedIn> {
  registered += 1;
  const email = `registered-${registered}@elsewhere.example`;
  const phone = String(5_550_200_000 + registered);
  const person = { name, email, phone, password: TEST_PASSWORD, address: '3 Kasba Peth' };
  expect((await post('/api/users', person)).statusCode).toBe(201);
  const answer = await post('/api/login', { email, password: TEST_PASSWORD });
  const { _id: userId } = answer.json<{ user: { _id: string } }>().user;
  const cookie = `dalan_session=${answer.cookies[0]?.value}`;
  return { userId, email, phone, headers: { cookie } };
}

async function sendAll(): Promise<void> {
  const worker = shop.startWorker();
  await untilAllMailsSent(shop.db);
  await worker.stop();
  await sendAccountMails(shop);
}

function mailsTo(email: string) {
  return shop.mailServer.received.filter(({ to }) => to.includes(email));
}

function subjectsTo(email: string) {
  return mailsTo(email).map(({ headers }) => headers.get('subject'));
}

async function isConfirmed({ headers }: LoggedIn): Promise<boolean> {
  const answer = await shop.app.inject({ url: '/api/account', headers });
  return answer.json<{ isEmailConfirmed: boolean }>().isEmailConfirmed;
}

function setEmail({ userId }: LoggedIn, email: string) {
  const payload = { name: 'Asha Kulkarni', address: '3 Kasba Peth', email };
  const url = `/api/users/${userId}/profile`;
  return shop.app.inject({ method: 'PUT', url, headers: shop.staff.headers, payload });
}

test('registration mails a link, and mails about orders follow once it is used', async () => {
  const asha = await register('Asha Kulkarni');
  await sendAll();
  expect(subjectsTo(asha.email)).toEqual(['Confirm your email · Dalan दळण']);
  expect(await isConfirmed(asha)).toBe(false);

  const token = /\/confirm-email#([\w-]{43})/.exec(mailsTo(asha.email)[0]!.text)?.[1] ?? '';
  expect((await post('/api/email/confirm', { token })).statusCode).toBe(200);
  expect(await isConfirmed(asha)).toBe(true);
  expect((await post('/api/email/confirm', { token })).statusCode).toBe(200);
  await placeTestOrder(shop, asha, [{ product: shop.flour, kg: 1 }]);
  await sendAll();
  expect(mailsTo(asha.email)).toHaveLength(2);
  expect(mailsTo(asha.email)[1]?.text).toContain('Namaskar Asha Kulkarni');
});

test('the first order is mailed to an unconfirmed e-mail with the link, and no later one', async () => {
  const asha = await logInAs(shop, 'user', { name: 'Asha Kulkarni', emailConfirmedAt: null });
  const lines = [{ product: shop.flour, kg: 1 }];
  const typed = { deliveryAddress: '3 Kasba Peth' };
  await Promise.all([1, 2, 3].map(() => placeTestOrder(shop, asha, lines, typed)));
  await sendAll();
  expect(mailsTo(SHOP_EMAIL)).toHaveLength(3);
  expect(mailsTo(asha.email)).toHaveLength(1);
  const [mail] = mailsTo(asha.email);
  expect(mail?.headers.get('subject')).toMatch(/^Order [0-9A-F]{8} placed · /);
  for (const content of [mail?.text, mail?.html]) {
    expect(content).toContain('It was not you?');
    for (const word of ['Asha', '3 Kasba Peth', asha.phone]) expect(content).not.toContain(word);
  }

  await resetMails(shop);
  const token = /\/confirm-email#([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';
  expect((await post('/api/email/confirm', { token })).statusCode).toBe(200);
  await placeTestOrder(shop, asha, lines, typed);
  await sendAll();
  expect(mailsTo(asha.email)).toHaveLength(1);
  expect(mailsTo(asha.email)[0]?.text).toContain('3 Kasba Peth');
});

test('the mail about the first order waits while the link of the registration is new', async () => {
  const asha = await register('Asha Kulkarni');
  await sendAccountMails(shop);
  await placeTestOrder(shop, asha, [{ product: shop.flour, kg: 1 }]);
  const worker = shop.startWorker();
  const isPostponed = async () => {
    const { rows } =
      await sql`select from letters join order_events event on event.id::text = subject_id
      join orders o on o.id = event.order_id
      where o.user_id = ${asha.userId} and letters.kind = 'order/customer' and attempts = 1
        and sent_at is null and given_up_at is null
        and not_before > now() + interval '30 seconds'`.execute(shop.db);
    return rows.length === 1;
  };
  await expect.poll(isPostponed, { timeout: 30_000 }).toBe(true);
  await worker.stop();
  expect(subjectsTo(asha.email)).toEqual(['Confirm your email · Dalan दळण']);
});

test("an account with a stranger's address and a link as name causes no mail with its text", async () => {
  // Registration refuses such a name today. The rule here does not rely on that.
  const evil = await logInAs(shop, 'user', {
    name: 'Win a prize at evil.example',
    address: 'evil.example/claim',
    email: 'stranger@elsewhere.example',
    emailConfirmedAt: null,
  });
  const order = await placeTestOrder(shop, evil, [{ product: shop.flour, kg: 1 }], {
    deliveryAddress: 'https://evil.example/claim',
  });
  await post('/api/password/forgotten', { email: evil.email });
  const passwords = { presentPassword: TEST_PASSWORD, newPassword: 'evil.example 2' };
  const changed = await post('/api/password/change', passwords, evil.headers);
  expect(changed.statusCode).toBe(200);
  const cookie = `dalan_session=${changed.cookies[0]?.value}`;
  // Whichever mail comes first has the only link of this minute.
  await sendAll();
  await post('/api/email/confirmation', {}, { cookie });
  await post(`/api/orders/${order._id}/cancel`, {}, { cookie });
  await sendAll();
  await setEmail(evil, 'second-stranger@elsewhere.example');
  await sendAll();

  const toStrangers = shop.mailServer.received.filter(({ to }) => !to.includes(SHOP_EMAIL));
  expect(toStrangers.map(({ headers }) => headers.get('subject')).sort()).toEqual([
    'Choose a new password · Dalan दळण',
    'Confirm your email · Dalan दळण',
    `Order ${shortOrderId(order._id)} placed · Dalan दळण`,
  ]);
  for (const { text, html, headers } of toStrangers) {
    const all = [text, html, ...headers.values()].join('\n');
    for (const typed of ['evil', 'prize', 'Asha Kulkarni']) expect(all).not.toContain(typed);
  }
});

test('an expired link, or one for an earlier e-mail, confirms nothing', async () => {
  const asha = await register('Asha Kulkarni');
  const expired = await mailedToken(shop, 'confirm-email', { person: asha, lifeSeconds: -1 });
  expect((await post('/api/email/confirm', { token: expired })).statusCode).toBe(410);
  const earlier = await mailedToken(shop, 'confirm-email', { person: asha });
  await setEmail(asha, `moved-${asha.email}`);
  expect((await post('/api/email/confirm', { token: earlier })).statusCode).toBe(410);
  expect(await isConfirmed(asha)).toBe(false);
});

test('a changed e-mail is unconfirmed, and the earlier one is told', async () => {
  const asha = await logInAs(shop, 'user', { name: 'Asha Kulkarni' });
  expect((await setEmail(asha, 'asha.new@elsewhere.example')).statusCode).toBe(200);
  expect(await isConfirmed(asha)).toBe(false);
  await sendAccountMails(shop);
  expect(subjectsTo(asha.email)).toEqual(['Your email was changed · Dalan दळण']);
  expect(mailsTo(asha.email)[0]?.text).not.toContain('asha.new');
  expect(subjectsTo('asha.new@elsewhere.example')).toEqual(['Confirm your email · Dalan दळण']);

  await resetMails(shop);
  await setEmail(asha, 'asha.new@elsewhere.example');
  await sendAccountMails(shop);
  expect(shop.mailServer.received).toEqual([]);
});

test('the link can be sent again, at most once a minute, until the e-mail is confirmed', async () => {
  const asha = await logInAs(shop, 'user', { emailConfirmedAt: null });
  await post('/api/email/confirmation', {}, asha.headers);
  await post('/api/email/confirmation', {}, asha.headers);
  await sendAccountMails(shop);
  expect(mailsTo(asha.email)).toHaveLength(1);
  const confirmed = await logInAs(shop, 'user');
  await post('/api/email/confirmation', {}, confirmed.headers);
  await sendAccountMails(shop);
  expect(mailsTo(confirmed.email)).toEqual([]);
});

test('staff are told of a sign-in on a new device, but not of their first', async () => {
  const staff = await logInAs(shop, 'admin');
  const signIn = (headers = {}) =>
    post('/api/admin/login', { username: staff.email, password: TEST_PASSWORD }, headers);
  const first = await signIn();
  const device = first.cookies.find(({ name }) => name === 'dalan_device')?.value;
  await signIn({ cookie: `dalan_device=${device}` });
  await sendAccountMails(shop);
  expect(mailsTo(staff.email)).toEqual([]);
  await signIn();
  await sendAccountMails(shop);
  expect(subjectsTo(staff.email)).toEqual(['A new device signed in · Dalan दळण']);

  const customer = await logInAs(shop, 'user');
  for (let times = 0; times < 2; times += 1) {
    await post('/api/login', { email: customer.email, password: TEST_PASSWORD });
  }
  await sendAccountMails(shop);
  expect(mailsTo(customer.email)).toEqual([]);
});
