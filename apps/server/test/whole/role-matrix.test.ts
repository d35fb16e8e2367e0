import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { duties } from '@dalan/contract/people/staff';
import type { Duty } from '@dalan/contract/people/staff';
import { buildApp } from '../../src/app.ts';
import { logInAs } from '../shops/sessions.ts';
import type { LoggedIn } from '../shops/sessions.ts';
import { startTestApp } from '../shops/test-app.ts';
import type { TestApp } from '../shops/test-app.ts';
import {
  anyone,
  counterToo,
  customersOnly,
  everyStaff,
  loggedIn,
  NOT_APPLICABLE,
  ownersOnly,
} from './role-rows.ts';
import type { Row } from './role-rows.ts';

const matrix: Record<string, Row> = {
  'GET /healthz': anyone(200),
  'GET /livez': anyone(200),
  'GET /readyz': anyone(200),
  'GET /api/shop': anyone(200),
  'GET /api/home': anyone(200),
  'GET /api/shelf': anyone(200),
  'GET /api/delivery': anyone(200),
  'GET /api/admin/setup': ownersOnly(200),
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
  'POST /api/products': ownersOnly(400),
  'PUT /api/products': ownersOnly(400),
  'DELETE /api/products/:id': ownersOnly(404),
  'GET /api/admin/products/:id/holders': ownersOnly(404),
  'POST /api/file_upload': ownersOnly(415),

  'POST /api/orders': customersOnly(400),
  'POST /api/orders/:id/cancel': customersOnly(404),
  'GET /api/orders/:id/bill': customersOnly(404),
  'POST /api/orders/:id/bill': customersOnly(404),
  'GET /api/orders/:id/repeat': customersOnly(404),
  'POST /api/repeats': customersOnly(400),
  'GET /api/repeats': customersOnly(200),
  'POST /api/repeats/:id/decision': customersOnly(400),
  'POST /api/repeat-link': anyone(400),
  'POST /api/repeat-link/decision': anyone(400),
  'GET /api/my-orders': customersOnly(200),
  'GET /api/admin/orders': counterToo(200),
  'GET /api/admin/balances': counterToo(200),
  'GET /api/admin/orders/:id': counterToo(404),
  'GET /api/admin/users/:id/open-orders': counterToo(200),
  'GET /api/admin/phone-orders/caller': counterToo(400),
  'GET /api/admin/phone-orders/days': counterToo(200),
  'POST /api/admin/phone-orders': counterToo(400),
  'GET /api/admin/counter': counterToo(200),
  'POST /api/admin/counter/sales': counterToo(400),
  'GET /api/admin/orders/:id/contents': counterToo(404),
  'PUT /api/admin/orders/:id/contents': counterToo(400),
  'GET /api/admin/events': counterToo(200),
  'GET /api/admin/orders/:id/bill': counterToo(404),
  'POST /api/admin/orders/:id/bill': counterToo(404),
  'GET /api/admin/milling-sheet': counterToo(200),
  'POST /api/admin/milling-sheet/printed': counterToo(400),
  'GET /api/admin/packing-slips': counterToo(400),
  'GET /api/admin/bank': counterToo(200),
  'GET /api/admin/bank/orders': counterToo(400),
  'PUT /api/admin/bank/columns': counterToo(400),
  'POST /api/admin/bank/payments': counterToo(400),
  'GET /api/admin/accounts': counterToo(200),
  'GET /api/admin/accounts.csv': counterToo(200),
  'GET /api/admin/accounts/:id': counterToo(404),
  'GET /api/admin/accounts/:id/account.csv': counterToo(404),
  'PUT /api/admin/accounts/:id': ownersOnly(400),
  'POST /api/admin/accounts/:id/close': ownersOnly(400),
  'POST /api/admin/accounts/:id/payments': counterToo(400),
  'GET /api/admin/accounts/:id/statement': counterToo(400),
  'GET /api/admin/account-statements': counterToo(400),
  'POST /api/admin/accounts/:id/statement-mail': counterToo(400),
  'POST /api/admin/orders/:id/on-account': counterToo(400),
  'GET /api/my-account': customersOnly(200),
  'GET /api/my-account/statement': customersOnly(400),
  'GET /api/admin/drawer': counterToo(200),
  'POST /api/admin/drawer': counterToo(400),
  'POST /api/admin/drawer/payouts': counterToo(400),
  'POST /api/admin/drawer/counts': counterToo(400),
  'POST /api/admin/drawer/close': counterToo(400),
  'GET /api/admin/drawers': ownersOnly(200),
  'POST /api/admin/drawers/:id/seen': ownersOnly(404),
  'POST /api/admin/batches': counterToo(400),
  'POST /api/admin/batches/undo': counterToo(400),
  'GET /api/admin/batches': counterToo(200),
  'GET /api/admin/batches/:id': counterToo(404),
  'POST /api/admin/batches/:id/recall': counterToo(404),
  'POST /api/admin/batches/:id/told': counterToo(400),
  'GET /api/admin/bag-labels': counterToo(200),
  'DELETE /api/admin/orders/:id': counterToo(404),
  'PUT /api/admin/order-and-payment/status': counterToo(400),
  'POST /api/admin/orders/bulk': counterToo(400),
  'GET /api/admin/orders/counts': counterToo(200),

  'POST /api/orders/:id/payment-claim': customersOnly(404),
  'POST /api/admin/orders/:id/payments': counterToo(400),
  'POST /api/admin/payments/:id/correction': counterToo(400),
  'POST /api/admin/orders/:id/payment-claim/not-found': counterToo(404),
  'POST /api/admin/orders/:id/returns': counterToo(400),
  'POST /api/admin/orders/:id/discounts': counterToo(400),
  'GET /api/admin/credit-notes/:id': counterToo(404),
  'GET /api/credit-notes/:id': customersOnly(404),

  'GET /api/admin/stock': counterToo(200),
  'GET /api/admin/stock/:id/ledger': counterToo(404),
  'GET /api/admin/stock/:id/ledger.csv': counterToo(404),
  'GET /api/admin/stock/:id/promised': counterToo(404),
  'POST /api/admin/stock/:id/movements': counterToo(400),
  'PUT /api/admin/stock/:id/low-mark': counterToo(400),
  'GET /api/admin/runs': counterToo(400),
  'GET /api/admin/runs/:id': counterToo(404),
  'POST /api/admin/runs': counterToo(400),
  'PUT /api/admin/runs/plan': counterToo(400),
  'DELETE /api/admin/runs/:id': counterToo(404),
  'POST /api/admin/runs/:id/start': counterToo(400),
  'POST /api/admin/runs/:id/cash-counts': counterToo(400),
  'POST /api/admin/confirm/next': counterToo(200),
  'POST /api/admin/confirm/:id/keep': counterToo(404),
  'POST /api/admin/confirm/:id/give-back': counterToo(200),
  'POST /api/admin/confirm/:id/decision': counterToo(400),
  'GET /api/admin/today': counterToo(200),
  'GET /api/admin/figures': ownersOnly(400),
  'GET /api/admin/figures/visits': ownersOnly(200),
  'GET /api/admin/waiting': counterToo(200),
  'GET /api/admin/my-runs': everyStaff(200),
  'POST /api/admin/my-runs/:id/actions': everyStaff(400),
  'POST /api/admin/my-runs/:id/unrecorded': everyStaff(400),

  'GET /api/users': counterToo(200),
  'GET /api/users/:id': [401, 200, 403, 401, 200, 200, 403],
  'PUT /api/users/:id/profile': [401, 400, 403, 401, 400, 400, 403],
  'DELETE /api/users/:id': [401, 200, 403, 401, 200, 403, 403],
  'POST /api/users': anyone(400),
  'POST /api/login': anyone(400),
  'POST /api/admin/login': anyone(400),
  'POST /api/logout': anyone(200),
  'GET /api/session': anyone(200),
  'PUT /api/admin/preferences': everyStaff(200),
  'POST /api/password/forgotten': anyone(400),
  'POST /api/password/link': anyone(400),
  'POST /api/password/new': anyone(400),
  'POST /api/password/change': loggedIn(400),
  'POST /api/proof/password': customersOnly(400),
  'POST /api/email/undo': anyone(400),
  'POST /api/sessions/end-all': loggedIn(200),
  'GET /api/account': loggedIn(200),
  'POST /api/email/confirmation': loggedIn(200),
  'POST /api/email/confirm': anyone(400),
  'GET /.well-known/security.txt': anyone(200),
  'GET /.well-known/change-password': anyone(302),

  'POST /api/admin/passkey-login/options': anyone(200),
  'POST /api/admin/passkey-login': anyone(400),
  'POST /api/admin/proof/options': everyStaff(200),
  'POST /api/admin/proof/passkey': everyStaff(400),
  'POST /api/admin/proof/password': everyStaff(400),
  'PUT /api/admin/language': everyStaff(400),
  'GET /api/admin/passkeys': everyStaff(200),
  'POST /api/admin/passkeys/options': everyStaff(200),
  'POST /api/admin/passkeys': everyStaff(400),
  'PUT /api/admin/passkeys/:id': everyStaff(400),
  'DELETE /api/admin/passkeys/:id': everyStaff(404),
  'PUT /api/admin/passkey-rule': ownersOnly(400),

  'POST /api/client-errors': anyone(400),
  'POST /api/visits': anyone(400),

  'POST /api/contact': anyone(400),
  'GET /api/contact': counterToo(200),
  'PUT /api/contact/:id/state': counterToo(400),
  'DELETE /api/contact/:id': counterToo(404),

  'GET /api/admin/letters/unsent': counterToo(200),
  'POST /api/admin/letters/:id/send-again': counterToo(404),

  'GET /api/admin/audit': ownersOnly(200),
  'GET /api/my-data': customersOnly(200),

  'GET /api/admin/export': ownersOnly(200),
  'GET /api/admin/export/:subject': ownersOnly(404),
  'POST /api/admin/product-import/check': ownersOnly(400),
  'POST /api/admin/product-import': ownersOnly(400),

  'GET /api/admin/settings': ownersOnly(200),
  'GET /api/admin/settings/:page/history': ownersOnly(404),
  'PUT /api/admin/settings': ownersOnly(400),
  'GET /api/admin/staff': ownersOnly(200),
  'PUT /api/admin/staff/:id/duty': ownersOnly(400),
  'PUT /api/admin/staff/:id/disabled': ownersOnly(400),
  'POST /api/admin/staff/:id/password-link': ownersOnly(404),
  'POST /api/admin/staff/invitations': ownersOnly(400),
  'POST /api/admin/staff/invitations/:id/renew': ownersOnly(404),
  'DELETE /api/admin/staff/invitations/:id': ownersOnly(404),
  'POST /api/admin/join/invitation': anyone(400),
  'POST /api/admin/join/passkey': anyone(400),
  'POST /api/admin/join': anyone(400),
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

test('the server does not start with a staff route that declares no duties', async () => {
  const app = await buildApp(shop.config, shop.adapters);
  for (const access of ['admin', 'self'] as const) {
    expect(() => app.get(`/for-${access}`, { config: { access } }, () => 'for all staff')).toThrow(
      /does not declare which duties may call it/,
    );
  }
  await app.close();
});

async function demoted(): Promise<LoggedIn> {
  const admin = await logInAs(shop, 'admin');
  await shop.db
    .updateTable('users')
    .set({ role: 'user', duty: null })
    .where('id', '=', admin.userId)
    .execute();
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
    const [visitor, own, other, exAdmin, owner, counter, delivery] = row;
    const isAboutUsers = route.includes('/users/:id');
    const someone = await logInAs(shop, 'user');
    const customer = await logInAs(shop, 'user');
    const subject = isAboutUsers ? someone.userId : randomUUID();

    expect(await call(route, undefined, subject)).toBe(visitor);
    expect(await call(route, await demoted(), subject)).toBe(exAdmin);
    if (other !== NOT_APPLICABLE) expect(await call(route, customer, subject)).toBe(other);
    for (const [duty, status] of Object.entries({ delivery, counter, owner })) {
      const staff = await logInAs(shop, 'admin', { duty: duty as Duty });
      expect(await call(route, staff, subject), duty).toBe(status);
    }
    expect(await call(route, customer, isAboutUsers ? customer.userId : subject)).toBe(own);
  },
);

test('a customer cannot call a staff route, even with their own id', async () => {
  const customer = await logInAs(shop, 'user');
  const staffRoutes = Object.keys(matrix).filter((route) => matrix[route]?.[1] === 403);
  for (const route of staffRoutes) expect(await call(route, customer, customer.userId)).toBe(403);
});

test('staff of every duty see their own account and may change their own name', async () => {
  for (const duty of duties) {
    const staff = await logInAs(shop, 'admin', { duty });
    expect(await call('GET /api/users/:id', staff, staff.userId)).toBe(200);
    expect(await call('PUT /api/users/:id/profile', staff, staff.userId)).toBe(400);
    expect(await call('DELETE /api/users/:id', staff, staff.userId)).toBe(409);
  }
});

test('answers for one caller are not cached, not even refusals', async () => {
  const { headers } = await logInAs(shop, 'user');
  for (const url of ['/api/my-orders', '/api/users']) {
    const answer = await shop.app.inject({ url, headers });
    expect(answer.headers['cache-control']).toBe('no-store');
  }
});
