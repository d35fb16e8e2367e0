import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Product } from '@dalan/contract/catalog/catalog';
import { startDatabaseProxy } from '../../../../../test/database/database-proxy.ts';
import type { DatabaseProxy } from '../../../../../test/database/database-proxy.ts';
import { createTestProduct } from '../../../../../test/shops/products.ts';
import { logInAs } from '../../../../../test/shops/sessions.ts';
import type { LoggedIn } from '../../../../../test/shops/sessions.ts';
import { startTestApp } from '../../../../../test/shops/test-app.ts';
import type { TestApp } from '../../../../../test/shops/test-app.ts';
import { buildApp } from '../../../../app.ts';
import { openDatabase } from '../../../../platform/db/database.ts';
import type { Database } from '../../../../platform/db/database.ts';
import { openCatalog } from '../index.ts';
import type { Catalog } from '../index.ts';

let shop: TestApp;
let admin: LoggedIn;
let proxy: DatabaseProxy;
let database: Database;
/** Stands for a second process, with its own connection to the database. */
let second: Awaited<ReturnType<typeof buildApp>>;
let product: { id: string };

beforeAll(async () => {
  shop = await startTestApp();
  admin = await logInAs(shop, 'admin');
  proxy = await startDatabaseProxy(shop.config.databaseUrl);
  database = openDatabase({ ...poolOptions, url: proxy.url });
  second = await buildApp(shop.config, { database, fileStore: shop.fileStore });
});
beforeEach(async () => {
  product = await createTestProduct(shop.db, { stockKg: 50 });
});
afterAll(async () => {
  await second.close();
  await database.close();
  await shop.close();
  await proxy.cut();
});

const poolOptions = {
  poolSize: 3,
  statementTimeoutMs: 3_000,
  lockTimeoutMs: 2_000,
  connectTimeoutMs: 2_000,
  onConnectionLost: () => undefined,
};

async function nameIn(app: TestApp['app'], headers = {}): Promise<string | undefined> {
  const answer = await app.inject({ url: '/api/products', headers });
  return answer.json<Product[]>().find(({ _id }) => _id === product.id)?.name;
}

async function rename(name: string): Promise<void> {
  const answer = await shop.app.inject({
    method: 'PUT',
    url: '/api/products',
    headers: admin.headers,
    payload: { _id: product.id, name },
  });
  expect(answer.statusCode).toBe(200);
}

test('the process that made a change shows it on the next request', async () => {
  for (const name of ['Fresh Bajra', 'Fresher Bajra', 'Freshest Bajra']) {
    await rename(name);
    expect(await nameIn(shop.app)).toBe(name);
    const alone = await shop.app.inject(`/api/products/${product.id}`);
    expect(alone.json()).toMatchObject({ name });
  }
});

test('another process shows the change within two polls', async () => {
  await rename('Bajra for Both');
  await expect.poll(() => nameIn(second), { timeout: 60_000 }).toBe('Bajra for Both');
});

test('a sale in another process reaches the list and changes its etag', async () => {
  const before = (await second.inject('/api/products')).headers.etag;
  await shop.db
    .updateTable('stock')
    .set({ onHandGrams: 41_000 })
    .where('productId', '=', product.id)
    .execute();
  await expect
    .poll(
      async () => (await second.inject(`/api/products/${product.id}`)).json<Product>().quantity,
      { timeout: 60_000 },
    )
    .toBe(41);
  expect((await second.inject('/api/products')).headers.etag).not.toBe(before);
});

test('the catalogue stays available while PostgreSQL is down, also with a session cookie', async () => {
  const customer = await logInAs(shop, 'user');
  await expect.poll(() => nameIn(second), { timeout: 60_000 }).toBeDefined();
  await proxy.cut();
  try {
    for (const headers of [{}, customer.headers]) {
      expect(await nameIn(second, headers)).toBeDefined();
      const alone = await second.inject({ url: `/api/products/${product.id}`, headers });
      expect(alone.statusCode).toBe(200);
    }
  } finally {
    await proxy.restore();
  }
  await rename('Back Again');
  await expect.poll(() => nameIn(second), { timeout: 60_000 }).toBe('Back Again');
});

test('a process that never loaded the catalogue answers 503', async () => {
  await proxy.cut();
  const away = openDatabase({ ...poolOptions, url: proxy.url });
  const app = await buildApp(shop.config, { database: away, fileStore: shop.fileStore });
  try {
    const answer = await app.inject('/api/products');
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBeDefined();
    expect(answer.json()).toMatchObject({ code: 'UNAVAILABLE' });
    await proxy.restore();
    await expect.poll(() => nameIn(app), { timeout: 60_000 }).toBeDefined();
  } finally {
    await app.close();
    await away.close();
  }
});

test('the page revision changes with what pages show, not with every kilogram sold', async () => {
  const catalog = openCatalog({
    db: shop.db,
    city: shop.config.city,
    pollMs: 60_000,
    log: { info: () => undefined, warn: () => undefined },
  });
  const revisionWith = async (kg: number) => {
    await shop.db
      .updateTable('stock')
      .set({ onHandGrams: kg * 1000 })
      .where('productId', '=', product.id)
      .execute();
    await catalog.refresh();
    return catalog.pageRevision();
  };
  try {
    const plenty = await revisionWith(50);
    expect(await revisionWith(49)).toBe(plenty);
    expect(await quantityIn(catalog)).toBe(49);
    const revisions = [plenty, await revisionWith(5), await revisionWith(4), await revisionWith(0)];
    expect(new Set(revisions).size).toBe(4);
    expect(await revisionWith(30)).toBe(plenty);
    await shop.db
      .updateTable('products')
      .set({ sale: true })
      .where('id', '=', product.id)
      .execute();
    await catalog.refresh();
    expect(catalog.pageRevision()).not.toBe(plenty);
  } finally {
    await catalog.close();
  }
});

async function quantityIn(catalog: Catalog): Promise<number | undefined> {
  return (await catalog.find(product.id))?.quantity;
}

test('many stock notifications lead to one refresh', async () => {
  const catalog = openCatalog({
    db: shop.db,
    city: shop.config.city,
    pollMs: 60_000,
    log: { info: () => undefined, warn: () => undefined },
  });
  try {
    await catalog.refresh();
    await shop.db
      .updateTable('stock')
      .set({ onHandGrams: 7_000 })
      .where('productId', '=', product.id)
      .execute();
    for (let sale = 0; sale < 1000; sale += 1) catalog.stockMoved();
    await expect.poll(() => quantityIn(catalog), { timeout: 60_000 }).toBe(7);
  } finally {
    await catalog.close();
  }
});

test('logs a failure once, and the recovery once', async () => {
  const lines: string[] = [];
  const note = (_details: object, message: string) => void lines.push(message);
  const away = openDatabase({ ...poolOptions, url: proxy.url });
  await proxy.cut();
  const catalog = openCatalog({
    db: away.db,
    city: shop.config.city,
    pollMs: 20,
    log: { info: note, warn: note },
  });
  try {
    await expect.poll(() => lines.length).toBe(1);
    await catalog.refresh();
    await catalog.refresh();
    expect(lines).toHaveLength(1);
    await proxy.restore();
    await expect.poll(() => lines, { timeout: 60_000 }).toHaveLength(2);
    expect(lines[1]).toBe('catalogue readable again');
  } finally {
    await catalog.close();
    await away.close();
  }
});
