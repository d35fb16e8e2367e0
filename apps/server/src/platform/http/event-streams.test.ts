import { once } from 'node:events';
import { connect } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { EventStreams } from './event-streams.ts';

const limits = {
  perUser: 5,
  perProcess: 5,
  heartbeatMs: 20,
  lifetimeMs: 600_000,
  unreadBytes: 64 * 1024,
};
const quiet = { onWatched: async () => undefined, onUnwatched: () => undefined };
const reader = { userId: 'someone', isStillAllowed: async () => true };

type Options = ConstructorParameters<typeof EventStreams>[0];

async function serve(options: Partial<Options>, who = reader) {
  const streams = new EventStreams({ ...limits, ...quiet, ...options });
  const app = Fastify();
  app.addHook('preClose', async () => streams.close());
  app.get('/', async (_request, reply) => {
    await streams.open(reply, who);
    return reply;
  });
  onTestFinished(() => app.close());
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const open = async (): Promise<Socket> => {
    const socket = connect(port, '127.0.0.1').on('error', () => undefined);
    socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
    await once(socket, 'readable');
    return socket;
  };
  return { app, streams, open };
}

test('drops a reader that falls behind, and keeps the others', async () => {
  let watchers = 1;
  const { streams, open } = await serve({ onUnwatched: () => (watchers = 0) });
  const [stuck, fine] = [await open(), await open()];
  let read = 0;
  fine.on('data', (chunk) => (read += chunk.length));
  const isCut = once(stuck, 'close');
  const news = 'x'.repeat(100_000);
  let sent = 0;
  await expect
    .poll(
      () => {
        // The loop waits for the reading client, so that only the other falls behind.
        if (read >= sent) {
          streams.send('news', news);
          sent += news.length;
        }
        return stuck.destroyed || sent > 50_000_000;
      },
      { interval: 1, timeout: 60_000 },
    )
    .toBe(true)
    .finally(() => stuck.resume());
  await isCut;
  expect(fine.destroyed).toBe(false);
  expect(watchers).toBe(1);
  fine.destroy();
  await expect.poll(() => watchers, { timeout: 60_000 }).toBe(0);
});

test('a failed session check does not end a stream', async () => {
  let asked = 0;
  const isStillAllowed = () => {
    asked += 1;
    return Promise.reject(new Error('away'));
  };
  const { open } = await serve({}, { userId: 'someone', isStillAllowed });
  const socket = await open();
  await expect.poll(() => asked, { timeout: 60_000 }).toBeGreaterThan(3);
  expect(socket.resume().destroyed).toBe(false);
});

test('a stream does not open, and takes no slot, when its source cannot start', async () => {
  const { app } = await serve({
    perProcess: 1,
    onWatched: () => Promise.reject(new Error('no database')),
  });
  const [first, second] = [await app.inject('/'), await app.inject('/')];
  expect(first.json()).toMatchObject({ message: 'no database' });
  expect(second.json()).toMatchObject({ message: 'no database' });
});

test('a stream that opens during shutdown ends at once', async () => {
  const { promise: ready, resolve: begin } = Promise.withResolvers<undefined>();
  const { app, streams } = await serve({ onWatched: () => ready });
  const answer = app.inject('/');
  await new Promise(setImmediate);
  streams.close();
  begin(undefined);
  expect((await answer).statusCode).toBe(200);
});

test('a stream ends after its lifetime, so that readers spread over the servers', async () => {
  const { app } = await serve({ lifetimeMs: 30 });
  expect((await app.inject('/')).body).toMatch(/^retry: [1-3]\d{3}\n\n(?::\n\n)*$/);
});
