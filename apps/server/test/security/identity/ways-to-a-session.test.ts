import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createAuthenticator } from '../../shops/authenticator.ts';
import type { Authenticator } from '../../shops/authenticator.ts';
import { mailedToken } from '../../shops/mailed-token.ts';
import {
  addPasskey,
  ageProof,
  proofOptions,
  setPasskeysRequired,
  signIn,
} from '../../shops/passkeys.ts';
import { logInAs, TEST_PASSWORD } from '../../shops/sessions.ts';
import type { LoggedIn } from '../../shops/sessions.ts';
import { startTestApp } from '../../shops/test-app.ts';
import type { TestApp } from '../../shops/test-app.ts';
import { isUnsafe, requestOf, routesOf, validCall } from '../../calls/valid-calls.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
});
afterEach(() => setPasskeysRequired(shop, false));
afterAll(() => shop.close());

type Answer = { statusCode: number; json: () => { code?: string } };
type Staff = { by: LoggedIn; authenticator: Authenticator };
type Way = {
  /** The functions of the database that write the session or its proof. */
  functions: string[];
  isProof: boolean;
  /** How staff with a passkey use it while passkeys are required. */
  use: (staff: Staff) => Promise<Answer>;
  /**
   * `refused` is a way without a passkey, `passkey` is one with it, and `other` never reaches such
   * staff.
   */
  whilePasskeysAreRequired: 'refused' | 'passkey' | 'other';
};

function post(url: string, payload: object, headers = {}): Promise<Answer> {
  return shop.app.inject({ method: 'POST', url, headers, payload });
}

/**
 * Every way that ends in a session or a proof. A way that is not here fails the first two tests; so a
 * new one comes with its row, and with it the rule about passkeys.
 */
const ways: Record<string, Way> = {
  'POST /api/admin/login': {
    functions: ['open_session'],
    isProof: true,
    use: ({ by }) => post('/api/admin/login', { username: by.email, password: TEST_PASSWORD }),
    whilePasskeysAreRequired: 'refused',
  },
  'POST /api/login': {
    functions: ['open_session'],
    isProof: true,
    use: ({ by }) => post('/api/login', { email: by.email, password: TEST_PASSWORD }),
    whilePasskeysAreRequired: 'other',
  },
  'POST /api/admin/join': {
    functions: ['open_session'],
    isProof: true,
    use: ({ by }) =>
      post('/api/admin/join', {
        token: 'x'.repeat(43),
        email: by.email,
        phone: '5550017321',
        password: TEST_PASSWORD,
      }),
    whilePasskeysAreRequired: 'other',
  },
  'POST /api/password/new': {
    functions: ['reset_password', 'set_password'],
    isProof: true,
    use: async ({ by }) => {
      const token = await mailedToken(shop, 'reset-password', { person: by });
      return post('/api/password/new', { token, password: `${TEST_PASSWORD}-2` });
    },
    whilePasskeysAreRequired: 'refused',
  },
  'POST /api/password/change': {
    functions: ['set_password'],
    isProof: false,
    use: ({ by }) => {
      const passwords = { presentPassword: TEST_PASSWORD, newPassword: `${TEST_PASSWORD}-2` };
      return post('/api/password/change', passwords, by.headers);
    },
    whilePasskeysAreRequired: 'refused',
  },
  'POST /api/admin/proof/password': {
    functions: ['prove_session_with_password'],
    isProof: true,
    use: ({ by }) => post('/api/admin/proof/password', { password: TEST_PASSWORD }, by.headers),
    whilePasskeysAreRequired: 'refused',
  },
  'POST /api/proof/password': {
    functions: ['prove_session_with_password'],
    isProof: true,
    use: ({ by }) => post('/api/proof/password', { password: TEST_PASSWORD }, by.headers),
    whilePasskeysAreRequired: 'other',
  },
  'POST /api/admin/passkey-login': {
    functions: ['open_session_with_passkey'],
    isProof: true,
    use: ({ authenticator }) => signIn(shop, authenticator),
    whilePasskeysAreRequired: 'passkey',
  },
  'POST /api/admin/proof/passkey': {
    functions: ['prove_session_with_passkey'],
    isProof: true,
    use: async ({ by, authenticator }) => {
      const passkey = authenticator.use(await proofOptions(shop, by));
      return post('/api/admin/proof/passkey', { passkey }, by.headers);
    },
    whilePasskeysAreRequired: 'passkey',
  },
};

/** Every session with its proof. */
async function sessions(): Promise<Map<string, string>> {
  const { rows } = await sql<{ token: string; provedAt: Date | null }>`
    select encode(token_hash, 'hex') as token, proved_at from sessions`.execute(shop.db);
  return new Map(rows.map(({ token, provedAt }) => [token, provedAt?.toISOString() ?? 'none']));
}

/** The sessions that are new or have another proof. */
async function changedSince(before: Map<string, string>): Promise<string[]> {
  const now = [...(await sessions())];
  return now.filter(([token, proof]) => before.get(token) !== proof).map(([, proof]) => proof);
}

test('the table has every route that opens a session or sets a proof, and says which is a proof', async () => {
  const found: Record<string, boolean> = {};
  const forBoth = shop.app.declaredRoutes
    .filter(({ access }) => access === 'account' || access === 'self')
    .map(({ method, url }) => `${method} ${url}`);
  for (const route of routesOf(shop).filter(isUnsafe)) {
    for (const role of forBoth.includes(route) ? (['user', 'admin'] as const) : ['user' as const]) {
      const call = await validCall(shop, route, role);
      if (call.by !== undefined) await ageProof(shop, call.by, 10);
      const before = await sessions();
      await shop.app.inject(requestOf(route, call) as { method: 'POST' });
      const changed = await changedSince(before);
      if (changed.length > 0) found[route] = changed.every((proof) => proof !== 'none');
    }
  }
  const listed = Object.entries(ways).map(([route, { isProof }]) => [route, isProof]);
  expect(found).toEqual(Object.fromEntries(listed));
});

test('the table has every function of the database that writes a session or a proof', async () => {
  const { rows } = await sql<{ name: string }>`
    select proname as name from pg_proc
    where pronamespace = 'public'::regnamespace
      and prosrc ~* 'insert\\s+into\\s+sessions|update\\s+sessions\\s+set' order by 1
  `.execute(shop.db);
  const listed = new Set(Object.values(ways).flatMap(({ functions }) => functions));
  expect(rows.map(({ name }) => name)).toEqual([...listed].sort());
});

test('a session that says nothing about its proof has none', async () => {
  const { rows } = await sql`
    select column_default from information_schema.columns
    where table_name = 'sessions' and column_name = 'proved_at'`.execute(shop.db);
  expect(rows).toEqual([{ columnDefault: null }]);
});

async function staffWithPasskey(): Promise<Staff> {
  const by = await logInAs(shop, 'admin');
  const authenticator = createAuthenticator({ origin: shop.config.publicOrigin });
  await addPasskey(shop, by, authenticator);
  return { by, authenticator };
}

test.each(Object.entries(ways))('%s keeps the rule about passkeys', async (_, way) => {
  const staff = await staffWithPasskey();
  await setPasskeysRequired(shop, true);
  // The proof is old enough to show a new one, and fresh enough for the guard of the route.
  await ageProof(shop, staff.by, 10);
  const before = await sessions();
  const answer = await way.use(staff);
  const changed = await changedSince(before);
  if (way.whilePasskeysAreRequired === 'passkey') {
    expect(answer.statusCode).toBe(200);
    expect(changed).toHaveLength(1);
    return;
  }
  expect(answer.statusCode).toBeGreaterThanOrEqual(400);
  if (way.whilePasskeysAreRequired === 'refused') {
    expect(answer.json()).toMatchObject({ code: 'PASSKEY_REQUIRED' });
  }
  expect(changed).toEqual([]);
  expect([...(await sessions()).keys()]).toEqual([...before.keys()]);
});

test('with the password alone, nobody switches the rule about passkeys off', async () => {
  const staff = await staffWithPasskey();
  await setPasskeysRequired(shop, true);
  await ageProof(shop, staff.by, 16);
  const { headers } = staff.by;
  const passwords = { presentPassword: TEST_PASSWORD, newPassword: `${TEST_PASSWORD}-2` };
  const refusal = await post('/api/password/change', passwords, headers);
  expect(refusal.statusCode).toBe(403);
  expect(refusal.json()).toMatchObject({ code: 'PROOF_REQUIRED' });
  // The attack would go on by turning the passkey rule off.
  const url = '/api/admin/passkey-rule';
  const payload = { isRequired: false };
  const rule = await shop.app.inject({ method: 'PUT', url, headers, payload });
  expect(rule.json()).toMatchObject({ code: 'PROOF_REQUIRED' });
});

test('a changed password leaves its session without a proof', async () => {
  const by = await logInAs(shop, 'admin');
  const passwords = { presentPassword: TEST_PASSWORD, newPassword: `${TEST_PASSWORD}-2` };
  const url = '/api/password/change';
  const changed = await shop.app.inject({
    method: 'POST',
    url,
    headers: by.headers,
    payload: passwords,
  });
  expect(changed.statusCode).toBe(200);
  const cookie = `dalan_session=${changed.cookies[0]?.value}`;
  const invited = { name: 'Anita Jagtap', contact: '55500 17321', duty: 'owner' };
  const refusal = await post('/api/admin/staff/invitations', invited, { cookie });
  expect(refusal.json()).toMatchObject({ code: 'PROOF_REQUIRED' });
});
