import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { mediaTexts } from '@dalan/contract/catalog/media';
import { makeMalformedForms } from '../../../../test/calls/malformed-forms.ts';
import type { MalformedForm } from '../../../../test/calls/malformed-forms.ts';
import { logInAs } from '../../../../test/shops/sessions.ts';
import type { LoggedIn } from '../../../../test/shops/sessions.ts';
import { startTestApp } from '../../../../test/shops/test-app.ts';
import type { TestApp } from '../../../../test/shops/test-app.ts';
import { FORM_MAX_BYTES } from './read-image-form.ts';

const SEED = 4711;
const FORMS = 600;
const CONCURRENCY = 20;

let shop: TestApp;
let staff: LoggedIn;
beforeAll(async () => {
  shop = await startTestApp({ LIMIT_UPLOADS_PER_ADMIN: '100000/1' });
  await shop.app.listen({ host: '127.0.0.1', port: 0 });
  staff = await logInAs(shop, 'admin');
});
afterAll(() => shop.close());

/** Errors that would have crashed the server. */
let uncaught: unknown[] = [];
const note = (error: unknown) => void uncaught.push(error);
beforeEach(() => {
  uncaught = [];
  process.on('uncaughtException', note).on('unhandledRejection', note);
});
afterEach(() => {
  process.off('uncaughtException', note).off('unhandledRejection', note);
});

async function open(lines: string) {
  const { port } = shop.app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  await once(socket, 'connect');
  const head = `POST /api/file_upload HTTP/1.1\r\nhost: x\r\nconnection: close\r\n`;
  socket.write(Buffer.from(`${head}cookie: ${staff.headers.cookie}\r\n${lines}\r\n`, 'latin1'));
  return socket;
}

/** The status, or undefined if the client hung up first. */
async function send({ contentType, body, cuts, breaksOffAt }: MalformedForm) {
  const socket = await open(`content-type: ${contentType}\r\ncontent-length: ${body.length}\r\n`);
  const end = breaksOffAt ?? body.length;
  const edges = [...new Set([0, ...cuts, end])].filter((at) => at <= end).sort((a, b) => a - b);
  for (const [index, from] of edges.entries()) {
    socket.write(body.subarray(from, edges[index + 1] ?? end));
    await delay(0);
  }
  if (end < body.length) {
    socket.destroy();
    return undefined;
  }
  const answer = await text(socket).catch((error: unknown) => String(error));
  return Number(/^HTTP\/1\.1 (\d{3}) /.exec(answer)?.[1]);
}

async function storedFiles(): Promise<string[]> {
  return readdir(shop.config.mediaDir, { recursive: true }).catch(() => []);
}

test.each([
  ['cut off in its second part', 'b', '--b\r\n\r\n\r\n--b\r\n\r\nx'],
  ['with an empty boundary', '', '--\r\n\r\n\r\n--\r\n\r\nx'],
  ['with a quoted empty boundary', '""', '----\r\n\r\nx\r\n----'],
])('a form %s is refused, and the server keeps running', async (_what, boundary, body) => {
  const contentType = `multipart/form-data; boundary=${boundary}`;
  const form = { contentType, body: Buffer.from(body), cuts: [], breaksOffAt: undefined };
  expect(await send(form)).toBe(400);
  expect((await shop.app.inject('/healthz')).statusCode).toBe(200);
  expect(uncaught).toEqual([]);
});

test('no malformed form crashes the process, is accepted or leaves a file', async () => {
  const before = await storedFiles();
  const forms = makeMalformedForms(SEED, FORMS);
  const odd: string[] = [];
  let answered = 0;
  for (let from = 0; from < forms.length; from += CONCURRENCY) {
    const some = forms.slice(from, from + CONCURRENCY);
    const statuses = await Promise.all(some.map(send));
    for (const [index, status] of statuses.entries()) {
      if (status === undefined) continue;
      answered += 1;
      if (!(status >= 400 && status < 500)) {
        odd.push(`form ${from + index} of seed ${SEED} was answered ${status}`);
      }
    }
  }
  expect(odd).toEqual([]);
  expect(uncaught).toEqual([]);
  expect(answered).toBeGreaterThan(FORMS / 2);
  expect(await storedFiles()).toEqual(before);
  expect((await shop.app.inject('/readyz')).statusCode).toBe(200);
});

test('an endless form is refused once it exceeds the image limit', async () => {
  const socket = await open(
    'content-type: multipart/form-data; boundary=b\r\ntransfer-encoding: chunked\r\n',
  );
  const size = FORM_MAX_BYTES + 1;
  socket.write(`${size.toString(16)}\r\n`);
  socket.write(Buffer.alloc(size));
  const answer = await text(socket);
  expect(answer).toMatch(/^HTTP\/1\.1 413 /);
  expect(answer).toContain(mediaTexts.tooLarge);
  expect(uncaught).toEqual([]);
});
