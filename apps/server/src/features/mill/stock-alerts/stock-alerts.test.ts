import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  makeMailsDue,
  resetMails,
  SHOP_EMAIL,
  startMailShop,
} from '../../../../test/shops/mail-shop.ts';
import type { MailShop } from '../../../../test/shops/mail-shop.ts';
import { orderRequest } from '../../../../test/requests/order-requests.ts';
import { createTestProduct } from '../../../../test/shops/products.ts';
import { logInAs } from '../../../../test/shops/sessions.ts';
import type { LoggedIn } from '../../../../test/shops/sessions.ts';
import { stockRequest } from '../../../../test/requests/stock-requests.ts';
import { startWorkerProcess } from '../../../../test/processes/worker-process.ts';

const BUYERS = 16;

let shop: MailShop;
let buyers: LoggedIn[];
beforeAll(async () => {
  shop = await startMailShop();
  buyers = [];
  while (buyers.length < BUYERS) buyers.push(await logInAs(shop, 'user'));
});
beforeEach(() => resetMails(shop));
afterAll(() => shop.close());

async function flourWith(stockKg: number, lowMark: number) {
  const flour = await createTestProduct(shop.db, { stockKg });
  await shop.app.inject({
    method: 'PUT',
    url: `/api/admin/stock/${flour.id}/low-mark`,
    headers: shop.staff.headers,
    payload: { lowMark },
  });
  return flour;
}

const move = (productId: string, kg: number) =>
  shop.app.inject(
    stockRequest(shop.staff, productId, {
      do: kg > 0 ? 'received' : 'waste',
      kg: Math.abs(kg),
      reason: 'Test',
    }),
  );

async function fallsOf(productId: string) {
  const { rows } = await sql<{ freeGrams: number }>`
    select (payload ->> 'freeGrams')::int as free_grams from letters
    where kind = 'stock/alert' and subject_id = ${productId} order by id
  `.execute(shop.db);
  return rows.map(({ freeGrams }) => freeGrams / 1_000);
}

async function countWaiting(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from letters where kind = 'stock/alert' and sent_at is null and given_up_at is null
  `.execute(shop.db);
  return rows[0]?.count ?? 0;
}

async function untilDone() {
  await expect.poll(countWaiting, { timeout: 20_000, interval: 20 }).toBe(0);
}

const alertMails = () =>
  shop.mailServer.received.filter(({ text }) => text.includes('BELOW ITS MARK'));

test('sixteen orders at once across the mark make one alert and one mail', async () => {
  const flour = await flourWith(30, 22);
  const answers = await Promise.all(
    buyers.map((buyer) => shop.app.inject(orderRequest(buyer, [{ product: flour, kg: 1 }]))),
  );
  expect(answers.every(({ statusCode }) => statusCode === 201)).toBe(true);
  expect(await fallsOf(flour.id)).toEqual([21]);
  const workers = [shop.startWorker(), shop.startWorker()];
  await untilDone();
  await Promise.all(workers.map((worker) => worker.stop()));
  expect(alertMails()).toHaveLength(1);
  const [mail] = alertMails();
  expect(mail).toMatchObject({ to: [SHOP_EMAIL] });
  expect(mail?.text).toContain('21 kg are left to sell');
  expect(mail?.text).toContain('The low mark is 22 kg');
  expect(mail?.text).toContain(`/admin/stock?flour=${flour.id}`);
});

test('the mark warns again only after the stock was at it or above', async () => {
  const flour = await flourWith(10, 8);
  for (const kg of [-2, -1, -1, 1, 1, -5, -3]) {
    expect((await move(flour.id, kg)).statusCode).toBe(200);
  }
  expect(await fallsOf(flour.id)).toEqual([7, 3]);
});

test('a worker killed while it sends loses nothing, and the mail keeps its Message-ID', async () => {
  const flour = await flourWith(10, 8);
  await move(flour.id, -3);
  const { promise: taken, resolve: take } = Promise.withResolvers<string | undefined>();
  shop.mailServer.onReceived = (mail) => {
    take(mail.headers.get('message-id'));
    return new Promise(() => undefined);
  };
  const first = startWorkerProcess({
    DATABASE_URL: shop.config.databaseUrl,
    MEDIA_DIR: shop.config.mediaDir,
    SMTP_URL: shop.mailServer.url,
    SHOP_EMAIL,
  });
  const messageId = await taken;
  await first.kill('SIGKILL');
  shop.mailServer.onReceived = async () => undefined;

  const second = shop.startWorker();
  // The lease of the killed worker holds at first, and then ends.
  expect(await countWaiting()).toBe(1);
  await makeMailsDue(shop.db);
  await untilDone();
  await second.stop();
  expect(alertMails().map(({ headers }) => headers.get('message-id'))).toEqual([messageId]);
});

test('goes to the address of the alerts, and not at all once they are off', async () => {
  const save = (version: number, lowStock: boolean) =>
    shop.db
      .insertInto('settingsVersions')
      .values({
        page: 'alerts',
        version,
        document: JSON.stringify({
          email: 'owner@dalan.example',
          lowStock,
          failedMail: true,
          newMessages: true,
        }),
      })
      .execute();
  await save(1, true);
  await move((await flourWith(10, 8)).id, -3);
  const worker = shop.startWorker();
  await untilDone();
  expect(alertMails()).toMatchObject([{ to: ['owner@dalan.example'] }]);
  await save(2, false);
  await move((await flourWith(10, 8)).id, -3);
  await untilDone();
  await worker.stop();
  expect(alertMails()).toHaveLength(1);
});

test('nobody is told about a flour that was taken out of the shop', async () => {
  const flour = await flourWith(10, 8);
  const deletion = `/api/products/${flour.id}`;
  await shop.app.inject(orderRequest(buyers[0]!, [{ product: flour, kg: 1 }]));
  const gone = await shop.app.inject({
    method: 'DELETE',
    url: deletion,
    headers: shop.staff.headers,
  });
  expect(gone.statusCode, gone.body).toBe(200);
  const worker = shop.startWorker();
  await untilDone();
  await worker.stop();
  expect(alertMails()).toEqual([]);
});
