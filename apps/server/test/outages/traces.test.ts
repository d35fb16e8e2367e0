import { resolve } from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { freePort } from '../database/embedded-postgres.ts';
import { startServerProcess } from '../processes/server-process.ts';
import type { ServerProcess } from '../processes/server-process.ts';
import { startTraceReceiver } from '../processes/trace-receiver.ts';
import type { ReceivedSpan, TraceReceiver } from '../processes/trace-receiver.ts';
import { startWorkerProcess } from '../processes/worker-process.ts';
import { orderBody } from '../requests/order-requests.ts';
import { SHOP_EMAIL, startMailShop, untilAllMailsSent } from '../shops/mail-shop.ts';
import type { MailShop } from '../shops/mail-shop.ts';
import { logInAs } from '../shops/sessions.ts';
import type { LoggedIn } from '../shops/sessions.ts';

const PRINT_LOADED = ['--import', resolve(import.meta.dirname, '../processes/print-loaded.ts')];
const PROXYS_TRACE = 'c0ffee00c0ffee00c0ffee00c0ffee00';
const PROXYS_SPAN = 'beef00beef00beef';
const traceparent = `00-${PROXYS_TRACE}-${PROXYS_SPAN}-01`;
const SECRET = {
  name: 'Zumbarbai Attackword',
  email: 'zumbar.attackword@dalan.example',
  phone: '5550987651',
  address: '77 Attackword Wada, Pune 411011',
};

let shop: MailShop;
let buyer: LoggedIn;
let receiver: TraceReceiver;
const servers: ServerProcess[] = [];
beforeAll(async () => {
  shop = await startMailShop();
  buyer = await logInAs(shop, 'user', SECRET);
});
beforeEach(async () => {
  receiver = await startTraceReceiver();
});
afterEach(async () => {
  for (const server of servers.splice(0)) await server.kill('SIGKILL');
  await receiver.close();
});
afterAll(() => shop.close());

const shopSettings = () => ({
  DATABASE_URL: shop.config.databaseUrl,
  MEDIA_DIR: shop.config.mediaDir,
  SMTP_URL: shop.mailServer.url,
  SHOP_EMAIL,
  RUN_WORKER: 'false',
  LOG_LEVEL: 'info',
});

async function startServer(env: Record<string, string>): Promise<ServerProcess> {
  const server = await startServerProcess({ ...shopSettings(), ...env }, PRINT_LOADED);
  servers.push(server);
  return server;
}

async function order(
  server: ServerProcess,
  { headers = {}, deliveryAddress = SECRET.address } = {},
): Promise<number> {
  const answer = await fetch(`${server.origin}/api/orders`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...buyer.headers, ...headers },
    body: JSON.stringify({
      ...orderBody(buyer, [{ product: shop.flour, kg: 1 }]),
      deliveryAddress,
    }),
  });
  await answer.arrayBuffer();
  return answer.status;
}

type Line = { msg: string; trace_id?: string; span_id?: string; req?: { url: string } };

function requestLines(server: ServerProcess, url: string): Line[] {
  const lines = server
    .log()
    .split('\n')
    .filter((line) => line.startsWith('{'));
  const parsed = lines.map((line) => JSON.parse(line) as Line);
  return parsed.filter(({ msg, req }) => msg === 'request completed' && req?.url === url);
}

const below = (parent: ReceivedSpan) =>
  receiver.spans.filter(({ parentSpanId }) => parentSpanId === parent.spanId);
const spansNamed = (name: string) => receiver.spans.filter((span) => span.name === name);

function expectNothingPersonal(): void {
  const words = Object.values(SECRET).flatMap((value) => value.split(/[ ,@]+/));
  const token = buyer.headers.cookie.split('=')[1]!;
  for (const word of [...words, token, buyer.userId, shop.flour.id]) {
    // A short number may be in a time or an id by chance, and the shop's city is no secret.
    if (/^\d{1,6}$/.test(word) || ['Pune', 'dalan.example'].includes(word)) continue;
    expect(receiver.text().toLowerCase()).not.toContain(word.toLowerCase());
  }
}

test('an order is one trace, from the proxy to the mails, and its log line has the ids', async () => {
  const tracing = { OTEL_EXPORTER_OTLP_ENDPOINT: receiver.origin };
  const server = await startServer({ ...tracing, TRUST_PROXY: '127.0.0.1' });
  expect(await order(server, { headers: { traceparent } })).toBe(201);
  const worker = startWorkerProcess({ ...shopSettings(), ...tracing });
  await untilAllMailsSent(shop.db);
  // What is recorded is sent before the processes end.
  expect(await worker.kill('SIGTERM'), worker.log()).toBe(0);
  expect(await server.kill('SIGTERM'), server.log()).toBe(0);

  const [request, ...others] = spansNamed('POST /api/orders');
  expect(others).toEqual([]);
  expect(request).toMatchObject({
    traceId: PROXYS_TRACE,
    parentSpanId: PROXYS_SPAN,
    service: 'dalan',
    isError: false,
    facts: {
      'http.request.method': 'POST',
      'http.route': '/api/orders',
      'http.response.status_code': 201,
    },
  });
  const children = below(request!);
  const [statement] = children.filter(({ name }) => name === 'place-order-by');
  expect(statement?.facts).toEqual({ 'db.system.name': 'postgresql' });
  const mails = children.filter(({ name }) => name.startsWith('mail '));
  expect(mails.map(({ name }) => name).sort()).toEqual(['mail order/customer', 'mail order/shop']);
  for (const mail of mails) {
    expect(mail).toMatchObject({ traceId: PROXYS_TRACE, service: 'dalan-worker' });
    expect(mail.facts['dalan.mail.attempts']).toBe(1);
    const names = below(mail).map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['smtp send', 'update letters']));
  }
  expect(requestLines(server, '/api/orders')).toEqual([
    expect.objectContaining({ trace_id: PROXYS_TRACE, span_id: request!.spanId }),
  ]);
  // A name was found for each statement.
  expect(spansNamed('statement')).toEqual([]);
  expectNothingPersonal();
});

test('no span says what a person wrote, also of what fails', async () => {
  const server = await startServer({ OTEL_EXPORTER_OTLP_ENDPOINT: receiver.origin });
  const post = (path: string, body: object, headers: Record<string, string> = {}) =>
    fetch(server.origin + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  const { name, email, phone, address } = SECRET;
  expect(await order(server)).toBe(201);
  await order(server, { headers: { traceparent: `${email} ${phone}`, tracestate: `x=${phone}` } });
  await post('/api/login', { email, password: `${name} 1` });
  await post('/api/register', { name, email, phone, address, password: `${name} 1` });
  await post('/api/password/forgotten', { email });
  await fetch(`${server.origin}/api/products/${email}?q=${phone}`);
  await fetch(`${server.origin}/${email}/${phone}?name=${name}`);
  await fetch(`${server.origin}/api/orders/${buyer.userId}`, { headers: buyer.headers });
  await sql`alter table contact_messages rename to elsewhere`.execute(shop.db);
  const failed = await post('/api/contact', { name, email, subject: address, message: phone });
  await sql`alter table elsewhere rename to contact_messages`.execute(shop.db);
  expect(failed.status).toBe(500);
  await server.kill('SIGTERM');

  const contact = spansNamed('POST /api/contact');
  expect(contact).toMatchObject([{ isError: true, facts: { 'http.response.status_code': 500 } }]);
  const statements = below(contact[0]!).filter(({ isError }) => isError);
  expect(statements.map(({ facts }) => facts['error.type'])).toEqual(['42P01']);
  expect(receiver.spans.length).toBeGreaterThan(20);
  expectNothingPersonal();
});

test('a visitor cannot choose their trace, or that it is recorded', async () => {
  const server = await startServer({
    OTEL_EXPORTER_OTLP_ENDPOINT: receiver.origin,
    OTEL_TRACES_SAMPLER: 'parentbased_traceidratio',
    OTEL_TRACES_SAMPLER_ARG: '0',
  });
  expect(await order(server, { headers: { traceparent } })).toBe(201);
  await server.kill('SIGTERM');
  expect(receiver.spans).toEqual([]);
  const [line] = requestLines(server, '/api/orders');
  expect(line?.trace_id).toMatch(/^[0-9a-f]{32}$/);
  expect(line?.trace_id).not.toBe(PROXYS_TRACE);
});

test('without an endpoint nothing of OpenTelemetry is loaded, and log lines have no ids', async () => {
  const server = await startServer({ TRUST_PROXY: '127.0.0.1' });
  expect(await order(server, { headers: { traceparent } })).toBe(201);
  await server.kill('SIGTERM');
  // The metrics' library has the interface of OpenTelemetry among its own parts, for exemplars.
  const loaded = server
    .log()
    .split('\n')
    .filter((line) => line.startsWith('loads '));
  const ours = loaded.filter((line) => !line.includes('/node_modules/prom-client/'));
  expect(ours).toEqual([]);
  expect(loaded.join()).not.toMatch(/sdk|exporter|core|resources/);
  const [line] = requestLines(server, '/api/orders');
  expect(line).not.toHaveProperty('trace_id');
  const { rows } = await sql<{ count: number }>`
    select count(*) from letters where payload ? 'traceparent' and sent_at is null
  `.execute(shop.db);
  const traced = await startServer({ OTEL_EXPORTER_OTLP_ENDPOINT: receiver.origin });
  expect(await order(traced)).toBe(201);
  expect(traced.log()).toMatch(/^loads @opentelemetry\/sdk-trace for .*otel-tracing[.]ts$/m);
  const { rows: after } = await sql<{ count: number }>`
    select count(*) from letters where payload ? 'traceparent' and sent_at is null
  `.execute(shop.db);
  expect(after[0]!.count - rows[0]!.count).toBe(2);
});

test('a receiver that never answers holds up neither orders nor the end of the server', async () => {
  receiver.answer = 'never';
  const server = await startServer({ OTEL_EXPORTER_OTLP_ENDPOINT: receiver.origin });
  // A full batch is sent at once.
  for (let sent = 0; sent < 600; sent += 50) {
    const reads = Array.from({ length: 50 }, () => fetch(`${server.origin}/api/products`));
    await Promise.all((await Promise.all(reads)).map((answer) => answer.arrayBuffer()));
  }
  await expect.poll(() => receiver.waiting(), { timeout: 20_000 }).toBeGreaterThan(0);
  for (let placed = 0; placed < 10; placed += 1) expect(await order(server)).toBe(201);
  expect(receiver.waiting()).toBeGreaterThan(0);
  await expect.poll(() => server.log(), { timeout: 20_000 }).toContain('traces not sent');
  const before = performance.now();
  expect(await server.kill('SIGTERM')).toBe(0);
  expect(performance.now() - before).toBeLessThan(8_000);
});

test.each(['refuses', 'is away'])('orders go on while the receiver %s', async (fault) => {
  receiver.answer = 'refuse';
  const away = `http://127.0.0.1:${await freePort()}`;
  const server = await startServer({
    OTEL_EXPORTER_OTLP_ENDPOINT: fault === 'refuses' ? receiver.origin : away,
  });
  expect(await order(server)).toBe(201);
  await expect.poll(() => server.log(), { timeout: 30_000 }).toContain('traces not sent');
  expect(await order(server)).toBe(201);
  expect(await server.kill('SIGTERM')).toBe(0);
  // Once a minute is enough.
  expect(server.log().match(/traces not sent/g)).toHaveLength(1);
});
