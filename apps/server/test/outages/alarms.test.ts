import { execFileSync } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { hostname, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createServer } from 'node:tls';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { hasProgram, runScript } from '../processes/back-ups.ts';
import { startMailServer } from '../processes/mail-server.ts';
import type { MailServer } from '../processes/mail-server.ts';
import { run } from '../processes/run-program.ts';

const deploy = resolve(import.meta.dirname, '../../../../deploy');
const CANARY = 'canary-4711';
let folder: string;
let mailServer: MailServer;
const pathTo = (...path: string[]) => join(folder, ...path);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dalan-alarm-'));
  mailServer = await startMailServer();
  for (const name of ['settings', 'bin', 'metrics']) await mkdir(pathTo(name));
  // This file stands for the journal, which tests do not have.
  await writeFile(pathTo('bin/journalctl'), '#!/bin/sh\necho "$@"\necho "पीठ संपले: exit code 78"\n');
  await chmod(pathTo('bin/journalctl'), 0o755);
});
afterAll(async () => {
  await mailServer.close();
  await rm(folder, { recursive: true });
});
beforeEach(async (context) => {
  if (!hasProgram('curl')) context.skip('curl is not installed');
  mailServer.received.length = 0;
  await writeFile(
    pathTo('settings/alarm.env'),
    'ALARM_TO=keeper@shop.example,second@shop.example\n',
  );
  await writeFile(
    pathTo('settings/shop.env'),
    `SMTP_URL=${mailServer.url}\nMAIL_FROM=a@shop.example\n`,
  );
});

function sendAlarm(unit: string, env: Record<string, string> = {}) {
  return runScript('alarm.sh', [unit], {
    PATH: `${pathTo('bin')}:${process.env['PATH']}`,
    DALAN_SETTINGS: pathTo('settings'),
    ALARM_RETRIES: '0',
    ...env,
  });
}

test('a failed unit is mailed to the operator with the last lines of its log', async () => {
  const { exitCode, err } = await sendAlarm('dalan@3001.service');
  expect({ exitCode, err }).toEqual({ exitCode: 0, err: '' });
  const [mail] = mailServer.received;
  expect(mail?.from).toBe('a@shop.example');
  expect(mail?.to).toEqual(['keeper@shop.example', 'second@shop.example']);
  expect(mail?.headers.get('subject')).toMatch(/^Dalan: dalan@3001[.]service failed on /);
  expect(mail?.headers.get('subject')).toContain(hostname().split('.')[0]);
  expect(mail?.text).toContain('--unit=dalan@3001.service --lines=30');
  expect(mail?.text).toContain('पीठ संपले: exit code 78');
});

test('a unit name cannot add a mail header', async () => {
  await sendAlarm('x.service\r\nBcc: thief@evil.example');
  expect(mailServer.received[0]?.headers.has('bcc')).toBe(false);
  expect(mailServer.received[0]?.to).not.toContain('thief@evil.example');
});

test('alarms can use another mail server than the shop, whose setting may be the cause', async () => {
  await writeFile(pathTo('settings/shop.env'), `SMTP_URL=smtp://u:${CANARY}#@h\n`);
  const { exitCode, err } = await sendAlarm('dalan-worker.service');
  expect(exitCode).toBe(78);
  expect(err).toContain('SMTP_URL: Write smtps://');
  expect(err).not.toContain(CANARY);
  await writeFile(
    pathTo('settings/alarm.env'),
    `ALARM_TO=k@shop.example\nSMTP_URL=${mailServer.url}\n`,
  );
  expect((await sendAlarm('dalan-worker.service')).exitCode).toBe(0);
  expect(mailServer.received[0]).toMatchObject({ from: 'k@shop.example', to: ['k@shop.example'] });
});

test('an alarm that cannot be sent fails', async () => {
  mailServer.onSender = () => Promise.resolve({ smtpCode: 451, text: 'later' });
  onTestFinished(() => {
    mailServer.onSender = () => Promise.resolve(undefined);
  });
  expect((await sendAlarm('dalan@3001.service')).exitCode).not.toBe(0);
  await writeFile(pathTo('settings/alarm.env'), 'ALARM_TO=\n');
  expect(await sendAlarm('dalan@3001.service')).toMatchObject({ exitCode: 78 });
});

test('the SMTP password is in no process list, and not sent without TLS', async () => {
  await writeFile(pathTo('bin/curl'), '#!/bin/sh\necho "$@"\ncat "$2"\n');
  await chmod(pathTo('bin/curl'), 0o755);
  onTestFinished(() => rm(pathTo('bin/curl')));
  const url = `smtp://shop:%22${CANARY}%5C@mail.example`;
  await writeFile(pathTo('settings/shop.env'), `SMTP_URL=${url}\n`);
  const { out } = await sendAlarm('dalan@3001.service');
  const [command = '', ...options] = out.split('\n');
  expect(command).not.toContain(CANARY);
  expect(options).toContain(`user = "shop:\\"${CANARY}\\\\"`);
  expect(options).toContain('ssl-reqd');
  expect(options[0]).toContain('url = "smtp://mail.example:587/');
  await writeFile(pathTo('settings/shop.env'), `SMTP_URL=${url}?requireTLS=false\n`);
  expect((await sendAlarm('dalan@3001.service')).out).not.toContain('ssl-reqd');
});

test('writes the expiry of the certificate for Prometheus', async () => {
  execFileSync(
    'openssl',
    `req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 9 -subj /CN=shop.example -keyout ${pathTo('key')} -out ${pathTo('crt')}`.split(
      ' ',
    ),
    { stdio: 'ignore' },
  );
  const server = createServer({
    key: await readFile(pathTo('key')),
    cert: await readFile(pathTo('crt')),
  });
  server.on('tlsClientError', () => undefined);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => void server.close());
  await writeFile(pathTo('settings/shop.env'), 'PUBLIC_ORIGIN=https://shop.example\n');
  const { exitCode, err } = await runScript('certificate.sh', [], {
    DALAN_SETTINGS: pathTo('settings'),
    METRICS_DIR: pathTo('metrics'),
    TLS_ADDRESS: `127.0.0.1:${(server.address() as AddressInfo).port}`,
  });
  expect({ exitCode, err }).toEqual({ exitCode: 0, err: '' });
  const metric = await readFile(pathTo('metrics/dalan-certificate.prom'), 'utf8');
  const [, end] =
    /^dalan_certificate_expiry_timestamp_seconds[{]host="shop[.]example"[}] (\d+)\n$/.exec(
      metric,
    ) ?? [];
  const daysLeft = (Number(end) - Date.now() / 1000) / 86_400;
  expect(daysLeft).toBeGreaterThan(8);
  expect(daysLeft).toBeLessThan(10);
});

test.for([
  ['promtool', 'test', 'rules', 'prometheus-alerts.test.yml'],
  ['promtool', 'check', 'config', '--syntax-only', 'prometheus.yml'],
  ['amtool', 'check-config', 'alertmanager.yml'],
])(
  'the alert rules are valid and tested: %s %s',
  { timeout: 180_000 },
  async ([program = '', ...args], context) => {
    if (!hasProgram(program)) context.skip(`${program} is not installed`);
    const paths = args.map((arg) => (arg.endsWith('.yml') ? join(deploy, 'monitoring', arg) : arg));
    const { exitCode, out, err } = await run(program, paths, process.env);
    expect(exitCode, out + err).toBe(0);
  },
);

const readMonitoring = (name: string) => readFile(join(deploy, 'monitoring', name), 'utf8');
const namesOfAlarms = (rules: string) =>
  [...rules.matchAll(/- alert: (\w+)/g)].map(([, name]) => name);

test('each alarm fires in a test', async () => {
  const alarms = namesOfAlarms(await readMonitoring('prometheus-alerts.yml'));
  const tests = await readMonitoring('prometheus-alerts.test.yml');
  const fired = new Set(
    [...tests.matchAll(/alertname: (\w+)\n\s+exp_alerts:/g)].map(([, name]) => name),
  );
  expect(alarms.filter((name) => !fired.has(name))).toEqual([]);
});

test('Prometheus takes the job for three nodes as the runbook has it', async (context) => {
  if (!hasProgram('promtool')) context.skip('promtool is not installed');
  const runbook = await readFile(resolve(deploy, '../docs/runbook.md'), 'utf8');
  const [, job = ''] = /```yaml\n( {2}- job_name: patroni\n[^`]*)```/.exec(runbook) ?? [];
  expect(job).toContain('10.0.0.11:8008');
  const file = pathTo('prometheus.yml');
  await writeFile(file, (await readMonitoring('prometheus.yml')) + job);
  const check = ['check', 'config', '--syntax-only', file];
  const { exitCode, out, err } = await run('promtool', check, process.env);
  expect(exitCode, out + err).toBe(0);
});

test('the runbook lists exactly the existing alarms', async () => {
  const rules = await readMonitoring('prometheus-alerts.yml');
  const runbook = await readFile(resolve(deploy, '../docs/runbook.md'), 'utf8');
  const [, section = ''] = runbook.split('### Alarms');
  const [table = ''] = section.split('\n### ');
  const rows = table.split('\n').filter((line) => line.startsWith('| `'));
  const told = rows.flatMap((row) =>
    [...(row.split('|')[1] ?? '').matchAll(/`(\w+)`/g)].map(([, name]) => name),
  );
  expect(told.sort()).toEqual(namesOfAlarms(rules).sort());
});
