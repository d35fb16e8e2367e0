import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  countWaitingAccountMails,
  makeMailsDue,
  resetMails,
  sendAccountMails,
  SHOP_EMAIL,
  startMailShop,
} from '../../../../test/shops/mail-shop.ts';
import type { MailShop } from '../../../../test/shops/mail-shop.ts';
import { logInAs } from '../../../../test/shops/sessions.ts';
import type { LoggedIn } from '../../../../test/shops/sessions.ts';
import { startWorkerProcess } from '../../../../test/processes/worker-process.ts';
import type { WorkerProcess } from '../../../../test/processes/worker-process.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { letterSweepJob } from '../outbox/index.ts';
import { queueAccountMail } from './index.ts';

let shop: MailShop;
let asha: LoggedIn;
let workers: WorkerProcess[];
beforeAll(async () => {
  shop = await startMailShop();
});
beforeEach(async () => {
  workers = [];
  await resetMails(shop);
  asha = await logInAs(shop, 'user');
});
afterEach(async () => {
  for (const worker of workers) await worker.kill('SIGKILL');
});
afterAll(() => shop.close());

function startWorker(env: Record<string, string> = {}): WorkerProcess {
  const worker = startWorkerProcess({
    DATABASE_URL: shop.config.databaseUrl,
    MEDIA_DIR: shop.config.mediaDir,
    SMTP_URL: shop.mailServer.url,
    SHOP_EMAIL,
    ...env,
  });
  workers.push(worker);
  return worker;
}

async function ask(): Promise<void> {
  await inTransaction(shop.db, (tx) =>
    queueAccountMail(tx, { kind: 'reset-password', email: asha.email }),
  );
}

function tokens(): string[] {
  return shop.mailServer.received.flatMap(({ text }) => /#([\w-]{43})\b/.exec(text)?.[1] ?? []);
}

function choose(token: string) {
  const payload = { token, password: 'a new stone for the mill' };
  return shop.app.inject({ method: 'POST', url: '/api/password/new', payload });
}

/** Ends the lease of a killed worker, or the pause after a failure. */
async function makeDue(): Promise<void> {
  await makeMailsDue(shop.db);
}

async function tokensMade(): Promise<number> {
  const rows = await shop.db
    .selectFrom('accountTokens')
    .select('tokenHash')
    .where('userId', '=', asha.userId)
    .execute();
  return rows.length;
}

test('a rider without an email is mailed nothing, whatever asks for it', async () => {
  const rider = await logInAs(shop, 'admin', { duty: 'delivery' });
  await sql`update users set email = null where id = ${rider.userId}`.execute(shop.db);
  for (const kind of ['confirm-email', 'password-changed', 'new-device'] as const) {
    await inTransaction(shop.db, (tx) => queueAccountMail(tx, { kind, userId: rider.userId }));
  }
  await sendAccountMails(shop);
  expect(shop.mailServer.received).toEqual([]);
});

test('a worker killed between token and mail loses nothing: the retry mails another token', async () => {
  await ask();
  const { promise: reached, resolve: reach } = Promise.withResolvers<undefined>();
  shop.mailServer.onSender = () => {
    reach(undefined);
    return new Promise(() => undefined);
  };
  const first = startWorker();
  await reached;
  await first.kill('SIGKILL');
  expect(await tokensMade()).toBe(1);
  expect(shop.mailServer.received).toEqual([]);

  shop.mailServer.onSender = async () => undefined;
  await makeDue();
  await sendAccountMails(shop);
  expect(await tokensMade()).toBe(2);
  expect(tokens()).toHaveLength(1);
  expect((await choose(tokens()[0]!)).statusCode).toBe(200);
  expect(await tokensMade()).toBe(0);
});

test('a mail that arrived twice has two links; one used ends the other', async () => {
  await ask();
  const { promise: taken, resolve: take } = Promise.withResolvers<undefined>();
  const arrived: string[] = [];
  shop.mailServer.onReceived = (mail) => {
    arrived.push(/#([\w-]{43})\b/.exec(mail.text)?.[1] ?? '', mail.headers.get('message-id') ?? '');
    take(undefined);
    return new Promise(() => undefined);
  };
  const first = startWorker();
  await taken;
  await first.kill('SIGKILL');
  shop.mailServer.onReceived = async () => undefined;
  await makeDue();
  await sendAccountMails(shop);
  const [again] = shop.mailServer.received;
  expect(again?.headers.get('message-id')).not.toBe(arrived[1]);
  expect(tokens()[0]).not.toBe(arrived[0]);
  expect((await choose(arrived[0]!)).statusCode).toBe(200);
  expect((await choose(tokens()[0]!)).statusCode).toBe(410);
});

test('a mail server that refuses for now gets the mail later, with a working link', async () => {
  await ask();
  let refusals = 0;
  shop.mailServer.onReceived = async () => {
    refusals += 1;
    return refusals > 1 ? undefined : { smtpCode: 451, text: 'try again later' };
  };
  const worker = shop.startWorker();
  await expect.poll(() => refusals, { timeout: 60_000 }).toBe(1);
  await expect.poll(() => countWaitingAccountMails(shop.db)).toBe(1);
  await worker.stop();
  await makeDue();
  await sendAccountMails(shop);
  expect((await choose(tokens()[0]!)).statusCode).toBe(200);
});

test('a mail that is refused for good is not tried again, so that a mistyped e-mail raises no alarm', async () => {
  shop.mailServer.onReceived = async () => ({ smtpCode: 550, text: 'no such mailbox' });
  await ask();
  await sendAccountMails(shop);
  const { rows } = await sql`
    select attempts, last_error from letters where kind = 'account/reset-password'
  `.execute(shop.db);
  expect(rows).toEqual([{ attempts: 1, lastError: 'EMESSAGE 550' }]);
});

test('no log line of failed account mails contains an address or a token', async () => {
  await ask();
  shop.mailServer.onReceived = async ({ to }) => ({
    smtpCode: 451,
    text: `<${to.join()}> is busy`,
  });
  const worker = startWorker({ LOG_LEVEL: 'debug' });
  await expect.poll(worker.log, { timeout: 60_000 }).toContain('mail refused');
  await worker.kill('SIGTERM');
  expect(worker.log()).not.toMatch(/@|#[\w-]{43}/);
});

test('a rolled-back change sends no mail', async () => {
  const undone = inTransaction(shop.db, async (tx) => {
    await queueAccountMail(tx, { kind: 'password-changed', userId: asha.userId });
    throw new Error('rolled back');
  });
  await expect(undone).rejects.toThrow('rolled back');
  expect(await countWaitingAccountMails(shop.db)).toBe(0);
});

test('without a mail server the mails are dropped, so that none is sent days later', async () => {
  await ask();
  await letterSweepJob({ db: shop.db, hasMailServer: true }).run();
  expect(await countWaitingAccountMails(shop.db)).toBe(1);
  await letterSweepJob({ db: shop.db, hasMailServer: false }).run();
  expect(await countWaitingAccountMails(shop.db)).toBe(0);
  expect(await tokensMade()).toBe(0);
});
