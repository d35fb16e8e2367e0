import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { settingsPages, pagesWithProof } from '@dalan/contract/settings/settings';
import { ageProof } from '../../shops/passkeys.ts';
import { logInAs } from '../../shops/sessions.ts';
import { startTestApp } from '../../shops/test-app.ts';
import type { TestApp } from '../../shops/test-app.ts';
import { isUnsafe, requestOf, routesOf, validCall } from '../../calls/valid-calls.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
});
afterAll(() => shop.close());

/** What staff are identified and reached by. */
async function staffIdentities(): Promise<Map<string, unknown>> {
  const { rows } = await sql<{ id: string }>`
    select id, email, phone, password_hash, duty, disabled_at, erased_at,
      (select json_agg(json_build_array(credential_id, name) order by id) from passkeys
        where user_id = users.id) as passkeys
    from users where role = 'admin'`.execute(shop.db);
  return new Map(rows.map(({ id, ...identity }) => [id, identity]));
}

/** These calls carry a proof of their own: a mailed link or an invitation. */
const withOwnProof = ['POST /api/email/undo', 'POST /api/admin/join'];

test('no call of staff with an old proof changes what staff are identified or reached by', async () => {
  for (const route of routesOf(shop).filter(isUnsafe)) {
    if (withOwnProof.includes(route)) continue;
    const call = await validCall(shop, route, 'admin');
    if (call.by !== undefined) await ageProof(shop, call.by, 16);
    const before = await staffIdentities();
    await shop.app.inject(requestOf(route, call) as { method: 'POST' });
    expect(await staffIdentities(), route).toEqual(before);
  }
});

test('the pages with money, law and charges are saved only with a fresh proof, the others without', async () => {
  const by = await logInAs(shop, 'admin');
  const { headers } = by;
  const settings = await shop.app.inject({ url: '/api/admin/settings', headers });
  const pages = settings.json<{ data: { page: string; version: number; document: object }[] }>()
    .data;
  await ageProof(shop, by, 16);
  expect(pages.map(({ page }) => page).sort()).toEqual([...settingsPages].sort());
  for (const { page, version, document } of pages) {
    const payload = { page, version, document };
    const save = () =>
      shop.app.inject({ method: 'PUT', url: '/api/admin/settings', headers, payload });
    const answer = await save();
    if (!(pagesWithProof as string[]).includes(page)) {
      expect(answer.statusCode, page).toBe(200);
      continue;
    }
    expect(answer.json(), page).toMatchObject({ code: 'PROOF_REQUIRED' });
    await ageProof(shop, by, 1);
    expect((await save()).statusCode, page).toBe(200);
    await ageProof(shop, by, 16);
  }
  expect(pagesWithProof).toEqual(['payment', 'legal', 'delivery']);
});
