import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startDatabaseProxy } from '../database/database-proxy.ts';
import { freePort } from '../database/embedded-postgres.ts';
import { hasCaddy, startCaddyProcess } from '../processes/caddy-process.ts';
import { createTestProduct } from '../shops/products.ts';
import { refuseSecrets } from '../shops/refuse-secrets.ts';
import { startTestApp } from '../shops/test-app.ts';
import { createTestDatabase } from '../database/test-database.ts';
import { makeWebFolders, tinyStorefront } from '../processes/web-folders.ts';

const PATIENCE = { timeout: 30_000, interval: 50 };
const PHONE = '+91 20 5550 0142';

/** A server with a product, which counts Caddy's health checks. */
async function startListening() {
  const folders = await makeWebFolders();
  const closing = new AbortController();
  let asked = 0;
  const testDatabase = await createTestDatabase();
  const postgres = await startDatabaseProxy(testDatabase.url);
  const shop = await startTestApp(
    { ...folders.env, DATABASE_URL: postgres.url },
    {
      storefront: tinyStorefront,
      closing: closing.signal,
      metrics: {
        watch: (app) => {
          refuseSecrets(app);
          app.addHook('onResponse', (request, _reply, done) => {
            if (/^[/](?:livez|readyz)$/.test(request.url)) asked += 1;
            done();
          });
        },
      },
    },
  );
  onTestFinished(async () => {
    await shop.close();
    await testDatabase.drop();
    await folders.remove();
  });
  await createTestProduct(shop.db, { stockKg: 5 });
  await shop.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = shop.app.server.address() as AddressInfo;
  const products = async () => (await shop.app.inject('/api/products')).json<unknown[]>();
  await vi.waitUntil(async () => (await products()).length === 1, PATIENCE);
  return {
    address: `127.0.0.1:${port}`,
    close: () => {
      closing.abort();
    },
    stopDatabase: async () => {
      await postgres.cut();
      const status = async () => (await shop.app.inject('/readyz')).statusCode;
      await vi.waitUntil(async () => (await status()) === 503, PATIENCE);
    },
    /** Resolves after two more health checks. */
    untilCaddyHasAsked: async () => {
      const before = asked;
      await vi.waitUntil(() => asked >= before + 2, PATIENCE);
    },
  };
}

async function statusOf(url: string): Promise<number> {
  return (await fetch(url).catch(() => undefined))?.status ?? 0;
}

test.runIf(hasCaddy)(
  'the shop is still served through Caddy while PostgreSQL is down',
  { timeout: 90_000 },
  async () => {
    const server = await startListening();
    const { origin } = await startCaddyProcess(server.address);
    await vi.waitUntil(async () => (await statusOf(`${origin}/`)) === 200, PATIENCE);

    await server.stopDatabase();
    await server.untilCaddyHasAsked();

    expect(await statusOf(`${origin}/`)).toBe(200);
    const products = await fetch(`${origin}/api/products`);
    expect(products.status).toBe(200);
    expect(await products.json()).toHaveLength(1);
    const message = { name: 'Asha', email: 'a@b.example', subject: 'Jowar', message: 'Coarse?' };
    const refused = await fetch(`${origin}/api/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(message),
    });
    expect(refused.status).toBe(503);
    expect(await refused.json()).toMatchObject({ code: 'UNAVAILABLE' });
  },
);

test.runIf(hasCaddy)(
  'a closing server gets no requests, and without any server Caddy shows its own page',
  { timeout: 90_000 },
  async () => {
    const server = await startListening();
    const { origin } = await startCaddyProcess(server.address, { SHOP_PHONE: PHONE });
    await vi.waitUntil(async () => (await statusOf(`${origin}/`)) === 200, PATIENCE);

    server.close();
    await vi.waitUntil(async () => (await statusOf(`${origin}/`)) === 503, PATIENCE);

    const page = await fetch(`${origin}/products?q=jowar`);
    expect(page.status).toBe(503);
    expect(page.headers.get('content-type')).toContain('text/html');
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(Number(page.headers.get('retry-after'))).toBeGreaterThan(0);
    const html = await page.text();
    expect(html).toContain('<h1>The shop is closed for a moment</h1>');
    expect(html).toContain(`<a href="tel:+912055500142">Call ${PHONE}</a>`);
    expect(html).not.toContain('{{');

    const answer = await fetch(`${origin}/api/products`);
    expect(answer.status).toBe(503);
    expect(answer.headers.get('content-type')).toContain('application/json');
    expect(await answer.json()).toEqual({
      message: 'The shop cannot be reached at the moment. Please try again in a minute.',
      code: 'UNAVAILABLE',
      requestId: expect.stringMatching(/^[0-9a-f-]{36}$/) as unknown,
    });
  },
);

test.runIf(hasCaddy)(
  'the outage page has no phone number if none is set',
  { timeout: 60_000 },
  async () => {
    const { origin } = await startCaddyProcess(`127.0.0.1:${await freePort()}`, { SHOP_PHONE: '' });
    const page = await vi.waitUntil(() => fetch(`${origin}/`).catch(() => undefined), PATIENCE);
    // No server listens there, so the connection is refused.
    expect([502, 503]).toContain(page.status);
    const html = await page.text();
    expect(html).toContain('Try again');
    expect(html).not.toContain('tel:');
  },
);

test('a server is not live before it has loaded the catalogue', async () => {
  const shop = await startTestApp({ DATABASE_URL: 'postgres://127.0.0.1:1/nothing' });
  onTestFinished(() => shop.close());
  const answer = await shop.app.inject('/livez');
  expect(answer.statusCode).toBe(503);
  expect(answer.json()).toEqual({ status: 'starting' });
});
