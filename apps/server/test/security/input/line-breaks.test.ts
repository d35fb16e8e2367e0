import { afterAll, beforeAll, expect, test } from 'vitest';
import { contentsOf } from '../../database/database-contents.ts';
import { startTestApp } from '../../shops/test-app.ts';
import type { TestApp } from '../../shops/test-app.ts';
import { requestOf, validCall } from '../../calls/valid-calls.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
});
afterAll(() => shop.close());

const productLines = ['name', 'nameMr', 'nameHi', 'category', 'text', 'textMr', 'textHi'];

/** Every single-line field, by route. Addresses and messages may have several lines. */
const lines: [route: string, fields: string[]][] = [
  ['POST /api/users', ['name', 'email', 'phone']],
  ['POST /api/login', ['email']],
  ['POST /api/admin/login', ['username']],
  ['PUT /api/users/:id/profile', ['_id', 'name']],
  ['POST /api/contact', ['name', 'email', 'subject']],
  ['POST /api/products', [...productLines, 'searchAlso', 'productImg']],
  ['PUT /api/products', ['_id', ...productLines, 'searchAlso', 'productImg']],
  ['POST /api/orders', ['userId', 'contactNumber']],
  ['POST /api/admin/passkeys', ['name']],
  ['PUT /api/admin/passkeys/:id', ['name']],
  ['PUT /api/admin/order-and-payment/status', ['orderId', 'orderStatus', 'paymentStatus']],
  ['PUT /api/admin/staff/:id/duty', ['duty', 'was']],
  ['POST /api/admin/staff/invitations', ['name', 'contact', 'duty']],
  ['POST /api/admin/join', ['email', 'phone']],
];
const breaks = ['\r\n', '\n', '\r', '\u0000', '\u001b[2J', '\u0085', '\u0007', '\u009b', '\ud800'];

test.each(lines)('%s refuses line breaks and control characters in %j', async (route, fields) => {
  const call = await validCall(shop, route);
  const body = call.body as Record<string, string | [string]>;
  const before = await contentsOf(shop.db);
  for (const field of fields) {
    for (const breaking of breaks) {
      const value = body[field] ?? '';
      const [text] = Array.isArray(value) ? value : [value];
      const forged = `${text.slice(0, 3)}${breaking}Bcc: all@dalan.example${text.slice(3)}`;
      const spoiled = { ...body, [field]: Array.isArray(value) ? [forged] : forged };
      const answer = await shop.app.inject(requestOf(route, { ...call, body: spoiled }));
      expect(answer.statusCode, `${field} ${JSON.stringify(breaking)}`).toBe(400);
    }
  }
  expect(await contentsOf(shop.db)).toEqual(before);
});

test('staff cannot put one into an e-mail or phone either', async () => {
  const route = 'PUT /api/users/:id/profile';
  const call = await validCall(shop, route, 'admin');
  const wrongs = [
    { email: 'a@b.cc\r\nBcc: c@d.ee' },
    { email: 'a\n@b.cc' },
    { phone: '55500\r\n07777' },
  ];
  for (const wrong of wrongs) {
    const body = { ...(call.body as object), ...wrong };
    const answer = await shop.app.inject(requestOf(route, { ...call, body }));
    expect(answer.statusCode).toBe(400);
  }
  const body = { ...(call.body as object), phone: '+91 55500 07777', email: 'a@dalan.example\r\n' };
  const { user } = (await shop.app.inject(requestOf(route, { ...call, body }))).json<{
    user: { phone: string; email: string };
  }>();
  expect(user).toMatchObject({ phone: '5550007777', email: 'a@dalan.example' });
});

test.each(['GET /api/users', 'GET /api/contact', 'GET /api/admin/orders', 'GET /api/products'])(
  '%s refuses line breaks in search and sort',
  async (route) => {
    const call = await validCall(shop, route);
    for (const [field, value] of Object.entries({
      q: 'a\r\nb',
      sort: 'createdAt\n',
      page: '1\n',
    })) {
      const query = { ...call.query, [field]: value };
      const answer = await shop.app.inject(requestOf(route, { ...call, query }));
      expect(answer.statusCode, field).toBe(400);
    }
  },
);
