import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  countWaitingMails,
  resetMails,
  makeMailsDue,
  placeTestOrder,
  SHOP_EMAIL,
  startMailShop,
  untilAllMailsSent,
} from '../../../../test/shops/mail-shop.ts';
import type { MailShop } from '../../../../test/shops/mail-shop.ts';
import { startMailServer } from '../../../../test/processes/mail-server.ts';
import { logInAs } from '../../../../test/shops/sessions.ts';
import type { LoggedIn } from '../../../../test/shops/sessions.ts';
import { startWorkerProcess } from '../../../../test/processes/worker-process.ts';
import type { WorkerProcess } from '../../../../test/processes/worker-process.ts';

let shop: MailShop;
let buyer: LoggedIn;
let workers: WorkerProcess[];
beforeAll(async () => {
  shop = await startMailShop();
  buyer = await logInAs(shop, 'user', { name: 'Asha Kulkarni', email: 'asha.secret@example.com' });
});
beforeEach(async () => {
  workers = [];
  await resetMails(shop);
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

async function placeOrders(count: number): Promise<void> {
  for (let placed = 0; placed < count; placed += 1) {
    await placeTestOrder(shop, buyer, [{ product: shop.flour, kg: 1 }]);
  }
}

function messageIds(): string[] {
  return shop.mailServer.received.map(({ headers }) => headers.get('message-id') ?? '');
}

/** Makes the mail server block its clients. Resolves when this many wait. */
function untilCallersWait(hook: 'onSender' | 'onReceived', callers: number): Promise<void> {
  return new Promise((resolve) => {
    let waiting = 0;
    shop.mailServer[hook] = () => {
      waiting += 1;
      if (waiting === callers) resolve();
      return new Promise(() => undefined);
    };
  });
}

test('two concurrent workers send every mail once', async () => {
  await placeOrders(20);
  shop.mailServer.onReceived = () =>
    new Promise((accept) => {
      setTimeout(() => accept(undefined), 10);
    });
  startWorker();
  startWorker();
  await untilAllMailsSent(shop.db);
  expect(shop.mailServer.received).toHaveLength(40);
  expect(new Set(messageIds()).size).toBe(40);
});

test('mails of a worker killed between claim and send are sent once by the next worker', async () => {
  await placeOrders(1);
  const bothClaimed = untilCallersWait('onSender', 2);
  const first = startWorker();
  await bothClaimed;
  await first.kill('SIGKILL');
  expect(await countWaitingMails(shop.db)).toBe(2);
  expect(shop.mailServer.received).toHaveLength(0);

  shop.mailServer.onSender = async () => undefined;
  const next = startWorker();
  await makeMailsDue(shop.db);
  await untilAllMailsSent(shop.db);
  expect(await next.kill('SIGTERM')).toBe(0);
  expect(shop.mailServer.received.flatMap(({ to }) => to).sort()).toEqual(
    [buyer.email, SHOP_EMAIL].sort(),
  );
});

test('no other worker sends a mail while its lease lasts', async () => {
  await placeOrders(1);
  const bothClaimed = untilCallersWait('onSender', 2);
  const first = startWorker();
  await bothClaimed;
  await first.kill('SIGKILL');
  shop.mailServer.onSender = async () => undefined;

  startWorker();
  await placeOrders(1);
  await expect.poll(() => countWaitingMails(shop.db), { timeout: 60_000 }).toBe(2);
  expect(shop.mailServer.received).toHaveLength(2);
});

test('a duplicate after a kill has the same Message-ID', async () => {
  await placeOrders(1);
  const bothTaken = untilCallersWait('onReceived', 2);
  const taken: (string | undefined)[] = [];
  const hold = shop.mailServer.onReceived;
  shop.mailServer.onReceived = (mail) => {
    taken.push(mail.headers.get('message-id'));
    return hold(mail);
  };
  const first = startWorker();
  await bothTaken;
  await first.kill('SIGKILL');

  shop.mailServer.onReceived = async () => undefined;
  await makeMailsDue(shop.db);
  startWorker();
  await untilAllMailsSent(shop.db);
  expect(messageIds().sort()).toEqual(taken.sort());
});

test('a worker finishes its current mails on SIGTERM', async () => {
  await placeOrders(1);
  const { promise: reached, resolve: reach } = Promise.withResolvers<undefined>();
  const { promise: released, resolve: release } = Promise.withResolvers<undefined>();
  shop.mailServer.onReceived = () => {
    reach(undefined);
    return released;
  };
  const worker = startWorker();
  await reached;
  const ended = worker.kill('SIGTERM');
  await expect.poll(worker.log, { timeout: 60_000 }).toContain('shutting down');
  release(undefined);
  expect(await ended).toBe(0);
  expect(shop.mailServer.received).toHaveLength(2);
  expect(await countWaitingMails(shop.db)).toBe(0);
});

test('no log line of failed mails contains customer data', async () => {
  await placeOrders(2);
  shop.mailServer.onReceived = async ({ to }) => ({
    smtpCode: 550,
    text: `<${to.join()}> is unknown here`,
  });
  const worker = startWorker({ LOG_LEVEL: 'debug' });
  await expect.poll(() => worker.log().match(/mail refused/g)?.length, { timeout: 60_000 }).toBe(4);
  const { port } = shop.mailServer;
  await shop.mailServer.close();
  await makeMailsDue(shop.db);
  await expect.poll(worker.log, { timeout: 60_000 }).toContain('sending mails failed');
  await worker.kill('SIGTERM');
  shop.mailServer = await startMailServer(port);

  for (const line of worker.log().trim().split('\n')) {
    expect(() => JSON.parse(line) as unknown).not.toThrow();
    expect(line).not.toMatch(/@|asha|Kulkarni/i);
    expect(line).not.toContain(buyer.phone);
  }
});

test('without SMTP_URL a worker logs it once and keeps the mails', async () => {
  await placeOrders(1);
  const worker = startWorker({ SMTP_URL: '' });
  await expect.poll(worker.log, { timeout: 60_000 }).toContain('SMTP_URL not set');
  expect(await worker.kill('SIGTERM')).toBe(0);
  expect(worker.log().match(/SMTP_URL not set: mails are not sent/g)).toHaveLength(1);
  expect(await countWaitingMails(shop.db)).toBe(2);
});
