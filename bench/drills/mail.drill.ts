import type { ChildProcess } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { withDatabase } from '../stored-orders.ts';
import { compareMails } from './people/compare-mails.ts';
import { createOwnMailServer } from './machines/own-mail-server.ts';
import type { OwnMailServer } from './machines/own-mail-server.ts';
import { endProgram, hasEnded, repository, startProgram } from './machines/programs.ts';
import type { Drill } from './run-drill.ts';

const SHOP_EMAIL = 'shop@dalan.example';
const WITHIN_A_ROUND_MS = 100;
/** This is longer than the lease of a dead worker, which lasts 45 seconds. */
const NO_MAIL_FOR_MS = 90_000;

const mailServer = createOwnMailServer();
const ENV = { RUN_WORKER: 'false', SMTP_URL: mailServer.url, SHOP_EMAIL };

/** Kills the worker while it sends mail: every mail arrives, and duplicates share a Message-ID. */
export const mailDrill: Drill = {
  name: 'mail',
  env: ENV,
  // One customer orders faster than one worker can send mail.
  customers: 1,
  bring: async ({ shop, isWhole }) => {
    await mailServer.open();
    await confirmNewEmails(shop.databaseUrl);
    let worker = await startWorker(shop.databaseUrl);
    let figures: string[] = [];
    return {
      faults: [
        async () => {
          await untilMailFlows(mailServer);
          await delay(Math.random() * WITHIN_A_ROUND_MS);
          await endProgram(worker, 'SIGKILL');
          worker = await startWorker(shop.databaseUrl);
        },
      ],
      end: async () => {
        const from = performance.now();
        await untilNoMailWaits(shop.databaseUrl, mailServer);
        const seconds = Math.round((performance.now() - from) / 1_000);
        const { received } = mailServer;
        const findings = await compareMails(shop.databaseUrl, SHOP_EMAIL, received);
        if (hasEnded(worker)) findings.other.push('the worker exited by itself');
        await endProgram(worker, 'SIGTERM');
        await mailServer.close();
        const { expected, missing, duplicates, other } = findings;
        figures = [
          `${expected} mails expected, ${received.length} received: ${missing.length} missing, ` +
            `${duplicates} duplicates with the same Message-ID; the last ${seconds} s after the last order`,
        ];
        const isUnproven = isWhole && duplicates === 0;
        if (isUnproven)
          other.push('no duplicate: no kill hit the time between a mail and its mark');
        return [...missing, ...other];
      },
      figures: () => figures,
    };
  },
};

/** The customers cannot follow a mailed link, and only a confirmed e-mail gets order mails. */
async function confirmNewEmails(databaseUrl: string): Promise<void> {
  await withDatabase(databaseUrl, (client) =>
    client.query('alter table users alter column email_confirmed_at set default now()'),
  );
}

function startWorker(databaseUrl: string): Promise<ChildProcess> {
  const env = { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'silent' };
  return startProgram(process.execPath, ['apps/server/src/worker.ts'], {
    cwd: repository,
    env: { ...env, ...ENV, DATABASE_URL: databaseUrl },
    // The worker has no port; it works if it sends mail.
    isReady: async () => true,
  });
}

async function untilMailFlows({ received }: OwnMailServer): Promise<void> {
  const before = received.length;
  const late = performance.now() + NO_MAIL_FOR_MS;
  while (received.length === before) {
    if (performance.now() > late) throw new Error('the worker sends no mail');
    await delay(5);
  }
}

/** This also ends if no more mail arrives: the comparison then reports what is missing. */
async function untilNoMailWaits(databaseUrl: string, { received }: OwnMailServer): Promise<void> {
  let late = performance.now() + NO_MAIL_FOR_MS;
  let before = -1;
  while (performance.now() < late && (await countWaiting(databaseUrl)) > 0) {
    if (received.length > before) late = performance.now() + NO_MAIL_FOR_MS;
    before = received.length;
    await delay(200);
  }
}

function countWaiting(databaseUrl: string): Promise<number> {
  return withDatabase(databaseUrl, async (client) => {
    const { rows } = await client.query<{ count: string }>(
      'select count(*) from letters where sent_at is null and given_up_at is null',
    );
    return Number(rows[0]?.count);
  });
}
