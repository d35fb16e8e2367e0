import { createServer } from 'node:http';
import type { RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '../../../test/database/embedded-postgres.ts';
import type { ShopError } from '../../platform/shop-error.ts';
import { openBucketFileStore } from './bucket-file-store.ts';

const SHORT = { tries: 3, tryMs: 300, firstPauseMs: 1 };

/** Stands for a service that has a fault. */
async function openFaulty(answer: RequestListener) {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await new Promise((listening) => server.once('listening', listening));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}/pictures`;
  const bucket = { url, region: 'us-east-1', keyId: 'key', secret: 'canary-4711' };
  return openBucketFileStore(bucket, SHORT);
}

test.each<[string, RequestListener]>([
  ['busy', (_request, answer) => answer.writeHead(503).end()],
  ['over its rate', (_request, answer) => answer.writeHead(429).end()],
  ['cutting connections', (request) => request.socket.destroy()],
  ['silent', () => undefined],
  [
    'silent in the middle of a file',
    (_request, answer) => {
      answer.writeHead(200, { 'content-length': 10 }).write('half');
    },
  ],
])('a bucket that is %s for a moment is asked again', async (_what, fault) => {
  let calls = 0;
  const store = await openFaulty((request, answer) => {
    calls += 1;
    if (calls < 3) fault(request, answer);
    else request.resume().on('end', () => answer.writeHead(200).end('picture'));
  });
  expect(Buffer.from((await store.read('a/1.jpg')) ?? []).toString()).toBe('picture');
  expect(calls).toBe(3);
  calls = 1;
  await store.put('a/1.jpg', Buffer.from('picture'));
  expect(calls).toBe(3);
});

test.each<[string, RequestListener, string]>([
  ['is silent', () => undefined, 'timeout'],
  ['cuts connections', (request) => request.socket.destroy(), 'other side closed'],
  ['breaks', (_request, answer) => answer.writeHead(500).end(), 'it answers 500'],
])('a bucket that %s for good is UNAVAILABLE, with the reason', async (_what, fault, reason) => {
  let calls = 0;
  const store = await openFaulty((request, answer) => {
    calls += 1;
    fault(request, answer);
  });
  const error = await store.read('a/1.jpg').catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ code: 'UNAVAILABLE', status: 503 });
  const cause = String((error as ShopError).cause);
  expect(cause).toMatch(/The bucket http:.*pictures cannot be used: /);
  expect(cause).toContain(reason);
  expect(cause).not.toContain('canary-4711');
  expect(calls).toBe(3);
});

test('a bucket whose machine is off is UNAVAILABLE', async () => {
  const url = `http://127.0.0.1:${await freePort()}/pictures`;
  const bucket = { url, region: 'r', keyId: 'k', secret: 's' };
  await expect(openBucketFileStore(bucket, SHORT).read('a/1.jpg')).rejects.toMatchObject({
    code: 'UNAVAILABLE',
    cause: { message: expect.stringContaining('ECONNREFUSED') as string },
  });
});

test.each([
  ['Ceph', 403, 'QuotaExceeded'],
  ['MinIO', 507, 'XMinioStorageFull'],
  ['MinIO', 400, 'XMinioAdminBucketQuotaExceeded'],
])('a full bucket of %s is STORAGE_FULL (%i %s)', async (_service, status, code) => {
  let calls = 0;
  const store = await openFaulty((request, answer) => {
    calls += 1;
    const body = `<Error><Code>${code}</Code></Error>`;
    request.resume().on('end', () => answer.writeHead(status).end(body));
  });
  await expect(store.put('a/1.jpg', Buffer.from('x'))).rejects.toMatchObject({
    code: 'STORAGE_FULL',
  });
  expect(calls).toBe(1);
});

test('an answer that leads elsewhere is not followed', async () => {
  let calls = 0;
  const store = await openFaulty((_request, answer) => {
    calls += 1;
    const body = '<Error><Code>PermanentRedirect</Code></Error>';
    answer.writeHead(301, { location: '/elsewhere' }).end(body);
  });
  await expect(store.read('a/1.jpg')).rejects.toThrow('MEDIA_BUCKET_REGION is of another region');
  expect(calls).toBe(1);
});
