import { connect } from 'node:net';
import { once } from 'node:events';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startServerProcess } from '../processes/server-process.ts';
import type { ServerProcess } from '../processes/server-process.ts';
import { startTestApp } from '../shops/test-app.ts';
import type { TestApp } from '../shops/test-app.ts';

type Line = {
  level: number;
  msg: string;
  reqId: string;
  code?: string;
  err?: { stack: string };
  req?: { url: string; network: string };
};

const [INFO, WARN, ERROR] = [30, 40, 50];
const CLIENT = '203.0.113.77';

let shop: TestApp;
let server: ServerProcess;
beforeAll(async () => {
  shop = await startTestApp();
  server = await startServerProcess({
    DATABASE_URL: shop.testDatabase.url,
    LOG_LEVEL: 'info',
    TRUST_PROXY: '127.0.0.1',
  });
});
afterAll(async () => {
  await server.kill('SIGKILL');
  await shop.close();
});

/** Matching log lines. The log is written a moment later. */
async function linesAbout(isMeant: (line: Line) => boolean): Promise<Line[]> {
  const read = () => {
    const whole = server.log().slice(0, server.log().lastIndexOf('\n') + 1);
    const lines = whole.split('\n').filter(Boolean);
    return lines.map((line) => JSON.parse(line) as Line).filter(isMeant);
  };
  await vi.waitUntil(() => read().length > 0, { timeout: 60_000 });
  return read();
}

function post(path: string, body: object): Promise<Response> {
  return fetch(server.origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': CLIENT },
    body: JSON.stringify(body),
  });
}

test('logs the network of a request, never its address', async () => {
  await post('/api/login', { email: 'nobody@dalan.example', password: 'wrong password' });
  const [line] = await linesAbout(({ req }) => req?.url === '/api/login');
  expect(line!.req!.network).toBe('203.0.113.0/24');
  expect(server.log()).not.toContain(CLIENT);
});

test('logs a refused log-in without a stack', async () => {
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, n) =>
      post('/api/login', { email: `nobody-${n}@dalan.example`, password: 'wrong password' }),
    ),
  );
  const refused = answers.filter(({ status }) => status === 503);
  expect(refused.length).toBeGreaterThan(0);
  const { requestId } = (await refused[0]!.json()) as { requestId: string };
  const isMeant = ({ reqId, msg }: Line) => reqId === requestId && msg !== 'request completed';
  const [line] = await linesAbout(isMeant);
  expect(line).toMatchObject({ level: WARN, code: 'UNAVAILABLE' });
  expect(line!.err).toBeUndefined();
});

test('a client that disconnects during its request is not an error', async () => {
  const socket = connect(Number(new URL(server.origin).port), '127.0.0.1');
  const head = ['Host: x', 'Content-Type: application/json', 'Content-Length: 900'];
  // "100 Continue" means that the server has read the headers.
  const lines = ['POST /api/contact HTTP/1.1', ...head, 'Expect: 100-continue', '', '{"name":"'];
  socket.write(lines.join('\r\n'));
  await once(socket, 'data');
  socket.destroy();
  const [line] = await linesAbout(({ msg }) => msg === 'client disconnected');
  expect(line).toMatchObject({ level: INFO });
  expect(line!.err).toBeUndefined();
});

test('logs an unexpected error with its stack', async () => {
  await sql`alter table contact_messages rename to elsewhere`.execute(shop.db);
  const contact = { name: 'Asha', email: 'asha@dalan.example', subject: 'Jowar', message: 'Hello' };
  const answer = await post('/api/contact', contact);
  expect(answer.status).toBe(500);
  const { requestId } = (await answer.json()) as { requestId: string };
  const [line] = await linesAbout(
    ({ reqId, msg }) => reqId === requestId && msg !== 'request completed',
  );
  expect(line).toMatchObject({ level: ERROR, msg: 'request failed' });
  expect(line!.err!.stack).toContain('    at ');
  await sql`alter table elsewhere rename to contact_messages`.execute(shop.db);
});

test('nothing else was logged as an error', async () => {
  const errors = await linesAbout(({ level }) => level >= ERROR);
  expect(errors).toHaveLength(1);
});
