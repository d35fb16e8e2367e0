import { createServer } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freePort } from '../../../test/database/embedded-postgres.ts';
import { startMailServer } from '../../../test/processes/mail-server.ts';
import type { MailServer } from '../../../test/processes/mail-server.ts';
import type { Mailer, MailNotSent } from './mailer.ts';
import { openSmtpMailer } from './smtp-mailer.ts';

const mail = {
  messageId: 'one@dalan.example',
  to: 'asha@example.com',
  subject: 'Order placed · Dalan दळण',
  html: '<p>पीठ ₹78.00</p>',
  text: 'पीठ ₹78.00',
};

let server: MailServer;
let mailers: Mailer[];
beforeEach(async () => {
  mailers = [];
  server = await startMailServer();
});
afterEach(async () => {
  for (const mailer of mailers) mailer.close();
  await server.close();
});

function openMailer(url = server.url, timeoutMs = 10_000): Mailer {
  const mailer = openSmtpMailer({
    url,
    from: () => ({ name: 'Dalan', address: 'orders@dalan.example' }),
    connections: 2,
    connectTimeoutMs: 2_000,
    timeoutMs,
  });
  mailers.push(mailer);
  return mailer;
}

async function failureOf(sending: Promise<void>): Promise<MailNotSent> {
  return sending.then(
    () => {
      throw new Error('the mail was sent');
    },
    (error: unknown) => error as MailNotSent,
  );
}

test('a mail arrives with both alternatives, the names and its own Message-ID', async () => {
  await openMailer().send({ ...mail, replyTo: 'hello@dalan.example' });
  const [received] = server.received;
  expect(received).toMatchObject({ from: 'orders@dalan.example', to: ['asha@example.com'] });
  expect(received?.text.trim()).toBe(mail.text);
  expect(received?.html.trim()).toBe(mail.html);
  const headers = received?.headers;
  expect(headers?.get('from')).toBe('Dalan <orders@dalan.example>');
  expect(headers?.get('reply-to')).toBe('hello@dalan.example');
  expect(headers?.get('subject')).toBe(mail.subject);
  expect(headers?.get('message-id')).toBe('<one@dalan.example>');
  expect(headers?.get('auto-submitted')).toBe('auto-generated');
});

test.each([
  ['subject', { ...mail, subject: 'Order\r\nBcc: eve@example.com' }],
  ['recipient', { ...mail, to: 'asha@example.com\r\nRCPT TO:<eve@example.com>' }],
  ['reply address', { ...mail, replyTo: 'asha@example.com\nBcc: eve@example.com' }],
])('a line break in the %s sends no mail', async (_where, forged) => {
  expect(await failureOf(openMailer().send(forged))).toMatchObject({ isServerAway: false });
  expect(server.received).toHaveLength(0);
});

test('a list of addresses in the recipient field adds no recipient', async () => {
  const forged = { ...mail, to: 'asha@example.com, eve@example.com' };
  await openMailer()
    .send(forged)
    .catch(() => undefined);
  expect(server.received.flatMap(({ to }) => to)).not.toContain('eve@example.com');
});

test('a refusal is reported by its code, without the response text that names the recipient', async () => {
  server.onSender = async () => ({ smtpCode: 550, text: 'no asha@example.com here' });
  const failure = await failureOf(openMailer().send(mail));
  expect(failure).toMatchObject({ code: 'EENVELOPE', smtpCode: 550, isServerAway: false });
  expect(`${failure.message}${failure.stack ?? ''}${JSON.stringify(failure)}`).not.toContain(
    'asha',
  );
});

test('a server that is not running, or answers 421, counts as away', async () => {
  const notRunning = openMailer(`smtp://127.0.0.1:${await freePort()}`);
  expect(await failureOf(notRunning.send(mail))).toMatchObject({ isServerAway: true });
  server.onSender = async () => ({ smtpCode: 421, text: 'closing' });
  expect(await failureOf(openMailer().send(mail))).toMatchObject({
    smtpCode: 421,
    isServerAway: true,
  });
});

test('the mailer hangs up on a server that answers one byte at a time', async () => {
  const trickling = createServer((socket) => {
    socket.on('error', () => undefined);
    const timer = setInterval(() => socket.write('2'), 20);
    socket.on('close', () => clearInterval(timer));
  });
  const port = await freePort();
  await new Promise<void>((listening) => trickling.listen(port, '127.0.0.1', listening));
  const failure = await failureOf(openMailer(`smtp://127.0.0.1:${port}`, 200).send(mail));
  expect(failure.message).toMatch(/^mail not sent/);
  await new Promise((closed) => trickling.close(closed));
});

test('the next mail goes out after one that timed out', async () => {
  server.onSender = () => new Promise(() => undefined);
  const mailer = openMailer(server.url, 2_000);
  await failureOf(mailer.send(mail));
  server.onSender = async () => undefined;
  await mailer.send(mail);
  expect(server.received).toHaveLength(1);
});

test('a remote server without TLS gets no mail, unless requireTLS=false is set', async () => {
  const url = server.url.replace('127.0.0.1', '0.0.0.0');
  expect(await failureOf(openMailer(url).send(mail))).toMatchObject({
    code: 'ETLS',
    isServerAway: true,
  });
  expect(server.received).toHaveLength(0);
  await openMailer(`${url}?requireTLS=false`).send(mail);
  expect(server.received).toHaveLength(1);
});
