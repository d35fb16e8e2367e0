import { afterAll, beforeAll, expect, test } from 'vitest';
import { readyGrinds } from '@dalan/contract/catalog/grinds';
import { dayAfter, shopClock } from '@dalan/contract/delivery/delivery';
import type { BagLabelsAnswer } from '@dalan/contract/mill/bag-labels';
import type { Order, OrderStatus } from '@dalan/contract/orders/orders';
import { confirmOrder, finishMilling } from '../../../../../test/requests/milling-requests.ts';
import { orderRequest } from '../../../../../test/requests/order-requests.ts';
import type { Line } from '../../../../../test/requests/order-requests.ts';
import { createTestProduct } from '../../../../../test/shops/products.ts';
import type { TestProduct } from '../../../../../test/shops/products.ts';
import { logInAs } from '../../../../../test/shops/sessions.ts';
import type { LoggedIn } from '../../../../../test/shops/sessions.ts';
import { startTestApp } from '../../../../../test/shops/test-app.ts';
import type { TestApp } from '../../../../../test/shops/test-app.ts';

const [fine] = readyGrinds;
const { day: today } = shopClock(new Date());
const monthAndDay = today.slice(5).replace('-', '');

let shop: TestApp;
let buyer: LoggedIn;
let staff: LoggedIn;
beforeAll(async () => {
  shop = await startTestApp();
  buyer = await logInAs(shop, 'user', { name: 'Asha Kulkarni' });
  staff = await logInAs(shop, 'admin', { duty: 'counter' });
  await shop.db
    .updateTable('users')
    .set({ language: 'mr' })
    .where('id', '=', buyer.userId)
    .execute();
});
afterAll(() => shop.close());

const facts = { ingredients: 'Jowar (sorghum)', isVegetarian: true, origin: 'India' };

async function flour(fields: Record<string, unknown> = {}): Promise<TestProduct> {
  const product = await createTestProduct(shop.db, { stockKg: 500 });
  const own = { shelfLifeDays: 90, label: JSON.stringify(facts), ...fields };
  await shop.db.updateTable('products').set(own).where('id', '=', product.id).execute();
  return product;
}

async function placed(...lines: Line[]): Promise<Order> {
  return (await shop.app.inject(orderRequest(buyer, lines))).json<Order>();
}

async function milled(...lines: Line[]) {
  const order = await confirmOrder(shop, staff, (await placed(...lines))._id);
  const { batches } = await finishMilling(shop, staff, [order]);
  return { order, batches };
}

async function labels(query: Record<string, string> = {}): Promise<BagLabelsAnswer> {
  const url = '/api/admin/bag-labels';
  const answer = await shop.app.inject({ url, query, headers: staff.headers });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<BagLabelsAnswer>();
}

async function setStatus(orderId: string, orderStatus: OrderStatus): Promise<void> {
  const answer = await shop.app.inject({
    method: 'PUT',
    url: '/api/admin/order-and-payment/status',
    headers: staff.headers,
    payload: { orderId, orderStatus, paymentStatus: 'Pending' },
  });
  expect(answer.statusCode, answer.body).toBe(200);
}

test('a bag says its flour, weight, price, days, batch and who packed it', async () => {
  const jowar = await flour({
    nameMr: 'ज्वारीचे पीठ',
    grinds: JSON.stringify([fine]),
    stepGrams: 500,
    shortCode: 'JW',
  });
  const { order, batches } = await milled({ product: jowar, kg: 1.5, grind: 'fine' });
  const answer = await labels({ ids: order._id });
  expect(answer).toEqual({
    day: null,
    bags: [
      {
        orderId: order._id,
        productId: jowar.id,
        name: jowar.name,
        nameMr: 'ज्वारीचे पीठ',
        nameHi: '',
        grind: fine,
        language: 'mr',
        kg: 1.5,
        price: 117,
        pricePerKg: 78,
        batch: {
          _id: batches[0]?._id,
          number: `JW-${monthAndDay}-1`,
          path: `${today.slice(0, 4)}-JW-${monthAndDay}-1`,
          milledOn: today,
          bestBefore: dayAfter(today, 90),
        },
        obstacle: null,
      },
    ],
    flours: [{ productId: jowar.id, name: jowar.name, facts, missing: [] }],
    packer: {
      name: 'Dalan',
      address: '12 Jatyachi Aali, Kasba Peth, Pune 411011',
      phone: '+91 20 5550 0142',
      email: 'hello@dalan.example',
      fssaiLicence: '',
    },
    withoutLabels: [],
  });
  expect((await labels({ batches: batches[0]?._id ?? '' })).bags).toEqual(answer.bags);
  const ofToday = await labels();
  expect(ofToday.day).toBe(today);
  expect(ofToday.bags).toContainEqual(answer.bags[0]);
  expect((await labels({ day: dayAfter(today, -1) })).bags).toEqual([]);
});

test('what was sold under an earlier name has no translation', async () => {
  const product = await flour({ nameMr: 'पीठ' });
  const { order } = await milled({ product, kg: 1 });
  const renamed = { name: `${product.name}, whole` };
  await shop.db.updateTable('products').set(renamed).where('id', '=', product.id).execute();
  const [bag] = (await labels({ ids: order._id })).bags;
  expect(bag).toMatchObject({ name: product.name, nameMr: '' });
});

test('a bag without a batch or a last day is listed with the reason', async () => {
  const product = await flour({ shelfLifeDays: null, label: '{}' });
  const waiting = await placed({ product, kg: 2 });
  const notMilled = await labels({ ids: waiting._id });
  expect(notMilled.bags).toMatchObject([{ batch: null, obstacle: 'not milled' }]);
  const { order } = await milled({ product, kg: 1 });
  const noLastDay = await labels({ ids: order._id });
  expect(noLastDay.bags).toMatchObject([
    { batch: { bestBefore: null }, obstacle: 'no shelf life' },
  ]);
  expect(noLastDay.flours).toMatchObject([{ missing: ['vegetarian', 'shelfLife', 'origin'] }]);

  // Once somebody says how long the flour keeps, its label can be printed.
  const kept = { shelfLifeDays: 30 };
  await shop.db.updateTable('products').set(kept).where('id', '=', product.id).execute();
  expect((await labels({ ids: order._id })).bags).toMatchObject([
    { batch: { bestBefore: dayAfter(today, 30) }, obstacle: null },
  ]);
});

test('orders that left the mill have labels only if they are asked for', async () => {
  const product = await flour();
  const { order, batches } = await milled({ product, kg: 1 });
  const ofBatch = { batches: batches[0]?._id ?? '' };
  await setStatus(order._id, 'Delivered');
  expect((await labels(ofBatch)).bags).toEqual([]);
  expect((await labels({ ids: order._id })).bags).toHaveLength(1);

  const recall = `/api/admin/batches/${ofBatch.batches}/recall`;
  await shop.app.inject({ method: 'POST', url: recall, headers: staff.headers });
  expect((await labels({ ids: order._id })).bags).toMatchObject([{ obstacle: 'recalled' }]);

  const cancelled = await placed({ product, kg: 1 });
  await setStatus(cancelled._id, 'Cancelled');
  const unknown = '00000000-0000-7000-8000-000000000000';
  const { bags, withoutLabels } = await labels({ ids: `${cancelled._id},${unknown}` });
  expect(bags).toEqual([]);
  expect(withoutLabels).toEqual([
    { _id: cancelled._id, name: 'Asha Kulkarni', orderStatus: 'Cancelled' },
    { _id: unknown, name: '', orderStatus: null },
  ]);
});

test('asks for one thing at a time', async () => {
  const query = { day: today, ids: '00000000-0000-7000-8000-000000000000' };
  const url = '/api/admin/bag-labels';
  const answer = await shop.app.inject({ url, query, headers: staff.headers });
  expect(answer.statusCode).toBe(400);
});
