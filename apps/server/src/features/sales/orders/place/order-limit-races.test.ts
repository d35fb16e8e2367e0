import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { ErrorAnswer } from '@dalan/contract/errors';
import { orderBody } from '../../../../../test/requests/order-requests.ts';
import { createTestProduct, ledgerKgOf, stockKgOf } from '../../../../../test/shops/products.ts';
import type { TestProduct } from '../../../../../test/shops/products.ts';
import { startServerProcess } from '../../../../../test/processes/server-process.ts';
import type { ServerProcess } from '../../../../../test/processes/server-process.ts';
import { logInAs } from '../../../../../test/shops/sessions.ts';
import type { LoggedIn } from '../../../../../test/shops/sessions.ts';
import { startTestApp } from '../../../../../test/shops/test-app.ts';
import type { TestApp } from '../../../../../test/shops/test-app.ts';

const CONCURRENT = 64;
const ROUNDS = 3;

let shop: TestApp;
let servers: ServerProcess[];
beforeAll(async () => {
  shop = await startTestApp();
});
afterAll(() => shop.close());

async function open(limits: Record<string, string>): Promise<void> {
  const { databaseUrl, mediaDir } = shop.config;
  const env = { DATABASE_URL: databaseUrl, MEDIA_DIR: mediaDir, ...limits };
  servers = await Promise.all([startServerProcess(env), startServerProcess(env)]);
  onTestFinished(async () => {
    await Promise.all(servers.map((server) => server.kill('SIGTERM')));
  });
}

let numbers = 7_000_000_000;
const newNumber = () => String((numbers += 1));

/**
 * Sends 64 concurrent orders to two servers, cycling through the flours, and counts the accepted
 * ones.
 */
async function orderAtOnce(
  buyers: LoggedIn[],
  flours: TestProduct[],
  kg: number,
): Promise<{ accepted: number; codes: Set<string> }> {
  const answers = await Promise.all(
    Array.from({ length: CONCURRENT }, (_, number) => {
      const buyer = buyers[number % buyers.length]!;
      const product = flours[number % flours.length]!;
      // Four in a row go to the same server, so that each buyer uses both.
      const server = servers[Math.floor(number / 4) % servers.length]!;
      return fetch(`${server.origin}/api/orders`, {
        method: 'POST',
        headers: { ...buyer.headers, 'content-type': 'application/json' },
        body: JSON.stringify(orderBody(buyer, [{ product, kg }])),
      });
    }),
  );
  const refused = answers.filter(({ status }) => status !== 201);
  const codes = await Promise.all(
    refused.map(async (answer) => ((await answer.json()) as ErrorAnswer).code),
  );
  return { accepted: CONCURRENT - refused.length, codes: new Set(codes) };
}

/** Several flours, so that the orders do not wait for one stock row. */
function makeFlours(): Promise<TestProduct[]> {
  return Promise.all(
    Array.from({ length: 8 }, () => createTestProduct(shop.db, { stockKg: 1000 })),
  );
}

test.each([
  ['orders an hour', { LIMIT_ORDERS_PER_ACCOUNT: '10/3600' }, 1],
  ['open orders', { LIMIT_OPEN_ORDERS_PER_ACCOUNT: '10' }, 1],
  ['kilograms a day', { LIMIT_KG_PER_ACCOUNT: '30/86400' }, 3],
])(
  '64 concurrent orders stop exactly at the limit of %s, per account and per number',
  async (_what, limits, kg) => {
    await open(limits);
    for (let round = 0; round < ROUNDS; round += 1) {
      const flours = await makeFlours();
      const one = await logInAs(shop, 'user');
      const ofAccount = Array.from({ length: 4 }, () => ({ ...one, phone: newNumber() }));
      const phone = newNumber();
      const ofNumber: LoggedIn[] = [];
      while (ofNumber.length < 4) ofNumber.push({ ...(await logInAs(shop, 'user')), phone });
      for (const buyers of [ofAccount, ofNumber]) {
        const { accepted, codes } = await orderAtOnce(buyers, flours, kg);
        expect(accepted).toBe(10);
        expect(codes).toEqual(new Set(['ORDER_LIMIT']));
      }
      for (const flour of flours) {
        expect(await ledgerKgOf(shop.db, flour.id)).toBe(await stockKgOf(shop.db, flour.id));
      }
    }
  },
  60_000,
);
