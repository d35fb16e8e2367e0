import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../src/app.ts';
import { logInAs } from './sessions.ts';
import type { LoggedIn } from './sessions.ts';
import { startTestApp } from './test-app.ts';
import type { TestApp } from './test-app.ts';

/**
 * Expected status per route and caller: a visitor, a customer on their own data, a customer on
 * another's, a former admin, and an admin. Demotion ends every session, so the former admin is
 * anonymous. Bodies are empty: 400 or 415 means that the guard let the caller through.
 */
const NOT_APPLICABLE = '-';
type Row = [visitor: number, own: number, other: number | '-', exAdmin: number, admin: number];
const anyone = (status: number): Row => [status, status, NOT_APPLICABLE, status, status];
const staffOnly = (status: number): Row => [401, 403, NOT_APPLICABLE, 401, status];
const customersOnly = (status: number): Row => [401, status, NOT_APPLICABLE, 401, 403];

const matrix: Record<string, Row> = {
  'GET /healthz': anyone(200),
  'GET /livez': anyone(200),
  'GET /readyz': anyone(200),
  'GET /api/shop': anyone(200),
  'GET /api/admin/setup': staffOnly(200),
  'GET /api/docs': anyone(200),
  'GET /api/docs/json': anyone(200),
  'GET /api/docs/yaml': anyone(200),
  'GET /api/docs/static/*': anyone(404),
  'GET /api/docs/static/index.html': anyone(302),
  'GET /api/docs/static/swagger-initializer.js': anyone(200),
  'GET /api/docs/static/theme/reference.css': anyone(200),
  'GET /api/docs/static/theme/viewport.js': anyone(200),
  'GET /api/openapi.json': anyone(200),
  'GET /media/:id/:file': anyone(404),

  'GET /api/products': anyone(200),
  'GET /api/products/:id': anyone(404),
  'POST /api/products': staffOnly(400),
  'PUT /api/products': staffOnly(400),
  'DELETE /api/products/:id': staffOnly(404),
  'POST /api/file_upload': staffOnly(415),

  'POST /api/orders': customersOnly(400),
  'POST /api/orders/:id/cancel': customersOnly(404),
  'GET /api/my-orders': customersOnly(200),
  'GET /api/admin/orders': staffOnly(200),
  'GET /api/admin/orders/:id': staffOnly(404),
  'GET /api/admin/users/:id/open-orders': staffOnly(200),
  'GET /api/admin/events': staffOnly(200),
  'DELETE /api/admin/orders/:id': staffOnly(404),
  'PUT /api/admin/order-and-payment/status': staffOnly(400),

  'GET /api/users': staffOnly(200),
  'GET /api/users/:id': [401, 200, 403, 401, 200],
  'PUT /api/users/:id/profile': [401, 400, 403, 401, 400],
  'DELETE /api/users/:id': [401, 200, 403, 401, 200],
  'POST /api/users': anyone(400),
  'POST /api/login': anyone(400),
  'POST /api/admin/login': anyone(400),
  'POST /api/logout': anyone(200),
  'GET /api/session': anyone(200),

  'POST /api/contact': anyone(400),
  'GET /api/contact': staffOnly(200),
  'DELETE /api/contact/:id': staffOnly(404),
};

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
});
afterAll(() => shop.close());

function declared(): string[] {
  return shop.app.declaredRoutes
    .filter(({ method }) => method !== 'HEAD')
    .map(({ method, url }) => `${method} ${url}`);
}

test('the matrix has a row for every route and no other', () => {
  expect(declared().sort()).toEqual(Object.keys(matrix).sort());
});

test('the server does not start with a route that declares no access', async () => {
  const app = await buildApp(shop.config, shop.adapters);
  expect(() => app.get('/forgotten', () => 'open to all')).toThrow(/does not declare its access/);
  const plugin = app.register(async (scope) => {
    scope.get('/forgotten', () => 'open to all');
  });
  await expect(plugin).rejects.toThrow(/does not declare its access/);
  await app.close();
});

async function demoted(): Promise<LoggedIn> {
  const admin = await logInAs(shop, 'admin');
  await shop.db.updateTable('users').set({ role: 'user' }).where('id', '=', admin.userId).execute();
  return admin;
}

async function call(route: string, who: LoggedIn | undefined, id: string): Promise<number> {
  const [method = '', path = ''] = route.split(' ');
  const answer = await shop.app.inject({
    method: method as 'GET',
    url: path.replace(':id', id).replace(':file', '640.jpg'),
    headers: { ...who?.headers },
    ...(['POST', 'PUT'].includes(method) && { payload: {} }),
  });
  return answer.statusCode;
}

test.each(Object.entries(matrix))(
  '%s is open to exactly the expected callers',
  async (route, row) => {
    const [visitor, own, other, exAdmin, admin] = row;
    const isAboutUsers = route.includes('/users/:id');
    const someone = await logInAs(shop, 'user');
    const customer = await logInAs(shop, 'user');
    const subject = isAboutUsers ? someone.userId : randomUUID();

    expect(await call(route, undefined, subject)).toBe(visitor);
    expect(await call(route, await demoted(), subject)).toBe(exAdmin);
    if (other !== NOT_APPLICABLE) expect(await call(route, customer, subject)).toBe(other);
    expect(await call(route, customer, isAboutUsers ? customer.userId : subject)).toBe(own);
    expect(await call(route, await logInAs(shop, 'admin'), subject)).toBe(admin);
  },
);

test('a customer cannot call a staff route, even with their own id', async () => {
  const customer = await logInAs(shop, 'user');
  const staffRoutes = Object.keys(matrix).filter((route) => matrix[route]?.[1] === 403);
  for (const route of staffRoutes) expect(await call(route, customer, customer.userId)).toBe(403);
});

test('answers for one caller are not cached, not even refusals', async () => {
  const { headers } = await logInAs(shop, 'user');
  for (const url of ['/api/my-orders', '/api/users']) {
    const answer = await shop.app.inject({ url, headers });
    expect(answer.headers['cache-control']).toBe('no-store');
  }
});
