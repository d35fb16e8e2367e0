import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { UnsentLettersAnswer } from '@dalan/contract/office/letters';
import {
  countWaitingMails,
  makeMailsDue,
  placeTestOrder,
  resetMails,
  SHOP_EMAIL,
  startMailShop,
  untilAllMailsSent,
} from '../../../../test/shops/mail-shop.ts';
import type { MailShop } from '../../../../test/shops/mail-shop.ts';
import { createTestProduct } from '../../../../test/shops/products.ts';
import { startWorkerProcess } from '../../../../test/processes/worker-process.ts';
import type { WorkerProcess } from '../../../../test/processes/worker-process.ts';
import { stockRequest } from '../../../../test/requests/stock-requests.ts';
import { makeDue, openMaker, setUpRepeat } from '../../../../test/shops/repeats.ts';
import { logInAs } from '../../../../test/shops/sessions.ts';
import type { LoggedIn } from '../../../../test/shops/sessions.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { queueAccountMail } from '../account-mail/index.ts';
import { sendDueLetters } from './send-due-letters.ts';
import type { LetterSender } from './send-due-letters.ts';
import { sweepLetters } from './sweep-letters.ts';

let shop: MailShop;
let buyer: LoggedIn;
beforeAll(async () => {
  shop = await startMailShop();
});
beforeEach(async () => {
  await resetMails(shop);
  buyer = await logInAs(shop, 'user', { name: 'Asha Kulkarni' });
});
afterAll(() => shop.close());

async function sendAll(): Promise<void> {
  const worker = shop.startWorker();
  await untilAllMailsSent(shop.db);
  await worker.stop();
}

async function listUnsent(): Promise<UnsentLettersAnswer> {
  const { headers } = shop.staff;
  const answer = await shop.app.inject({ url: '/api/admin/letters/unsent', headers });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

async function sendAgain(id: string): Promise<number> {
  const url = `/api/admin/letters/${id}/send-again`;
  const { headers } = shop.staff;
  return (await shop.app.inject({ method: 'POST', url, headers })).statusCode;
}

function order() {
  return placeTestOrder(shop, buyer, [{ product: shop.flour, kg: 1 }]);
}

/** Makes these letters three days old. */
async function makeOld(): Promise<void> {
  await sql`
    update letters set created_at = created_at - interval '3 days', renewed_at = null
    where sent_at is null and given_up_at is null`.execute(shop.db);
  await makeMailsDue(shop.db);
}

const received = () =>
  shop.mailServer.received.map(({ to, headers }) => ({
    to: to.join(),
    messageId: headers.get('message-id') ?? '',
  }));

/** Queues letters about an order, a repeat, the stock and an account. */
async function queueOneOfEach(): Promise<void> {
  const repeat = await setUpRepeat(shop, buyer, [{ product: shop.flour, kg: 1 }]);
  await makeDue(shop.db, repeat._id);
  const maker = openMaker(shop);
  await maker.makeAll();
  await maker.close();
  const { id } = await createTestProduct(shop.db, { stockKg: 6 });
  await shop.app.inject(stockRequest(shop.staff, id, { do: 'waste', kg: 2, reason: 'Wet' }));
  await inTransaction(shop.db, (tx) =>
    queueAccountMail(tx, { kind: 'password-changed', userId: buyer.userId }),
  );
}

function startSender(): WorkerProcess {
  return startWorkerProcess({
    DATABASE_URL: shop.config.databaseUrl,
    MEDIA_DIR: shop.config.mediaDir,
    SMTP_URL: shop.mailServer.url,
    SHOP_EMAIL,
  });
}

test('two senders, one killed while it sends: no mail of any kind is lost, a duplicate has the same Message-ID', async () => {
  await queueOneOfEach();
  const waiting = await countWaitingMails(shop.db);
  // Two are about the order, one tells the shop of the repeat's order, and three are about the
  // rest.
  expect(waiting).toBe(6);
  const arrived: string[] = [];
  const { promise: allTaken, resolve: takeAll } = Promise.withResolvers<undefined>();
  shop.mailServer.onReceived = (mail) => {
    arrived.push(mail.headers.get('message-id') ?? '');
    if (arrived.length >= 2) takeAll(undefined);
    return new Promise(() => undefined);
  };
  const killed = startSender();
  await allTaken;
  await killed.kill('SIGKILL');
  expect(await countWaitingMails(shop.db)).toBe(waiting);

  shop.mailServer.onReceived = async () => undefined;
  await makeMailsDue(shop.db);
  const senders = [shop.startWorker(), shop.startWorker()];
  await untilAllMailsSent(shop.db);
  await Promise.all(senders.map((sender) => sender.stop()));
  const ids = received().map(({ messageId }) => messageId);
  expect(ids).toHaveLength(waiting);
  expect(new Set(ids).size).toBe(waiting);
  expect(ids).toEqual(expect.arrayContaining(arrived));
});

test('staff see what could not be sent and send it again, once, with the same Message-ID', async () => {
  const { _id: orderId } = await order();
  const refused: string[] = [];
  shop.mailServer.onReceived = async ({ to, headers }) => {
    if (!to.includes(buyer.email)) return undefined;
    refused.push(headers.get('message-id') ?? '');
    return { smtpCode: 550, text: 'no such mailbox' };
  };
  const worker = shop.startWorker();
  await expect.poll(() => countWaitingMails(shop.db), { timeout: 30_000 }).toBe(1);
  expect(await listUnsent()).toEqual({ data: [], total: 0 });
  await makeOld();
  await untilAllMailsSent(shop.db);
  await worker.stop();

  const { data, total } = await listUnsent();
  expect(total).toBe(1);
  expect(data).toMatchObject([{ kind: 'order/customer', orderId, name: 'Asha Kulkarni' }]);
  const [unsent] = data;
  shop.mailServer.onReceived = async () => undefined;
  const answers = await Promise.all([1, 2, 3].map(() => sendAgain(unsent!._id)));
  expect(answers.sort()).toEqual([200, 404, 404]);
  expect(await listUnsent()).toEqual({ data: [], total: 0 });
  await sendAll();
  const [messageId] = refused;
  expect(received().filter(({ to }) => to === buyer.email)).toEqual([
    { to: buyer.email, messageId },
  ]);
  expect(await sendAgain(unsent!._id)).toBe(404);
});

test('a letter that was not wanted any more is not in the list', async () => {
  const { _id } = await order();
  const url = `/api/admin/orders/${_id}`;
  await shop.app.inject({ method: 'DELETE', url, headers: shop.staff.headers });
  await sendAll();
  expect(received()).toEqual([]);
  expect((await listUnsent()).total).toBe(0);
});

test('each kind is named in the list', async () => {
  await queueOneOfEach();
  await makeOld();
  await sendAll();
  const { data } = await listUnsent();
  expect(data.map(({ kind, name }) => `${kind} ${name === '' ? '' : 'named'}`).sort()).toEqual([
    'account/password-changed named',
    'order/customer named',
    'order/shop named',
    'order/shop named',
    'repeat/day named',
    'stock/alert named',
  ]);
  expect(data.every(({ smtpCode }) => smtpCode === null)).toBe(true);
});

test('letters about accounts are removed: soon once sent, after two weeks if they could not be', async () => {
  const queue = () =>
    inTransaction(shop.db, (tx) =>
      queueAccountMail(tx, { kind: 'password-changed', userId: buyer.userId }),
    );
  const left = async () => {
    await sweepLetters({ db: shop.db, hasMailServer: true });
    const { rows } = await sql`select from letters where kind like 'account/%'`.execute(shop.db);
    return rows.length;
  };
  await queue();
  await sendAll();
  expect(await left()).toBe(1);
  await sql`update letters set sent_at = sent_at - interval '61 minutes'`.execute(shop.db);
  expect(await left()).toBe(0);

  await queue();
  await makeOld();
  await sendAll();
  await sql`update letters set given_up_at = given_up_at - interval '13 days'
    where kind like 'account/%'`.execute(shop.db);
  expect(await left()).toBe(1);
  await sql`update letters set given_up_at = given_up_at - interval '2 days'
    where kind like 'account/%'`.execute(shop.db);
  expect(await left()).toBe(0);
});

test('a composer with a fault holds up no other letter', async () => {
  await order();
  const sent: string[] = [];
  const counted: string[] = [];
  const logged: unknown[] = [];
  const note = (...line: unknown[]) => logged.push(line);
  const compose = async () => ({ to: 'a@dalan.example', subject: 's', html: 'h', text: 't' });
  const fine = { giveUpAfterMs: 60_000, compose };
  const faulty = { ...fine, compose: () => Promise.reject(new Error('no flour')) };
  const sender = {
    db: shop.db,
    letterhead: () => ({ mailDomain: 'dalan.example' }),
    mailer: { send: async ({ to }: { to: string }) => void sent.push(to), close: () => undefined },
    log: { info: note, warn: note, error: note },
    composers: { 'order/customer': faulty, 'order/shop': fine },
    concurrency: 5,
    leaseMs: 60_000,
    count: ({ kind, end }: { kind: string; end: string }) => counted.push(`${kind} ${end}`),
  } as unknown as LetterSender;
  expect(await sendDueLetters(sender)).toBe(true);
  expect(sent).toHaveLength(1);
  expect(await countWaitingMails(shop.db)).toBe(1);
  expect(logged).toMatchObject([[{ kind: 'order/customer' }, 'mail not composed, will retry']]);
  expect(counted.sort()).toEqual(['order/customer not composed', 'order/shop sent']);
  // The letter is postponed, not leased.
  expect(await sendDueLetters(sender)).toBe(false);
});
