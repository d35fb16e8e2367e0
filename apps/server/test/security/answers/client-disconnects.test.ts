import { once } from 'node:events';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { uploadRequest } from '../../requests/image-upload.ts';
import { logInAs } from '../../shops/sessions.ts';
import { startTestApp } from '../../shops/test-app.ts';
import type { TestApp } from '../../shops/test-app.ts';

let shop: TestApp;
/** Set for the current request: when its body is read, and the status of the answer. */
let reading = Promise.withResolvers<true>();
let answered = Promise.withResolvers<number>();
beforeAll(async () => {
  const metrics = {
    watch: (app: FastifyInstance) => {
      app.addHook('preParsing', async (_request, _reply, payload) => {
        reading.resolve(true);
        return payload;
      });
      app.addHook('onSend', async (_request, reply) => answered.resolve(reply.statusCode));
    },
  };
  shop = await startTestApp({}, { metrics });
  await shop.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => shop.close());

async function hangUpMidway(route: string, headers: Record<string, string>, body: Buffer) {
  reading = Promise.withResolvers();
  answered = Promise.withResolvers();
  const { port } = shop.app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  await once(socket, 'connect');
  const all = { host: 'x', 'content-length': String(body.length), ...headers };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(`${route} HTTP/1.1\r\n${lines.join('')}\r\n`);
  socket.write(body.subarray(0, body.length / 2));
  await reading.promise;
  socket.destroy();
  return answered.promise;
}

test('a client that hangs up during its request is not a server error', async () => {
  const body = Buffer.from(JSON.stringify({ name: 'Asha', message: 'x'.repeat(500) }));
  const type = { 'content-type': 'application/json' };
  expect(await hangUpMidway('POST /api/contact', type, body)).toBe(400);
  const staff = await logInAs(shop, 'admin');
  const { headers, payload } = uploadRequest(staff, Buffer.alloc(100_000));
  expect(await hangUpMidway('POST /api/file_upload', headers, payload)).toBe(400);
});
