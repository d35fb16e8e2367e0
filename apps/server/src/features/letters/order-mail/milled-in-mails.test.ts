import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { milledIn } from '@dalan/contract/mill/milled-in';
import type { Language } from '@dalan/contract/language/languages';
import type { Order } from '@dalan/contract/orders/orders';
import {
  confirmOrder,
  finishMilling,
  undoMillingRequest,
} from '../../../../test/requests/milling-requests.ts';
import { orderRequest } from '../../../../test/requests/order-requests.ts';
import { claimRequest } from '../../../../test/requests/payment-requests.ts';
import { openPostbox } from '../../../../test/shops/postbox.ts';
import { createTestProduct } from '../../../../test/shops/products.ts';
import { setOrderStatus } from '../../../../test/shops/rider-runs.ts';
import { logInAs } from '../../../../test/shops/sessions.ts';
import { startTestApp } from '../../../../test/shops/test-app.ts';
import type { TestApp } from '../../../../test/shops/test-app.ts';

let shop: TestApp;
let postbox: ReturnType<typeof openPostbox>;
beforeAll(async () => {
  shop = await startTestApp();
  postbox = openPostbox(shop);
});
afterAll(async () => {
  await postbox.close();
  await shop.close();
});

/** Mails about a milling are held for a moment, so that it can be taken back. */
async function mailsTo(email: string): Promise<string[]> {
  await sql`update letters set not_before = now() where sent_at is null`.execute(shop.db);
  const mails = await postbox.empty();
  return mails.filter(({ to }) => to === email).flatMap(({ text, html }) => [text, html]);
}

test.each<[Language, { isMilled: string; words: RegExp }]>([
  ['en', { isMilled: 'Your flour is milled', words: /Milled on \w{3} \d+ \w{3}, best before \w/ }],
  ['mr', { isMilled: 'तुमचे पीठ दळून झाले', words: /दळले: .+ · .+ पर्यंत वापरा/ }],
  ['hi', { isMilled: 'आपका आटा पिस गया', words: /पीसा: .+ · .+ तक इस्तेमाल करें/ }],
])('mails in %s say from milling on when each flour was milled', async (language, texts) => {
  const staff = await logInAs(shop, 'admin');
  const buyer = await logInAs(shop, 'user', { language, emailConfirmedAt: new Date() });
  const [jowar, besan] = [
    await createTestProduct(shop.db, { stockKg: 9 }),
    await createTestProduct(shop.db, { stockKg: 9 }),
  ];
  await sql`update products set shelf_life_days = 90 where id = ${jowar.id}`.execute(shop.db);
  const lines = [
    { product: jowar, kg: 2 },
    { product: besan, kg: 1 },
  ];
  const placed = (await shop.app.inject(orderRequest(buyer, lines))).json<Order>();
  const order = await confirmOrder(shop, staff, placed._id);
  const early = await mailsTo(buyer.email);
  expect(early.length).toBeGreaterThan(0);
  const { batches } = await finishMilling(shop, staff, [order]);
  const [keeps, doesNot] = [jowar, besan].map(({ id }) =>
    milledIn(
      language,
      batches.find(({ productId }) => productId === id)!,
    ),
  ) as [string, string];
  expect(keeps).toMatch(texts.words);
  for (const mail of early) expect(mail).not.toContain(doesNot);

  const [text, html] = await mailsTo(buyer.email);
  for (const mail of [text, html]) {
    expect(mail).toContain(texts.isMilled);
    expect(mail).toContain(keeps);
  }
  expect(text).toContain(`\n  ${doesNot}\n`);
  for (const status of ['Shipped', 'Delivered'] as const) {
    await setOrderStatus(shop, staff, order._id, status);
    const mails = await mailsTo(buyer.email);
    expect(mails).toHaveLength(2);
    for (const mail of mails) expect(mail).toContain(keeps);
  }
  await setOrderStatus(shop, staff, order._id, 'Returned');
  for (const mail of await mailsTo(buyer.email)) expect(mail).not.toContain(doesNot);
});

test.each([
  ['told of the milling is told that it was taken back', true],
  ['not told of the milling yet is told of neither', false],
])('whoever was %s, also if they said meanwhile that they paid', async (_, isTold) => {
  const staff = await logInAs(shop, 'admin');
  const buyer = await logInAs(shop, 'user', { emailConfirmedAt: new Date() });
  const product = await createTestProduct(shop.db, { stockKg: 9 });
  const placed = await shop.app.inject(orderRequest(buyer, [{ product, kg: 2 }]));
  const order = await confirmOrder(shop, staff, placed.json<Order>()._id);
  await mailsTo(buyer.email);
  const { batches } = await finishMilling(shop, staff, [order]);
  if (isTold) expect(await mailsTo(buyer.email)).toHaveLength(2);
  const claimed = await shop.app.inject(claimRequest(buyer, order._id));
  expect(claimed.statusCode, claimed.body).toBe(200);
  const ids = batches.map(({ _id }) => _id);
  const undone = await shop.app.inject(undoMillingRequest(staff, ids));
  expect(undone.json()).toEqual({ orders: 1 });
  expect(await mailsTo(buyer.email)).toHaveLength(isTold ? 2 : 0);
});
