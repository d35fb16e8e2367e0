import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { SettingsListAnswer } from '@dalan/contract/settings';
import { startDatabaseProxy } from '../../../test/database-proxy.ts';
import { logInAs } from '../../../test/sessions.ts';
import { startTestApp } from '../../../test/test-app.ts';
import type { TestApp } from '../../../test/test-app.ts';
import { makeWebFolders } from '../../../test/web-folders.ts';
import { buildApp } from '../../app.ts';
import { openDatabase } from '../../platform/db/database.ts';
import type { Storefront } from '../../platform/web/storefront.ts';
import { openSettings } from './index.ts';

/** A minimal storefront, because caching is up to the server. */
const storefront: Storefront = {
  pageAt: () => Promise.resolve({ address: '/' }),
  handle: (_request, { settings }) =>
    Promise.resolve(
      new Response(`<p>Call ${settings.profile.phone}</p>`, {
        headers: {
          'content-type': 'text/html; charset=utf-8',
          'cache-control': 'public, s-maxage=60, stale-while-revalidate=600',
        },
      }),
    ),
};

let folders: Awaited<ReturnType<typeof makeWebFolders>>;
let shop: TestApp;
let secondApp: TestApp['app'];
beforeAll(async () => {
  folders = await makeWebFolders();
  shop = await startTestApp(folders.env, { storefront });
  secondApp = await buildApp(shop.config, shop.adapters);
});
afterAll(async () => {
  await secondApp.close();
  await shop.close();
  await folders.remove();
});

async function savePhone(phone: string): Promise<void> {
  const { headers } = await logInAs(shop, 'admin');
  const url = '/api/admin/settings';
  const { data } = (await shop.app.inject({ url, headers })).json<SettingsListAnswer>();
  const profile = data.find(({ page }) => page === 'profile');
  const answer = await shop.app.inject({
    method: 'PUT',
    url,
    headers,
    payload: {
      page: 'profile',
      version: profile?.version,
      document: { ...profile?.document, phone },
    },
  });
  expect(answer.statusCode, answer.body).toBe(200);
}

async function homePageOf(app: TestApp['app']): Promise<string> {
  return (await app.inject('/')).body;
}

/** Up to two poll intervals, independent of the machine's speed. */
async function untilFollowed(shows: () => boolean | Promise<boolean>): Promise<boolean> {
  for (let turns = 0; turns < 40; turns += 1) {
    if (await shows()) return true;
    await delay(shop.config.catalogPollMs / 20);
  }
  return shows();
}

test('a saved page renders anew in its process at once, and in every other within two polls', async () => {
  expect(await homePageOf(shop.app)).not.toContain('2445 0007');
  expect(await homePageOf(secondApp)).not.toContain('2445 0007');
  await savePhone('+91 20 2445 0007');
  expect(await homePageOf(shop.app)).toContain('Call +91 20 2445 0007');
  const isThere = async () => (await homePageOf(secondApp)).includes('2445 0007');
  expect(await untilFollowed(isThere)).toBe(true);
});

test('saved settings survive a restart, and SHOP_* variables no longer count', async () => {
  await savePhone('+91 20 2445 0008');
  const restarted = await buildApp(
    { ...shop.config, shop: { ...shop.config.shop, phone: '+91 20 2445 9999', name: 'Jata' } },
    shop.adapters,
  );
  onTestFinished(() => restarted.close());
  const phone = async () =>
    (await restarted.inject('/api/shop')).json<{ phone: string; name: string }>().phone;
  expect(await untilFollowed(async () => (await phone()) === '+91 20 2445 0008')).toBe(true);
  expect((await restarted.inject('/api/shop')).json()).toMatchObject({ name: 'Dalan' });
});

test('if the database is down, the last settings stay and the failure is logged once', async () => {
  await savePhone('+91 20 2445 0009');
  const proxy = await startDatabaseProxy(shop.testDatabase.url);
  const database = openDatabase({
    url: proxy.url,
    poolSize: 1,
    statementTimeoutMs: shop.config.statementTimeoutMs,
    lockTimeoutMs: shop.config.lockTimeoutMs,
    connectTimeoutMs: shop.config.connectTimeoutMs,
    onConnectionLost: () => undefined,
  });
  const warnings: string[] = [];
  const settings = openSettings({
    db: database.db,
    firstShop: shop.config.shop,
    pollMs: 20,
    log: { warn: (_details, message) => warnings.push(message) },
  });
  onTestFinished(async () => {
    await settings.close();
    await database.close();
    await proxy.cut();
  });
  await settings.refresh();
  expect(settings.shop().phone).toBe('+91 20 2445 0009');
  const { revision, versions } = settings;
  const before = [revision.call(settings), versions.call(settings)];

  await proxy.cut();
  await settings.refresh();
  await settings.refresh();
  expect(settings.shop().phone).toBe('+91 20 2445 0009');
  expect([settings.revision(), settings.versions()]).toEqual(before);
  expect(warnings).toHaveLength(1);

  await savePhone('+91 20 2445 0010');
  await proxy.restore();
  expect(await untilFollowed(() => settings.shop().phone === '+91 20 2445 0010')).toBe(true);
  expect(settings.revision()).not.toBe(before[0]);
});
