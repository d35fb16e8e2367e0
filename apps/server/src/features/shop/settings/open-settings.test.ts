import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { firstSettings } from '@dalan/contract/settings/settings';
import type { SettingsListAnswer, SettingsPage } from '@dalan/contract/settings/settings';
import { startDatabaseProxy } from '../../../../test/database/database-proxy.ts';
import { orderRequest } from '../../../../test/requests/order-requests.ts';
import { createTestProduct, stockKgOf } from '../../../../test/shops/products.ts';
import { logInAs } from '../../../../test/shops/sessions.ts';
import { startTestApp } from '../../../../test/shops/test-app.ts';
import type { TestApp } from '../../../../test/shops/test-app.ts';
import { makeWebFolders } from '../../../../test/processes/web-folders.ts';
import { buildApp } from '../../../app.ts';
import { openDatabase } from '../../../platform/db/database.ts';
import { createMetrics } from '../../../platform/telemetry/metrics.ts';
import type { Storefront } from '../../../platform/web/storefront.ts';
import { openSettings, watchSettings } from './index.ts';

/** A minimal storefront, because caching is up to the server. */
const storefront: Storefront = {
  pageAt: () => Promise.resolve({ address: '/' }),
  handle: (_request, { settings }) =>
    Promise.resolve(
      new Response(`<p>Call ${settings.profile.phone}</p>`, {
        headers: {
          'content-type': 'text/html; charset=utf-8',
          'cache-control': 'public, no-cache',
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

/** Waits up to two poll intervals, whatever the speed of the machine. */
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

test('a page that cannot be read falls back alone, to its newest version that can', async () => {
  const broken = await startTestApp({ SHOP_UPI_ID: 'mill@bank' });
  onTestFinished(() => broken.close());
  const save = (page: SettingsPage, version: number, document: object) =>
    broken.db
      .insertInto('settingsVersions')
      .values({ page, version, document: JSON.stringify(document) })
      .execute();
  const { profile, alerts } = firstSettings(broken.config.shop);
  await save('profile', 1, { ...profile, phone: '+91 20 2445 0011' });
  await save('profile', 2, { ...profile, phone: 2445 });
  await save('payment', 1, { written: 'by hand' });
  await save('alerts', 1, { ...alerts, email: 'owner@dalan.example' });

  const warnings: object[] = [];
  const settings = openSettings({
    db: broken.db,
    firstShop: broken.config.shop,
    pollMs: 60_000,
    log: { warn: (details) => warnings.push(details) },
  });
  onTestFinished(() => settings.close());
  await settings.refresh();
  await settings.refresh();
  expect(settings.current()).toMatchObject({
    profile: { phone: '+91 20 2445 0011' },
    payment: { upiId: 'mill@bank' },
    alerts: { email: 'owner@dalan.example' },
  });
  expect(settings.versions()).toMatchObject({ profile: 1, payment: 0, alerts: 1 });
  expect(warnings).toEqual([
    { page: 'payment', version: 1, usedVersion: 0 },
    { page: 'profile', version: 2, usedVersion: 1 },
  ]);

  const metrics = createMetrics();
  watchSettings(metrics, broken.db, { cacheMs: 0, timeoutMs: 60_000 });
  const unreadable = async () => {
    const text = await metrics.registry.getSingleMetricAsString('settings_unreadable');
    return [...text.matchAll(/page="(\w+)"[}] 1/g)].map(([, page]) => page);
  };
  expect(await unreadable()).toEqual(['profile', 'payment']);

  // The owner sees what is in use, and saving it repairs the page.
  const { headers } = await logInAs(broken, 'admin');
  const url = '/api/admin/settings';
  const { data } = (await broken.app.inject({ url, headers })).json<SettingsListAnswer>();
  const shown = data.find(({ page }) => page === 'profile');
  expect(shown).toMatchObject({ version: 2, document: { phone: '+91 20 2445 0011' } });
  const { page, version, document } = shown!;
  const payload = { page, version, document };
  const saved = await broken.app.inject({ method: 'PUT', url, headers, payload });
  expect(saved.statusCode, saved.body).toBe(200);
  expect(await unreadable()).toEqual(['payment']);
  const history = await broken.app.inject({ url: `${url}/profile/history`, headers });
  const versions = history.json<SettingsListAnswer>().data.map((one) => one.version);
  expect(versions).toEqual([3, 1, 0]);
});

test('without a readable rule of delivery no order is taken at a charge that may be wrong', async () => {
  const broken = await startTestApp();
  onTestFinished(() => broken.close());
  const product = await createTestProduct(broken.db, { stockKg: 5 });
  const order = orderRequest(await logInAs(broken, 'user'), [{ product, kg: 1 }]);
  const bad = { page: 'delivery', version: 1, document: '{}' };
  await broken.db.insertInto('settingsVersions').values(bad).execute();
  expect((await broken.app.inject(order)).json()).toMatchObject({ code: 'UNAVAILABLE' });
  expect(await stockKgOf(broken.db, product.id)).toBe(5);
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
