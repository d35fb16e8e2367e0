import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ErrorAnswer } from '@dalan/contract/errors';
import type { AccountStatement, AccountStatements } from '@dalan/contract/on-account/accounts';
import { shopClock } from '@dalan/contract/delivery/delivery';
import { SHOP_TIME_ZONE } from '@dalan/contract/language/time-zone';
import { firstSettings, shopOf } from '@dalan/contract/settings/settings';
import {
  accountPaymentRequest,
  saveAccountRequest,
} from '../../../../test/requests/account-requests.ts';
import { latinWordsIn } from '../../../../test/shops/latin-words.ts';
import {
  placeTestOrder,
  resetMails,
  startMailShop,
  untilAllMailsSent,
} from '../../../../test/shops/mail-shop.ts';
import type { MailShop } from '../../../../test/shops/mail-shop.ts';
import { logInAs } from '../../../../test/shops/sessions.ts';
import type { LoggedIn } from '../../../../test/shops/sessions.ts';
import { getStatement } from '../orders/index.ts';
import { composeStatementMail } from './compose-statement-mail.ts';
import { mailStatement } from './mail-statement.ts';
import { queueStatements, statementsJob } from './queue-statements.ts';

let shop: MailShop;
beforeAll(async () => {
  shop = await startMailShop();
});
beforeEach(() => resetMails(shop));
afterAll(() => shop.close());

const thisMonth = shopClock(new Date()).day.slice(0, 7);
/** The first of the month after this one, in the morning. */
const firstOfNext = new Date(
  Date.UTC(new Date().getUTCFullYear(), new Date().getUTCMonth() + 1, 1, 3),
);

/** A customer who owes ₹156 for two kilograms. */
async function owing(person: Parameters<typeof logInAs>[2] = {}) {
  const buyer = await logInAs(shop, 'user', { name: 'Annapurna Khanaval', ...person });
  const change = { limit: 1_000, percentOff: 0, prices: [], version: 0 };
  await shop.app.inject(saveAccountRequest(shop.staff, buyer.userId, change));
  const order = await placeTestOrder(shop, buyer, [{ product: shop.flour, kg: 2 }]);
  return { buyer, order };
}

function pay(buyer: LoggedIn, amount: number, seenOwed: number) {
  const payment = { amount, method: 'cash', seenOwed } as const;
  return shop.app.inject(accountPaymentRequest(shop.staff, buyer.userId, payment));
}

function mail(buyer: LoggedIn) {
  return shop.app.inject({
    method: 'POST',
    url: `/api/admin/accounts/${buyer.userId}/statement-mail`,
    headers: shop.staff.headers,
    payload: { month: thisMonth },
  });
}

async function lettersOf(kind: string, userId: string) {
  const { rows } = await sql`
    select from letters where kind = ${kind} and subject_id = ${userId}`.execute(shop.db);
  return rows.length;
}

test('a statement brings forward, lists the month and ends with what is to pay', async () => {
  const { buyer } = await owing();
  await pay(buyer, 56, 156);
  const statement = await getStatement(shop.db, { userId: buyer.userId, month: thisMonth });
  expect(statement).toMatchObject({
    ...{ broughtForward: 0, bought: 156, paid: 56, toPay: 100, isWhole: false },
    rows: [
      { kind: 'order', bought: 156, owesAfter: 156 },
      { kind: 'payment', paid: 56, owesAfter: 100 },
    ],
  });
  expect(statement.upiNote).toMatch(/^ANNAPURNA [A-Z]{3}$/);
  const [year = '', month = ''] = thisMonth.split('-');
  const next =
    month === '12'
      ? `${Number(year) + 1}-01`
      : `${year}-${String(Number(month) + 1).padStart(2, '0')}`;
  const after = await getStatement(shop.db, { userId: buyer.userId, month: next });
  expect(after).toMatchObject({ broughtForward: 100, rows: [], toPay: 100 });

  const all = await shop.app.inject({
    url: `/api/admin/account-statements?month=${thisMonth}`,
    headers: shop.staff.headers,
  });
  const found = all.json<AccountStatements>().statements.map(({ customer }) => customer._id);
  expect(found).toContain(buyer.userId);
  const mine = await shop.app.inject({
    url: `/api/my-account/statement?month=${thisMonth}`,
    headers: buyer.headers,
  });
  expect(mine.json<AccountStatement>().rows).toEqual(statement.rows);
});

test('staff mail a statement once a day, and only to a confirmed e-mail', async () => {
  const { buyer } = await owing();
  const answers = await Promise.all([mail(buyer), mail(buyer)]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect(await lettersOf('account/statement', buyer.userId)).toBe(1);
  const { buyer: stranger } = await owing({ emailConfirmedAt: null });
  const refused = (await mail(stranger)).json<ErrorAnswer>();
  expect(refused).toMatchObject({
    code: 'ACCOUNT_REFUSED',
    message:
      'This e-mail is not confirmed yet, so nothing is mailed there. Please print the statement.',
  });
});

test('on the first, each statement of the month is queued once', async () => {
  const [owes, quiet] = [await owing(), await logInAs(shop, 'user')];
  const change = { limit: 100, percentOff: 0, prices: [], version: 0 };
  await shop.app.inject(saveAccountRequest(shop.staff, quiet.userId, change));
  const ofNobody = new Date(firstOfNext.getTime() + 10 * 86_400_000);
  expect(await queueStatements(shop.db, ofNobody)).toBe(0);
  await Promise.all([queueStatements(shop.db, firstOfNext), queueStatements(shop.db, firstOfNext)]);
  expect(await queueStatements(shop.db, firstOfNext)).toBe(0);
  expect(await lettersOf('account/statement', owes.buyer.userId)).toBe(1);
  expect(await lettersOf('account/statement', quiet.userId)).toBe(0);
});

test('a statement that staff mailed in its month goes again on the first, whole', async () => {
  const { buyer } = await owing();
  await mail(buyer);
  await Promise.all([queueStatements(shop.db, firstOfNext), queueStatements(shop.db, firstOfNext)]);
  expect(await lettersOf('account/statement', buyer.userId)).toBe(2);
});

test('a statement that staff mailed after its month does not go by itself', async () => {
  const { buyer } = await owing();
  const asked = { userId: buyer.userId, month: thisMonth, actorId: shop.staff.userId };
  await mailStatement(shop.db, { ...asked, now: firstOfNext });
  await queueStatements(shop.db, new Date(firstOfNext.getTime() + 86_400_000));
  expect(await lettersOf('account/statement', buyer.userId)).toBe(1);
});

test('statements go in the morning, by the clock of the shop', () => {
  const [, hour, days] = statementsJob({ db: shop.db }).cron.split(' ');
  expect(SHOP_TIME_ZONE).toBe('Asia/Kolkata');
  expect([hour, days]).toEqual(['8', '1-5']);
});

test('a payment over two orders is told in one mail, and the statement follows', async () => {
  const { buyer } = await owing();
  await placeTestOrder(shop, buyer, [{ product: shop.flour, kg: 1 }]);
  await untilPlacedMailsAreGone();
  await pay(buyer, 200, 234);
  await mail(buyer);
  const worker = shop.startWorker();
  await untilAllMailsSent(shop.db);
  await worker.stop();
  const mine = shop.mailServer.received.filter(({ to }) => to.includes(buyer.email));
  expect(mine).toHaveLength(2);
  const texts = mine.map(({ text }) => text).join('\n');
  expect(texts).toContain('We received ₹200.00. Thank you.');
  expect(texts).toContain('₹34.00 is still to pay on your account.');
  expect(texts).toContain('Brought forward: ₹0.00');
  expect(texts).toContain('To pay: ₹34.00');
});

/** Nobody needs to see them here. */
async function untilPlacedMailsAreGone() {
  await sql`update letters set given_up_at = now() where sent_at is null and given_up_at is null`.execute(
    shop.db,
  );
}

test.each(['mr', 'hi'] as const)('in %s the statement has no English word', async (language) => {
  const { buyer } = await owing({ language, name: 'सुमन गोखले' });
  await pay(buyer, 56, 156);
  await sql`update products set name_mr = 'ज्वारीचे पीठ', name_hi = 'ज्वार का आटा'
    where id = ${shop.flour.id}`.execute(shop.db);
  const statement = await getStatement(shop.db, { userId: buyer.userId, month: thisMonth });
  const { shop: profile } = shop.config;
  const settings = firstSettings(profile);
  const letter = composeStatementMail('suman@dalan.example', statement, {
    shop: shopOf(settings, language),
    publicOrigin: 'https://dalan.example',
    mailDomain: 'dalan.example',
  });
  const ids = statement.rows.flatMap(({ orders }) =>
    orders.map(({ _id }) => _id.slice(-8).toUpperCase()),
  );
  for (const content of [letter.subject, letter.text]) {
    expect(
      latinWordsIn(content, [...ids, statement.upiNote, ...statement.upiNote.split(' ')]),
      content,
    ).toEqual([]);
  }
});
