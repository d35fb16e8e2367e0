import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createClient } from '@dalan/contract/client';
import type { Transport } from '@dalan/contract/client';
import { buildApp } from '../../src/app.ts';
import type { Storefront } from '../../src/platform/web/storefront.ts';
import { createTestProduct } from '../shops/products.ts';
import { logInAs } from '../shops/sessions.ts';
import { startTestApp } from '../shops/test-app.ts';
import type { TestApp } from '../shops/test-app.ts';
import { makeWebFolders } from '../processes/web-folders.ts';

let renderings = 0;

/** A minimal storefront, because caching is up to the server. */
const storefront: Storefront = {
  pageAt: () => Promise.resolve({ address: '/' }),
  handle: (_request, { transport }) => renderPrices(transport),
};

async function renderPrices(transport: Transport): Promise<Response> {
  renderings += 1;
  const products = await createClient(transport).call('listProducts');
  const prices = products.map(({ name, pricePerKg }) => `<li>${name}: ${pricePerKg}</li>`);
  return new Response(`<ul>${prices.join('')}</ul>`, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'public, no-cache',
    },
  });
}

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

async function homePageOf(app: TestApp['app']): Promise<string> {
  return (await app.inject('/')).body;
}

test('a changed price shows in the next page of its process, and soon in every other', async () => {
  const flour = await createTestProduct(shop.db, { stockKg: 9, pricePerKg: 78 });
  const staff = await logInAs(shop, 'admin');
  const line = (pricePerKg: number) => `<li>${flour.name}: ${pricePerKg}</li>`;
  while (!(await homePageOf(shop.app)).includes(line(78))) await delay(50);
  while (!(await homePageOf(secondApp)).includes(line(78))) await delay(50);

  const change = await shop.app.inject({
    method: 'PUT',
    url: '/api/products',
    headers: staff.headers,
    payload: { _id: flour.id, pricePerKg: 81 },
  });
  expect(change.statusCode).toBe(200);
  expect(await homePageOf(shop.app)).toContain(line(81));

  // This waits up to two poll intervals, whatever the speed of the machine.
  let turns = 0;
  while (!(await homePageOf(secondApp)).includes(line(81)) && turns < 40) {
    await delay(shop.config.catalogPollMs / 20);
    turns += 1;
  }
  expect(await homePageOf(secondApp)).toContain(line(81));
});

test('a hundred visitors of an unchanged shop cause one rendering', async () => {
  await homePageOf(shop.app);
  const before = renderings;
  await Promise.all(Array.from({ length: 100 }, () => homePageOf(shop.app)));
  expect(renderings - before).toBeLessThanOrEqual(1);
});
