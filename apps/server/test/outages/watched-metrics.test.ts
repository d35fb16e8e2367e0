import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../database/embedded-postgres.ts';
import { startServerProcess } from '../processes/server-process.ts';
import type { ServerProcess } from '../processes/server-process.ts';
import { startWorkerProcess } from '../processes/worker-process.ts';
import type { WorkerProcess } from '../processes/worker-process.ts';
import { orderBody } from '../requests/order-requests.ts';
import { makeMailsDue, SHOP_EMAIL, startMailShop } from '../shops/mail-shop.ts';
import { untilAllMailsSent } from '../shops/mail-shop.ts';
import type { MailShop } from '../shops/mail-shop.ts';
import { logInAs } from '../shops/sessions.ts';
import type { LoggedIn } from '../shops/sessions.ts';

const deploy = resolve(import.meta.dirname, '../../../../deploy');

let shop: MailShop;
let buyer: LoggedIn;
let server: ServerProcess;
let worker: WorkerProcess;
let ports: { server: number; worker: number };
beforeAll(async () => {
  shop = await startMailShop();
  buyer = await logInAs(shop, 'user');
  ports = { server: await freePort(), worker: await freePort() };
  const settings = {
    DATABASE_URL: shop.config.databaseUrl,
    MEDIA_DIR: shop.config.mediaDir,
    SMTP_URL: shop.mailServer.url,
    SHOP_EMAIL,
    RUN_WORKER: 'false',
  };
  server = await startServerProcess({ ...settings, METRICS_PORT: String(ports.server) });
  worker = startWorkerProcess({ ...settings, METRICS_PORT: String(ports.worker) });
});
afterAll(async () => {
  await server.kill('SIGKILL');
  await worker.kill('SIGKILL');
  await shop.close();
});

async function scrape(of: 'server' | 'worker'): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${ports[of]}/metrics`).catch(() => undefined);
  return (await answer?.text()) ?? '';
}

async function figure(of: 'server' | 'worker', series: string): Promise<number | undefined> {
  const line = (await scrape(of)).split('\n').find((one) => one.startsWith(`${series} `));
  return line === undefined ? undefined : Number(line.slice(series.length));
}

async function order(): Promise<number> {
  const answer = await fetch(`${server.origin}/api/orders`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...buyer.headers },
    body: JSON.stringify(orderBody(buyer, [{ product: shop.flour, kg: 1 }])),
  });
  await answer.arrayBuffer();
  return answer.status;
}

const result = (objective: string, end: 'good' | 'bad') =>
  `objective_events_total{objective="${objective}",result="${end}"}`;
const tried = (end: string) => `mails_tried_total{kind="order",end="${end}"}`;
const soon = { timeout: 60_000 };

test('every event of an objective is counted from the first, and a refusal is a good answer', async () => {
  expect(await figure('server', result('order_taken', 'bad'))).toBe(0);
  const before = (await figure('server', result('order_taken', 'good')))!;
  // Busy machines answer late, which is bad, so both ends are added up.
  const counted = async () =>
    (await figure('server', result('order_taken', 'good')))! +
    (await figure('server', result('order_taken', 'bad')))!;
  expect(await order()).toBe(201);
  await expect.poll(counted, soon).toBe(before + 1);
  const refused = await fetch(`${server.origin}/api/orders`, { method: 'POST' });
  expect(refused.status).toBe(401);
  await expect.poll(counted, soon).toBe(before + 2);
  const badBefore = (await figure('server', result('order_taken', 'bad')))!;
  await sql`alter table order_events rename to elsewhere`.execute(shop.db);
  expect(await order()).toBe(500);
  await sql`alter table elsewhere rename to order_events`.execute(shop.db);
  await expect.poll(() => figure('server', result('order_taken', 'bad')), soon).toBe(badBefore + 1);
});

test('the worker counts mails that are sent, refused, late and given up', async () => {
  await untilAllMailsSent(shop.db);
  const at = async () => ({
    sent: (await figure('worker', tried('sent')))!,
    refused: (await figure('worker', tried('refused')))!,
    good: (await figure('worker', result('mail_sent', 'good')))!,
    bad: (await figure('worker', result('mail_sent', 'bad')))!,
  });
  const before = await at();
  expect(before).toMatchObject({ refused: 0, bad: 0 });
  shop.mailServer.onReceived = () => Promise.resolve({ smtpCode: 450, text: 'later' });
  expect(await order()).toBe(201);
  await expect.poll(at, soon).toEqual({ ...before, refused: 2 });
  shop.mailServer.onReceived = () => Promise.resolve(undefined);
  await makeMailsDue(shop.db);
  await expect
    .poll(at, soon)
    .toEqual({ ...before, refused: 2, sent: before.sent + 2, good: before.good + 2 });

  // Sent after eleven minutes, and given up after three days.
  for (const age of ['11 minutes', '3 days']) {
    await sql`
      with late as (insert into order_events (order_id, kind, order_status, payment_status)
        select order_id, kind, order_status, payment_status from order_events limit 1 returning id)
      insert into letters (kind, subject_id, created_at)
      select 'order/shop', id, now() - ${age}::interval from late`.execute(shop.db);
  }
  await expect.poll(at, soon).toEqual({
    refused: 2,
    sent: before.sent + 3,
    good: before.good + 2,
    bad: 2,
  });
  expect(await figure('worker', tried('given up'))).toBe(1);
});

test('every metric that an alarm or the dashboard asks for exists', async () => {
  const makeDue = async () => {
    const { rows } = await sql`
      insert into pgboss.job (name) select name from pgboss.schedule returning name`.execute(
      shop.db,
    );
    return rows.length;
  };
  await expect.poll(makeDue, soon).toBeGreaterThan(5);
  await expect.poll(() => scrape('worker'), soon).toContain('job_duration_seconds_count{');
  const own = `${await scrape('server')}\n${await scrape('worker')}`;
  const scripts = await Promise.all(
    ['copy.sh', 'certificate.sh'].map((name) => readFile(resolve(deploy, name), 'utf8')),
  );
  const rules = await readFile(resolve(deploy, 'monitoring/prometheus-alerts.yml'), 'utf8');
  const recorded = [...rules.matchAll(/- record: (\S+)/g)].map(([, name]) => name);
  const dashboard = await readFile(resolve(deploy, 'monitoring/grafana-dashboard.json'), 'utf8');
  const { panels } = JSON.parse(dashboard) as { panels: { targets?: { expr: string }[] }[] };
  const shown = panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));

  const asked = [...expressionsOf(rules), ...shown].flatMap(metricsIn);
  expect(new Set(asked).size).toBeGreaterThan(20);
  const missing = asked.filter((name) => {
    // node_exporter and Patroni have their own.
    if (/^(?:node|patroni)_/.test(name) || recorded.includes(name)) return false;
    if (name.startsWith('dalan_')) return !scripts.some((text) => text.includes(name));
    const family = name.replace(/_(?:bucket|count|sum)$/, '');
    return !own.includes(`# TYPE ${family} `);
  });
  expect(missing).toEqual([]);
});

/** Expressions in one line, or in the lines below `expr: |`. */
function expressionsOf(rules: string): string[] {
  return [...rules.matchAll(/^ +expr: (?:\|\n((?: {10,}.*\n)+)|(.+))$/gm)].map(
    ([, lines, line]) => lines ?? line ?? '',
  );
}

/** Words with an underscore or a colon that are neither labels nor functions. */
function metricsIn(expression: string): string[] {
  const bare = expression.replace(/"[^"]*"/g, '""');
  return [...bare.matchAll(/\b[a-z][a-z0-9]*[_:][a-z0-9_:]+\b(?!\s*(?:=|!|\())/g)].map(
    ([name]) => name,
  );
}
