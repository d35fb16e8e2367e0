import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { ErrorAnswer } from '@dalan/contract/errors';
import type { ProductImportPreview } from '@dalan/contract/catalog/product-import';
import { readConfig } from '../../src/config.ts';
import { checkInvariants } from '../../src/features/office/invariants/index.ts';
import { databaseOptions, openDatabase } from '../../src/platform/db/database.ts';
import { grantToApp } from '../../src/platform/db/migrate.ts';
import { startJobQueue } from '../../src/platform/jobs/job-queue.ts';
import { asAdmin } from '../database/test-database.ts';
import { readOrderEvents } from '../processes/event-reader.ts';
import { startMailServer } from '../processes/mail-server.ts';
import type { MailServer } from '../processes/mail-server.ts';
import { hasPgbouncer, roleStatements, startPgbouncer } from '../processes/pgbouncer.ts';
import { runProgram } from '../processes/run-program.ts';
import { startServerProcess, startServerWithoutDatabase } from '../processes/server-process.ts';
import type { ServerProcess } from '../processes/server-process.ts';
import { startWorkerProcess } from '../processes/worker-process.ts';
import type { WorkerProcess } from '../processes/worker-process.ts';
import { orderBody } from '../requests/order-requests.ts';
import { createRole, urlAs } from '../shops/app-role-shop.ts';
import { createTestProduct, ledgerKgOf, stockKgOf } from '../shops/products.ts';
import type { TestProduct } from '../shops/products.ts';
import { logInAs, TEST_PASSWORD } from '../shops/sessions.ts';
import type { LoggedIn } from '../shops/sessions.ts';
import { startTestApp } from '../shops/test-app.ts';
import type { TestApp } from '../shops/test-app.ts';

const PATIENCE = { timeout: 60_000 };
/** Fewer than the servers ask for at once, so that each transaction may get another one. */
const CONNECTIONS = 3;
const OPEN_ORDERS = 6;
const JOB = 'record-audit-head';

const cleanUps: (() => Promise<unknown>)[] = [];
const cleaned = <Started>(started: Started, cleanUp: (started: Started) => Promise<unknown>) => {
  cleanUps.push(() => cleanUp(started));
  return started;
};
afterAll(async () => {
  for (const cleanUp of cleanUps.toReversed()) await cleanUp();
});

describe.skipIf(!hasPgbouncer)('PgBouncer (skipped if it is not installed)', () => {
  let owner: TestApp;
  let role: string;
  let pooler: Awaited<ReturnType<typeof startPgbouncer>>;
  let mailServer: MailServer;
  let env: Record<string, string>;
  let server: ServerProcess;
  let worker: WorkerProcess;
  beforeAll(async () => {
    role = cleaned(await createRole('app'), (name) => asAdmin(`drop role ${name}`));
    owner = cleaned(await startTestApp(), (shop) => shop.close());
    const { url } = owner.testDatabase;
    await grantToApp(url, role);
    await asAdmin(...(await roleStatements(role)));
    pooler = cleaned(
      await startPgbouncer({ databaseUrl: urlAs(url, role), connections: CONNECTIONS }),
      (started) => started.stop(),
    );
    mailServer = cleaned(await startMailServer(), (started) => started.close());
    env = {
      DATABASE_URL: pooler.url,
      DATABASE_POOLER: 'transaction',
      MEDIA_DIR: owner.config.mediaDir,
      LIMIT_OPEN_ORDERS_PER_ACCOUNT: String(OPEN_ORDERS),
      RUN_WORKER: 'false',
    };
    await makeJobDue();
    worker = cleaned(startWorkerProcess({ ...env, SMTP_URL: mailServer.url }), (started) =>
      started.kill('SIGKILL'),
    );
    server = cleaned(await startServerProcess(env), (started) => started.kill('SIGKILL'));
  });

  /** A worker runs a job that is due when it starts, without waiting for its next look. */
  async function makeJobDue() {
    const quiet = () => undefined;
    const { db, config } = owner;
    await startJobQueue({
      db,
      log: { info: quiet, warn: quiet, error: quiet },
      jobs: [{ name: JOB, cron: '0 0 1 1 *', run: () => Promise.resolve() }],
      measure: (_name, run) => run(),
      ...config.jobQueue,
    }).stop();
    await sql`insert into pgboss.job (name, policy) select name, policy from pgboss.queue
      where name = ${JOB}`.execute(db);
  }

  function post(path: string, body: object, headers: Record<string, string> = {}) {
    return fetch(server.origin + path, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  }

  async function logIn(): Promise<LoggedIn> {
    const customer = await logInAs(owner, 'user');
    const answer = await post('/api/login', { email: customer.email, password: TEST_PASSWORD });
    expect(answer.status).toBe(200);
    const cookie = answer.headers.getSetCookie().map((one) => one.replace(/;.*/, ''));
    return { ...customer, headers: { cookie: cookie.join('; ') } };
  }

  function place(buyer: LoggedIn, flours: TestProduct[]) {
    const lines = flours.map((product) => ({ product, kg: 1 }));
    return post('/api/orders', orderBody(buyer, lines), buyer.headers);
  }

  async function codesOf(answers: Response[]): Promise<string[]> {
    const refused = answers.filter(({ status }) => status !== 201);
    return Promise.all(refused.map(async (answer) => ((await answer.json()) as ErrorAnswer).code));
  }

  test('the timeouts of the runbook are the ones that the shop sets without a pooler', async () => {
    const { statementTimeoutMs, lockTimeoutMs } = readConfig({});
    const database = openDatabase({
      ...databaseOptions({ ...owner.config, databaseUrl: pooler.url, isDatabasePooled: true }),
      poolSize: 1,
      onConnectionLost: () => undefined,
    });
    const { rows } = await sql<{ name: string; ms: number }>`
      select name, setting::int as ms from pg_settings
      where name like '%timeout' and source = 'user'`.execute(database.db);
    await database.close();
    expect(Object.fromEntries(rows.map(({ name, ms }) => [name, ms]))).toEqual({
      statement_timeout: statementTimeoutMs,
      lock_timeout: lockTimeoutMs,
      idle_in_transaction_session_timeout: statementTimeoutMs * 2,
    });
  });

  test('customers log in and order at once over three connections, and get their mails', async () => {
    const customers = await Promise.all(Array.from({ length: 6 }, logIn));
    const jowar = await createTestProduct(owner.db, { stockKg: 22 });
    const bajra = await createTestProduct(owner.db, { stockKg: 100 });
    const answers = await Promise.all(
      customers.flatMap((customer) => [
        place(customer, [jowar, bajra]),
        place(customer, [bajra, jowar]),
        place(customer, [jowar, bajra]),
        place(customer, [bajra, jowar]),
      ]),
    );
    expect(await codesOf(answers)).toEqual(['OUT_OF_STOCK', 'OUT_OF_STOCK']);
    expect(await stockKgOf(owner.db, jowar.id)).toBe(0);
    expect(await ledgerKgOf(owner.db, jowar.id)).toBe(0);
    const addresses = customers.map(({ email }) => email);
    const mailed = () => mailServer.received.filter(({ to: [to = ''] }) => addresses.includes(to));
    await expect.poll(() => mailed().length, PATIENCE).toBe(22);
    const { rows } = await sql<{ open: number }>`
      select count(*)::int as open from pg_stat_activity where usename = ${role}`.execute(owner.db);
    expect(rows).toEqual([{ open: CONNECTIONS }]);
  });

  test('of many orders at once, as many are taken as an account may have open', async () => {
    const customer = await logIn();
    const flour = await createTestProduct(owner.db, { stockKg: 100 });
    const answers = await Promise.all(
      Array.from({ length: OPEN_ORDERS * 2 }, () => place(customer, [flour])),
    );
    const refused = Array.from({ length: OPEN_ORDERS }, () => 'ORDER_LIMIT');
    expect(await codesOf(answers)).toEqual(refused);
  });

  test('the panel hears of a new order', async () => {
    const staff = await logInAs(owner, 'admin');
    const customer = await logIn();
    const flour = await createTestProduct(owner.db, { stockKg: 5 });
    const reader = await readOrderEvents(server.origin, staff.headers);
    const { _id: orderId } = (await (await place(customer, [flour])).json()) as { _id: string };
    await expect.poll(reader.changes, PATIENCE).toContainEqual({ orderId, change: 'placed' });
    reader.close();
  });

  test('a file of flours is checked and imported', async () => {
    const staff = await logInAs(owner, 'admin');
    const text = 'Name,Price per kg,Description,Stock (kg)\nKodra,80,Millet,12\n';
    const checked = await post('/api/admin/product-import/check', { text }, staff.headers);
    expect(checked.status).toBe(200);
    const { versions } = (await checked.json()) as ProductImportPreview;
    const headers = { ...staff.headers, 'idempotency-key': 'one-import' };
    const imported = await post('/api/admin/product-import', { text, versions }, headers);
    expect(await imported.json()).toEqual({ added: 1, changed: 0, unchanged: 0 });
  });

  test('the worker runs its jobs', async () => {
    const runs = async () => {
      const { rows } = await sql<{ state: string }>`
        select state from pgboss.job where name = ${JOB}`.execute(owner.db);
      return rows.map(({ state }) => state);
    };
    await expect.poll(runs, PATIENCE).toContain('completed');
  });

  test('after all that, every invariant holds and no error was logged', async () => {
    expect(await checkInvariants(owner.db)).toEqual([]);
    expect(server.log() + worker.log()).not.toMatch(/"level":[56]0|prepared statement/);
  });

  test('the shop takes orders again after a restart of the pooler', async () => {
    const customer = await logIn();
    const flour = await createTestProduct(owner.db, { stockKg: 5 });
    await pooler.restart();
    const statuses = async () => [
      (await place(customer, [flour])).status,
      (await place(customer, [flour])).status,
    ];
    await expect.poll(statuses, PATIENCE).toEqual([201, 201]);
    expect(await checkInvariants(owner.db)).toEqual([]);
  });

  test('without its setting the shop stays closed, and says why', async () => {
    const closed = await startServerWithoutDatabase({ ...env, DATABASE_POOLER: 'none' });
    onTestFinished(async () => {
      await closed.kill('SIGKILL');
    });
    await expect
      .poll(closed.log, PATIENCE)
      .toContain('unsupported startup parameter: statement_timeout');
  });

  test('migrations refuse a pooler', async () => {
    const { exitCode, err } = await runProgram('src/db-migrate.ts', env);
    expect({ exitCode, err }).toEqual({
      exitCode: 78,
      err: 'Invalid settings. DATABASE_POOLER: Migrations need the database itself, not a pooler.\n',
    });
  });
});
