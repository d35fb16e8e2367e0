import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ErrorAnswer } from '@dalan/contract/errors';
import { bankCodeTexts } from '@dalan/contract/payments/bank-code';
import { settingsTexts } from '@dalan/contract/settings/settings';
import type { SettingsListAnswer, SettingsVersion } from '@dalan/contract/settings/settings';
import type { Shop } from '@dalan/contract/settings/shop';
import { logInAs } from '../../../../test/shops/sessions.ts';
import type { LoggedIn } from '../../../../test/shops/sessions.ts';
import { startTestApp } from '../../../../test/shops/test-app.ts';
import type { TestApp } from '../../../../test/shops/test-app.ts';

const personal = { upiId: 'mill@bank', wallets: [] };
const upiCode = 'upi://pay?pa=mill.shop@bank&pn=THE MILL&mc=5411&mode=02&sign=MEUCIQDx+/9A==';
const merchant = { upiId: 'mill.shop@bank', upiCode, wallets: [] };

let shop: TestApp;
let owner: LoggedIn;
beforeAll(async () => {
  shop = await startTestApp();
  owner = await logInAs(shop, 'admin', { name: 'Sunanda More' });
});
afterAll(() => shop.close());

async function current(): Promise<SettingsVersion> {
  const answer = await shop.app.inject({ url: '/api/admin/settings', headers: owner.headers });
  return answer.json<SettingsListAnswer>().data.find(({ page }) => page === 'payment')!;
}

async function save(document: object) {
  const { version } = await current();
  return shop.app.inject({
    method: 'PUT',
    url: '/api/admin/settings',
    headers: owner.headers,
    payload: { page: 'payment', version, document },
  });
}

async function saved(document: object): Promise<void> {
  const answer = await save(document);
  expect(answer.statusCode, answer.body).toBe(200);
}

const shownShop = async () => (await shop.app.inject('/api/shop')).json<Shop>();

async function lastAudit() {
  const { details } = await shop.db
    .selectFrom('auditLog')
    .select('details')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return details;
}

test('a document from before merchant ids is a personal id, and is saved as it is', async () => {
  const document = JSON.stringify(personal);
  const row = { page: 'payment', version: 1, document, savedBy: owner.userId };
  await shop.db.insertInto('settingsVersions').values(row).execute();
  await expect.poll(shownShop, { timeout: 10_000 }).toMatchObject({ upiId: 'mill@bank' });
  expect(await shownShop()).not.toHaveProperty('upiCode');
  expect((await current()).document).toEqual(personal);
  await saved({ ...personal, wallets: ['PhonePe'] });
  expect(await shownShop()).not.toHaveProperty('upiCode');
});

test('the bank’s code is kept to the byte, and the log names it without quoting it', async () => {
  await saved(personal);
  await saved(merchant);
  expect((await current()).document).toEqual(merchant);
  expect(await shownShop()).toMatchObject({ upiId: 'mill.shop@bank', upiCode });
  expect(await lastAudit()).toMatchObject({
    fields: ['upiId', 'upiCode'],
    changes: { upiId: ['mill@bank', 'mill.shop@bank'] },
  });
  expect(JSON.stringify(await lastAudit())).not.toContain('sign=');
});

test('a merchant id becomes a personal one, with an empty code or none', async () => {
  for (const document of [{ ...merchant, upiCode: '' }, personal]) {
    await saved(merchant);
    await saved(document);
    expect(await shownShop()).toMatchObject({ upiId: document.upiId });
    expect(await shownShop()).not.toHaveProperty('upiCode');
    expect(JSON.stringify(await lastAudit())).toContain('"upiCode"');
  }
});

const bad: [what: string, change: object, field: string, message: string][] = [
  ['another id than the code’s', { upiId: 'thief@bank' }, 'upiId', bankCodeTexts.otherId],
  ['no id beside a code', { upiId: '' }, 'upiId', bankCodeTexts.otherId],
  ['a link that is no code', { upiCode: 'javascript:alert(1)' }, 'upiCode', bankCodeTexts.notUpi],
  ['a second id', { upiCode: `${upiCode}&pa=b@bank` }, 'upiCode', bankCodeTexts.twice('pa')],
  ['a wrong personal id', { upiCode: '', upiId: 'mill' }, 'upiId', settingsTexts.upiInvalid],
];

test.each(bad)('refuses %s, and saves nothing', async (_what, change, field, message) => {
  const before = await current();
  const answer = await save({ ...merchant, ...change });
  expect(answer.statusCode, answer.body).toBe(400);
  expect(answer.json<ErrorAnswer>().fields).toEqual({ [`document.${field}`]: message });
  expect(await current()).toEqual(before);
});

test('a code of any length above the limit is refused', async () => {
  const answer = await save({ ...merchant, upiCode: `${upiCode}${'A'.repeat(500)}` });
  expect(answer.statusCode).toBe(400);
  expect(Object.keys(answer.json<ErrorAnswer>().fields ?? {})).toEqual(['document.upiCode']);
});
