import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Order } from '@dalan/contract/orders/orders';
import type { Db } from '../../src/platform/db/database.ts';
import { createMetrics } from '../../src/platform/telemetry/metrics.ts';
import { startJobs } from '../../src/start-jobs.ts';
import { startMailServer } from '../processes/mail-server.ts';
import { orderBody } from '../requests/order-requests.ts';
import { createTestProduct } from './products.ts';
import type { TestProduct } from './products.ts';
import { logInAs } from './sessions.ts';
import type { LoggedIn } from './sessions.ts';
import { startTestApp } from './test-app.ts';

export type MailShop = Awaited<ReturnType<typeof startMailShop>>;

export const SHOP_EMAIL = 'hello@dalan.example';

const quiet = () => undefined;

/** A shop with a mail server and stock. Tests start the worker. */
export async function startMailShop(env: Record<string, string> = {}) {
  const mailServer = await startMailServer();
  const shop = await startTestApp({ SMTP_URL: mailServer.url, SHOP_EMAIL, ...env });
  const flour = await createTestProduct(shop.db, { stockKg: 10_000, pricePerKg: 78 });
  const staff = await logInAs(shop, 'admin', { name: 'Staff Kulkarni' });
  const { config, db, fileStore } = shop;
  const mailShop = {
    ...shop,
    mailServer,
    flour,
    staff,
    startWorker: () =>
      startJobs(
        { ...config, mail: { ...config.mail, pollMs: 5 } },
        {
          db,
          fileStore,
          log: { info: quiet, warn: quiet, error: quiet },
          metrics: createMetrics(),
        },
      ),
    close: async () => {
      await shop.close();
      // This closes the current mail server: a test may have replaced the first.
      await mailShop.mailServer.close();
    },
  };
  return mailShop;
}

/** Places an order through the API. */
export async function placeTestOrder(
  { app }: Pick<MailShop, 'app'>,
  buyer: LoggedIn,
  lines: { product: TestProduct; kg: number }[],
  written: { deliveryAddress?: string } = {},
): Promise<Order> {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/orders',
    headers: buyer.headers,
    payload: { ...orderBody(buyer, lines), ...written },
  });
  expect(answer.statusCode).toBe(201);
  return answer.json<Order>();
}

/** Resets for the next test: empty mailbox, accepting mail server, no mail of any kind waits. */
export async function resetMails({ db, mailServer }: MailShop): Promise<void> {
  await sql`delete from letters where kind like 'account/%'`.execute(db);
  await sql`
    update letters set given_up_at = now(), last_error = null
    where sent_at is null and given_up_at is null or last_error is not null and sent_at is null
  `.execute(db);
  mailServer.received.length = 0;
  mailServer.onSender = async () => undefined;
  mailServer.onReceived = async () => undefined;
}

/** Account mails that no worker has finished. */
export async function countWaitingAccountMails(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from letters
    where kind like 'account/%' and sent_at is null and given_up_at is null
  `.execute(db);
  return rows[0]?.count ?? 0;
}

/** Runs a worker until every account mail is sent or dropped. */
export async function sendAccountMails(shop: Pick<MailShop, 'db' | 'startWorker'>): Promise<void> {
  const worker = shop.startWorker();
  const waiting = () => countWaitingAccountMails(shop.db);
  await expect.poll(waiting, { timeout: 25_000, interval: 50 }).toBe(0);
  await worker.stop();
}

/** Mails neither sent nor given up. */
export async function countWaitingMails(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('letters')
    .select((mail) => mail.fn.countAll<number>().as('count'))
    .where('sentAt', 'is', null)
    .where('givenUpAt', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

export async function untilAllMailsSent(db: Db): Promise<void> {
  await expect.poll(() => countWaitingMails(db), { timeout: 25_000, interval: 20 }).toBe(0);
}

/** Ends every lease and retry delay. */
export async function makeMailsDue(db: Db): Promise<void> {
  await db
    .updateTable('letters')
    .set({ notBefore: new Date(0), leaseUntil: null })
    .where('sentAt', 'is', null)
    .where('givenUpAt', 'is', null)
    .execute();
}
