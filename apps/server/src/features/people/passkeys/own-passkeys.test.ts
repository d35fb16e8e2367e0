import { afterAll, beforeAll, expect, test } from 'vitest';
import { passkeyTexts } from '@dalan/contract/people/passkeys';
import type { Passkey, PasskeyListAnswer } from '@dalan/contract/people/passkeys';
import { createAuthenticator } from '../../../../test/shops/authenticator.ts';
import {
  addingOptions,
  addPasskey,
  setPasskeysRequired,
  signIn,
  staffWithPasskey,
} from '../../../../test/shops/passkeys.ts';
import { logInAs } from '../../../../test/shops/sessions.ts';
import type { LoggedIn } from '../../../../test/shops/sessions.ts';
import { startTestApp } from '../../../../test/shops/test-app.ts';
import type { TestApp } from '../../../../test/shops/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
});
afterAll(() => shop.close());

function call(by: LoggedIn, route: string, payload?: object) {
  const [method, path] = route.split(' ');
  const url = `/api/admin/passkeys${path}`;
  return shop.app.inject({
    method: method as 'POST',
    url,
    headers: by.headers,
    ...(payload && { payload }),
  });
}

async function listOf(by: LoggedIn): Promise<PasskeyListAnswer> {
  return (await call(by, 'GET ')).json<PasskeyListAnswer>();
}

async function actionsOn(userId: string): Promise<string[]> {
  const rows = await shop.db
    .selectFrom('auditLog')
    .select('action')
    .where('subjectId', '=', userId)
    .orderBy('id')
    .execute();
  return rows.map(({ action }) => action);
}

test('staff add, see, rename and remove their own passkeys', async () => {
  const by = await logInAs(shop, 'admin', { name: 'Meera' });
  const options = await addingOptions(shop, by);
  expect(options).toMatchObject({
    rp: { id: 'localhost' },
    user: { name: by.email, displayName: 'Meera' },
    attestation: 'none',
    excludeCredentials: [],
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  const { authenticator, passkey } = await addPasskey(shop, by);
  expect(passkey).toMatchObject({
    name: 'Counter laptop',
    credentialId: authenticator.id,
    isSynced: true,
    lastUsedAt: null,
  });
  expect((await addingOptions(shop, by)).excludeCredentials).toEqual([
    { id: authenticator.id, type: 'public-key', transports: ['internal'] },
  ]);
  expect(await listOf(by)).toEqual({ data: [passkey], isRequired: false, canRequire: true });

  const renamed = await call(by, `PUT /${passkey._id}`, { name: ' My phone ' });
  expect(renamed.json<{ data: Passkey }>().data).toEqual({ ...passkey, name: 'My phone' });
  expect((await call(by, `PUT /${passkey._id}`, { name: ' ' })).json()).toMatchObject({
    fields: { name: passkeyTexts.nameRequired },
  });

  expect((await call(by, `DELETE /${passkey._id}`)).statusCode).toBe(200);
  expect((await listOf(by)).data).toEqual([]);
  expect((await signIn(shop, authenticator)).statusCode).toBe(400);
  const actions = await actionsOn(by.userId);
  expect(actions.slice(0, 3)).toEqual(['passkey.added', 'passkey.renamed', 'passkey.removed']);
});

test("nobody sees, renames or removes another's passkey", async () => {
  const { passkey } = await staffWithPasskey(shop);
  const other = await logInAs(shop, 'admin');
  expect((await listOf(other)).data).toEqual([]);
  expect((await call(other, `PUT /${passkey._id}`, { name: 'Mine' })).statusCode).toBe(404);
  expect((await call(other, `DELETE /${passkey._id}`)).statusCode).toBe(404);
});

test.each([
  ['from another website', { origin: 'http://evil.example' }],
  ['without a check of the person', { isVerified: false }],
])('a passkey made %s is not added', async (_what, how) => {
  const by = await logInAs(shop, 'admin');
  const passkey = createAuthenticator().create(await addingOptions(shop, by), how);
  const answer = await call(by, 'POST ', { name: 'Laptop', passkey });
  expect(answer.json()).toMatchObject({ code: 'PASSKEY_REFUSED', message: passkeyTexts.notAdded });
  expect((await listOf(by)).data).toEqual([]);
});

test("one challenge adds one passkey, and only to its asker's account", async () => {
  const by = await logInAs(shop, 'admin');
  const other = await logInAs(shop, 'admin');
  const options = await addingOptions(shop, by);
  const add = (who: LoggedIn) =>
    call(who, 'POST ', { name: 'Laptop', passkey: createAuthenticator().create(options) });
  expect((await add(other)).statusCode).toBe(400);
  const answers = await Promise.all(Array.from({ length: 20 }, () => add(by)));
  const statuses = answers.map(({ statusCode }) => statusCode).sort();
  expect(statuses).toEqual([201, ...Array<number>(19).fill(400)]);
});

test('the same passkey cannot belong to two accounts', async () => {
  const { authenticator } = await staffWithPasskey(shop);
  const other = await logInAs(shop, 'admin');
  const passkey = authenticator.create(await addingOptions(shop, other));
  expect((await call(other, 'POST ', { name: 'Laptop', passkey })).statusCode).toBe(400);
});

test('an account has at most ten passkeys, also when they are added at once', async () => {
  const by = await logInAs(shop, 'admin');
  const made = await Promise.all(
    Array.from({ length: 14 }, async () =>
      createAuthenticator().create(await addingOptions(shop, by)),
    ),
  );
  await Promise.all(made.map((passkey) => call(by, 'POST ', { name: 'Key', passkey })));
  expect((await listOf(by)).data).toHaveLength(10);
  const refusal = await call(by, 'POST /options');
  expect(refusal.statusCode).toBe(409);
  expect(refusal.json()).toMatchObject({ code: 'TOO_MANY_PASSKEYS' });
});

test('where passkeys are required, the last one stays, also when all are removed at once', async () => {
  const { by, passkey } = await staffWithPasskey(shop);
  const others = [await addPasskey(shop, by), await addPasskey(shop, by)];
  const all = [passkey, ...others.map((one) => one.passkey)];
  await setPasskeysRequired(shop, true);
  const answers = await Promise.all(all.map(({ _id }) => call(by, `DELETE /${_id}`)));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 409]);
  const [last] = (await listOf(by)).data;
  const refusal = await call(by, `DELETE /${last!._id}`);
  expect(refusal.json()).toMatchObject({ code: 'PASSKEY_NEEDED', message: passkeyTexts.lastOne });
  await setPasskeysRequired(shop, false);
  expect((await call(by, `DELETE /${last!._id}`)).statusCode).toBe(200);
});
