import { afterAll, beforeAll, expect, test } from 'vitest';
import { personNameTexts } from '@dalan/contract/contact/person-name';
import { contentsOf } from '../../database/database-contents.ts';
import { startTestApp } from '../../shops/test-app.ts';
import type { TestApp } from '../../shops/test-app.ts';
import { requestOf, validCall } from '../../calls/valid-calls.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
});
afterAll(() => shop.close());

const productTexts = [
  'name',
  'nameMr',
  'nameHi',
  'category',
  'text',
  'textMr',
  'textHi',
  'searchAlso',
  'description',
  'descriptionMr',
  'descriptionHi',
];

/** Every free-text field, by route. */
const texts: [route: string, by: 'user' | 'admin', fields: string[]][] = [
  ['POST /api/users', 'user', ['name', 'email', 'address']],
  ['POST /api/login', 'user', ['email']],
  ['POST /api/admin/login', 'admin', ['username']],
  ['PUT /api/users/:id/profile', 'user', ['name', 'address']],
  ['PUT /api/users/:id/profile', 'admin', ['name', 'address']],
  ['POST /api/contact', 'user', ['name', 'email', 'subject', 'message']],
  ['POST /api/products', 'admin', productTexts],
  ['PUT /api/products', 'admin', productTexts],
  ['POST /api/orders', 'user', ['deliveryAddress']],
  ['POST /api/admin/passkeys', 'admin', ['name']],
  ['PUT /api/admin/passkeys/:id', 'admin', ['name']],
  ['POST /api/admin/staff/invitations', 'admin', ['name', 'contact']],
  ['POST /api/admin/join', 'admin', ['email']],
];
const hidden = ['\u202e', '\u2066', '\u200b', '\u200d', '\ufeff', '\u00ad', '\u{e0041}', '\u2028'];

test.each(texts)('%s by %s refuses hidden characters in %j', async (route, by, fields) => {
  const call = await validCall(shop, route, by);
  const body = call.body as Record<string, string | [string]>;
  const before = await contentsOf(shop.db);
  for (const field of fields) {
    for (const character of hidden) {
      const value = body[field] ?? '';
      const [text] = Array.isArray(value) ? value : [value];
      const withHidden = `Ab${character}${text}`;
      const spoiled = { ...body, [field]: Array.isArray(value) ? [withHidden] : withHidden };
      const answer = await shop.app.inject(requestOf(route, { ...call, body: spoiled }));
      expect(answer.statusCode, `${field} ${JSON.stringify(character)}`).toBe(400);
    }
  }
  expect(await contentsOf(shop.db)).toEqual(before);
});

test('keeps the joiners that a Devanagari name needs', async () => {
  const name = 'श्\u200dरीकांत क्\u200cषीरसागर';
  const call = await validCall(shop, 'POST /api/users');
  const body = { ...(call.body as object), name };
  const answer = await shop.app.inject(requestOf('POST /api/users', { ...call, body }));
  expect(answer.statusCode).toBe(201);
  expect(answer.json()).toMatchObject({ user: { name } });
});

test.each([
  ['POST /api/users', 'user'],
  ['PUT /api/users/:id/profile', 'user'],
  ['PUT /api/users/:id/profile', 'admin'],
  ['POST /api/admin/staff/invitations', 'admin'],
  ['POST /api/contact', 'user'],
] as const)('%s by %s refuses a website as a name', async (route, by) => {
  const call = await validCall(shop, route, by);
  const send = (name: string) => {
    const body = { ...(call.body as object), name };
    return shop.app.inject(requestOf(route, { ...call, body }));
  };
  const before = await contentsOf(shop.db);
  for (const name of ['www.x.com', 'http://x', 'Win at x.com/free', 'bit.ly']) {
    const answer = await send(name);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ fields: { name: personNameTexts.website } });
  }
  expect(await contentsOf(shop.db)).toEqual(before);
  expect([200, 201]).toContain((await send('Dr.A.B.Joshi')).statusCode);
});

test.each(['a@b.c?bcc=x@y.z', 'a@b.c?bcc=x%40y.z', 'x%40y.z,a@b.c'])(
  'refuses the e-mail %s, which would add a recipient to the reply',
  async (email) => {
    const call = await validCall(shop, 'POST /api/contact');
    const body = { ...(call.body as object), email };
    const answer = await shop.app.inject(requestOf('POST /api/contact', { ...call, body }));
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ fields: { email: 'Invalid email format' } });
  },
);
