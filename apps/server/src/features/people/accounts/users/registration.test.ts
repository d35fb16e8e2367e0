import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountTexts } from '@dalan/contract/people/accounts';
import type { User } from '@dalan/contract/people/accounts';
import { startTestApp } from '../../../../../test/shops/test-app.ts';
import type { TestApp } from '../../../../../test/shops/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
});
afterAll(() => shop.close());

const asha = {
  name: 'Asha Patil',
  email: 'asha@dalan.example',
  phone: '5550001234',
  password: 'jowar bhakri',
  address: '3 Kasba Peth, Pune',
  profileImg: 'default',
};

function register(payload: object) {
  return shop.app.inject({ method: 'POST', url: '/api/users', payload });
}

test('registers a customer and answers with everything but the password', async () => {
  const answer = await register({ ...asha, email: ' Asha@Dalan.Example ' });
  expect(answer.statusCode).toBe(201);
  const { user } = answer.json<{ user: User }>();
  expect(user).toEqual({
    _id: user._id,
    name: 'Asha Patil',
    email: 'asha@dalan.example',
    phone: '5550001234',
    address: '3 Kasba Peth, Pune',
    role: 'user',
    profileImg: 'default',
    language: 'en',
    createdAt: user.createdAt,
    version: 1,
  });
  expect(user._id).toMatch(/^[0-9a-f-]{36}$/);
  expect(user.createdAt).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/);
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.headers['set-cookie']).toBeUndefined();
});

test('keeps the language in which somebody registered', async () => {
  const answer = await register({ ...asha, email: 'mr@dalan.example', language: 'mr' });
  expect(answer.json<{ user: object }>().user).toMatchObject({ language: 'mr' });
  const unknown = await register({ ...asha, email: 'fr@dalan.example', language: 'fr' });
  expect(unknown.statusCode).toBe(400);
});

test('keeps only an argon2id hash of the password', async () => {
  await register({ ...asha, email: 'hash@dalan.example' });
  const { passwordHash } = await shop.db
    .selectFrom('users')
    .select('passwordHash')
    .where('email', '=', 'hash@dalan.example')
    .executeTakeFirstOrThrow();
  expect(passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

test('ignores a requested admin role', async () => {
  const answer = await register({ ...asha, email: 'wants-admin@dalan.example', role: 'admin' });
  expect(answer.statusCode).toBe(201);
  expect(answer.json<{ user: object }>().user).toMatchObject({ role: 'user' });
});

test('refuses table columns that no form has', async () => {
  for (const field of ['_id', 'id', 'createdAt', 'passwordHash', 'erasedAt', 'isAdmin']) {
    const answer = await register({ ...asha, email: 'columns@dalan.example', [field]: 'x' });
    expect(answer.statusCode, field).toBe(400);
  }
  const { count } = await shop.db
    .selectFrom('users')
    .select((column) => column.fn.countAll<number>().as('count'))
    .where('email', '=', 'columns@dalan.example')
    .executeTakeFirstOrThrow();
  expect(count).toBe(0);
});

test('refuses a taken e-mail in any spelling', async () => {
  await register({ ...asha, email: 'taken@dalan.example' });
  const answer = await register({ ...asha, email: 'TAKEN@dalan.example ' });
  expect(answer.statusCode).toBe(409);
  expect(answer.json()).toMatchObject({ code: 'EMAIL_TAKEN', message: accountTexts.emailTaken });
});

test('one of ten concurrent registrations gets the e-mail', async () => {
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => register({ ...asha, email: 'race@dalan.example' })),
  );
  const statuses = answers.map((answer) => answer.statusCode).sort();
  expect(statuses).toEqual([201, ...Array<number>(9).fill(409)]);
});

test('names each invalid field, with the texts of the form', async () => {
  const answer = await register({
    name: ' ',
    email: 'nobody',
    phone: '12345',
    password: 'short',
  });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({
    code: 'INVALID_INPUT',
    fields: {
      name: accountTexts.nameRequired,
      email: accountTexts.emailInvalid,
      phone: accountTexts.phoneDigits,
      password: accountTexts.passwordTooShort,
    },
  });
});

test('refuses odd values with 400, never 500', async () => {
  const nul = String.fromCharCode(0);
  const odd: [string, unknown][] = [
    ['email', `a${nul}b@dalan.example`],
    ['email', ['asha@dalan.example']],
    ['email', `${'a'.repeat(250)}@dalan.example`],
    ['name', `Asha${nul}`],
    ['name', 'Asha\r\nBcc: all'],
    ['name', 'x'.repeat(101)],
    ['phone', 5550001234],
    ['phone', '५५५०००१२३'],
    ['address', `Pune${nul}`],
    ['address', 'x'.repeat(501)],
    ['password', 'x'.repeat(129)],
    ['password', true],
  ];
  for (const [field, value] of odd) {
    const answer = await register({ ...asha, email: 'odd@dalan.example', [field]: value });
    expect(answer.statusCode, `${field}: ${JSON.stringify(value)}`).toBe(400);
  }
});

test('accepts an e-mail whose lowercase form differs between programs', async () => {
  const answer = await register({ ...asha, email: 'İREM@dalan.example' });
  expect(answer.statusCode).toBe(201);
  const again = await register({ ...asha, email: 'İREM@dalan.example' });
  expect(again.statusCode).toBe(409);
});

test('refuses a 1 MB password before reading it', async () => {
  const answer = await register({ ...asha, password: 'x'.repeat(1_000_000) });
  expect(answer.statusCode).toBe(413);
});
