import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { User } from '@dalan/contract/people/accounts';
import type { Order } from '@dalan/contract/orders/orders';
import { tablesOf } from '../../database/database-contents.ts';
import { drawTestPicture } from '../../requests/image-upload.ts';
import { orderBody, orderRequest } from '../../requests/order-requests.ts';
import { createTestProduct } from '../../shops/products.ts';
import { startServerProcess } from '../../processes/server-process.ts';
import type { ServerProcess } from '../../processes/server-process.ts';
import { logInAs } from '../../shops/sessions.ts';
import type { LoggedIn } from '../../shops/sessions.ts';
import { startTestApp } from '../../shops/test-app.ts';
import type { TestApp } from '../../shops/test-app.ts';

const asha = {
  name: 'Asha Deshmukh',
  email: 'asha.deshmukh@dalan.example',
  phone: '5550123456',
  address: '77 Shaniwar Peth, Pune',
  password: 'my-secret-sieve-99',
};
const other = {
  name: 'Bharat Wagh',
  email: 'bharat.wagh@dalan.example',
  phone: '5550654321',
  address: '5 Narayan Peth, Pune',
};
const order = { deliveryAddress: '9 Budhwar Peth, Pune', contactNumber: '5550777888' };
const message = { subject: 'Coarse nachni', message: 'Please mill mine coarse' };
const SECRET_KEY = /pass(?!key)|hash|salt|token|secret/i;

type Answer = { what: string; status: number; headers: string; body: string };

let shop: TestApp;
let server: ServerProcess;
let token: string;
/** Answers by reader, to check that nobody sees another's data. */
let answers: { asha: Answer[]; staff: Answer[] };
beforeAll(async () => {
  shop = await startTestApp();
  const env = { DATABASE_URL: shop.testDatabase.url, MEDIA_DIR: shop.config.mediaDir };
  server = await startServerProcess({ ...env, LOG_LEVEL: 'info' });
  answers = { asha: [], staff: [] };
  await buyAsBharat();
  await actAsAsha();
  await actAsStaff();
  await server.kill('SIGTERM');
});
afterAll(async () => {
  await server.kill('SIGKILL');
  await shop.close();
});

async function buyAsBharat(): Promise<void> {
  const bharat = await logInAs(shop, 'user', other);
  const product = await createTestProduct(shop.db, { stockKg: 9 });
  await shop.app.inject(orderRequest(bharat, [{ product, kg: 1 }]));
}

type Call = { cookie?: string; body?: object | FormData | string };

async function call(read: Answer[], route: string, { cookie = '', body }: Call = {}) {
  const [method = '', path = ''] = route.split(' ');
  const isForm = body instanceof FormData;
  const answer = await fetch(server.origin + path, {
    method,
    headers: { cookie, ...(body && !isForm && { 'content-type': 'application/json' }) },
    ...(body && { body: isForm || typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await answer.text();
  const headers = JSON.stringify([...answer.headers].filter(([name]) => name !== 'set-cookie'));
  read.push({ what: route, status: answer.status, headers, body: text });
  return { status: answer.status, text, setCookie: answer.headers.getSetCookie() };
}

/** Every call of a customer, with failures. */
async function actAsAsha(): Promise<void> {
  const read = answers.asha;
  const { email, password } = asha;
  await call(read, 'POST /api/users', { body: asha });
  await call(read, 'POST /api/users', { body: asha });
  await call(read, 'POST /api/login', { body: { email, password: `${password}-wrong` } });
  await call(read, 'POST /api/login', { body: `{"email":"${email}","password":"${password}"` });
  const loggedIn = await call(read, 'POST /api/login', { body: { email, password } });
  const { _id: userId } = (JSON.parse(loggedIn.text) as { user: User }).user;
  const cookie = loggedIn.setCookie[0]!.split(';')[0]!;
  token = cookie.split('=')[1]!;
  const { name, address } = asha;
  await call(read, `PUT /api/users/${userId}/profile`, {
    cookie,
    body: { name, address, password },
  });
  await call(read, 'GET /api/session', { cookie });
  const flour = await createTestProduct(shop.db, { stockKg: 9 });
  const buyer: LoggedIn = { userId, email, phone: asha.phone, headers: { cookie } };
  const body = { ...orderBody(buyer, [{ product: flour, kg: 1 }]), ...order };
  const placed = await call(read, 'POST /api/orders', { cookie, body });
  const { _id: orderId } = JSON.parse(placed.text) as Order;
  await call(read, 'POST /api/orders', { cookie, body: { ...body, contactNumber: '1' } });
  await call(read, `POST /api/orders/${orderId}/cancel`, { cookie });
  await call(read, 'GET /api/my-orders', { cookie });
  await call(read, 'GET /api/users', { cookie });
  await call(read, 'GET /api/admin/orders', { cookie });
  await call(read, 'POST /api/file_upload', { cookie, body: await pictureForm('image/png') });
  await call(read, 'GET /api/products?q=' + encodeURIComponent(email));
  await call(read, 'GET /%0d%0a{"level":30,"forged":true}');
  const contact = { name, email, ...message };
  await call(read, 'POST /api/contact', { body: contact });
  await call(read, 'POST /api/contact', { body: { ...contact, subject: `a\r\n{"level":30}` } });
  await sql`alter table contact_messages rename to elsewhere`.execute(shop.db);
  const failed = await call(read, 'POST /api/contact', { body: contact });
  await sql`alter table elsewhere rename to contact_messages`.execute(shop.db);
  expect(failed.status).toBe(500);
  await call(read, 'POST /api/logout', { cookie });
}

async function actAsStaff(): Promise<void> {
  const { headers } = await logInAs(shop, 'admin', { name: 'Meera Staff' });
  const { cookie } = headers;
  for (const path of ['users', 'admin/orders', 'contact', 'products', 'session']) {
    await call(answers.staff, `GET /api/${path}`, { cookie });
  }
  const search = `GET /api/users?q=${encodeURIComponent(asha.email)}`;
  await call(answers.staff, search, { cookie });
  const svg = new FormData();
  svg.set(
    'image',
    new Blob(['<svg onload="alert(1)"/>'], { type: 'image/png' }),
    `${asha.name}.png`,
  );
  await call(answers.staff, 'POST /api/file_upload', { cookie, body: svg });
}

async function pictureForm(type: string): Promise<FormData> {
  const form = new FormData();
  const bytes = new Uint8Array(await drawTestPicture().png().toBuffer());
  form.set('image', new Blob([bytes], { type }), 'flour.png');
  return form;
}

function keysOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [key, ...keysOf(inner)]);
}

test('the run covers successes and failures', () => {
  const statuses = new Set([...answers.asha, ...answers.staff].map(({ status }) => status));
  expect([...statuses].sort()).toEqual([200, 201, 400, 403, 404, 409, 415, 500]);
});

test('no answer contains a password, hash or token, or a field named like one', () => {
  for (const { what, body, headers } of [...answers.asha, ...answers.staff]) {
    for (const secret of [asha.password, '$argon2', token]) {
      expect(body + headers, what).not.toContain(secret);
    }
    const { fields, ...answer } = JSON.parse(body) as { fields?: object };
    expect(
      keysOf(answer).filter((key) => SECRET_KEY.test(key)),
      what,
    ).toEqual([]);
  }
});

test('no customer sees data of another', () => {
  for (const { what, body, headers } of answers.asha) {
    for (const value of Object.values(other)) expect(body + headers, what).not.toContain(value);
  }
});

test('no log line contains personal data, passwords or tokens', () => {
  const log = server.log();
  expect(log).toContain('request completed');
  expect(log).toContain('request failed');
  const known = [asha, other, order, message].flatMap((one) => Object.values<string>(one));
  for (const value of [...known, token, 'Meera Staff', '$argon2', encodeURIComponent(asha.email)]) {
    expect(log).not.toContain(value);
  }
});

test('each log line is one JSON object, whatever the input', () => {
  const lines = server.log().trimEnd().split('\n');
  expect(lines.length).toBeGreaterThan(answers.asha.length);
  for (const line of lines) {
    expect(JSON.parse(line)).toMatchObject({ level: expect.any(Number) as number });
  }
  expect(lines.filter((line) => 'forged' in (JSON.parse(line) as object))).toEqual([]);
});

test('no table contains a password or a token', async () => {
  for (const table of await tablesOf(shop.db)) {
    const { rows } = await sql<{ text: string }>`
      select entry::text as text from ${sql.table(table)} entry`.execute(shop.db);
    const contents = rows.map(({ text }) => text).join('\n');
    expect(contents, table).not.toContain(asha.password);
    expect(contents, table).not.toContain(token);
    expect(contents, table).not.toContain(Buffer.from(token).toString('hex'));
  }
});
