import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ErrorAnswer } from '@dalan/contract/errors';
import type { Order } from '@dalan/contract/orders/orders';
import type { Repeat, RepeatChoices, RepeatPage } from '@dalan/contract/orders/repeats';
import { saveDelivery } from '../../../../../test/shops/delivery-rule.ts';
import { orderRequest } from '../../../../../test/requests/order-requests.ts';
import { createTestProduct } from '../../../../../test/shops/products.ts';
import type { TestProduct } from '../../../../../test/shops/products.ts';
import {
  makeDue,
  openMaker,
  repeatToken,
  setUpRepeat,
  tomorrow,
} from '../../../../../test/shops/repeats.ts';
import { logInAs } from '../../../../../test/shops/sessions.ts';
import type { LoggedIn } from '../../../../../test/shops/sessions.ts';
import { startTestApp } from '../../../../../test/shops/test-app.ts';
import type { TestApp } from '../../../../../test/shops/test-app.ts';

const nameMr = 'ज्वारीचे पीठ';
const nameHi = 'ज्वार का आटा';

let shop: TestApp;
let buyer: LoggedIn;
let jowar: TestProduct;
let varai: TestProduct;
let oats: TestProduct;
let order: Order;
beforeAll(async () => {
  shop = await startTestApp();
  await saveDelivery(shop, { isOn: false, cutOff: '23:59' });
});
beforeEach(async () => {
  buyer = await logInAs(shop, 'user');
  jowar = await createTestProduct(shop.db, { stockKg: 50 });
  varai = await createTestProduct(shop.db, { stockKg: 50 });
  oats = await createTestProduct(shop.db, { stockKg: 50 });
  await rename(jowar, { nameMr, nameHi });
  await rename(varai, { nameMr: 'वरईचे पीठ' });
  order = (await shop.app.inject(orderRequest(buyer, lines()))).json<Order>();
});
afterAll(() => shop.close());

const lines = () => [jowar, varai, oats].map((product) => ({ product, kg: 1 }));

type Names = { name?: string; nameMr?: string; nameHi?: string };

async function rename({ id }: TestProduct, names: Names): Promise<void> {
  await shop.db.updateTable('products').set(names).where('id', '=', id).execute();
}

async function call(method: 'GET' | 'POST', url: string, payload?: object) {
  return shop.app.inject({ method, url, headers: buyer.headers, ...(payload && { payload }) });
}

const namesOf = ({ items }: Pick<Order, 'items'>) =>
  items.map(({ productId: { name, nameMr, nameHi } }) => ({
    name,
    ...(nameMr !== undefined && { nameMr }),
    ...(nameHi !== undefined && { nameHi }),
  }));

const inMarathi = () => [
  { name: jowar.name, nameMr },
  { name: varai.name, nameMr: 'वरईचे पीठ' },
  { name: oats.name },
];
const inHindi = () => [
  { name: jowar.name, nameHi },
  { name: varai.name, nameMr: 'वरईचे पीठ' },
  { name: oats.name },
];

test('a line has the name it was sold under, and the one that leads in the language asked for', async () => {
  const listed = async (query: string) =>
    (await call('GET', `/api/my-orders${query}`)).json<Order[]>().map(namesOf);
  expect(await listed('?language=mr')).toEqual([inMarathi()]);
  expect(await listed('?language=hi&pageSize=5')).toEqual([inHindi()]);
  expect((await call('GET', '/api/my-orders?language=ta')).statusCode).toBe(400);
});

test('without a language and in English the answer is as ever, to the byte', async () => {
  const plain = await call('GET', '/api/my-orders');
  expect(plain.body).toBe((await call('GET', '/api/my-orders?language=en')).body);
  expect(plain.body).not.toMatch(/nameMr|nameHi|ज्वार/);
  const { productId } = plain.json<Order[]>()[0]!.items[0]!;
  expect(Object.keys(productId)).toEqual(['_id', 'name', 'productImg', 'description']);
});

test('a line has its description in the language asked for, or none', async () => {
  const described = async (language: string) => {
    const [listed] = (await call('GET', `/api/my-orders?language=${language}`)).json<Order[]>();
    return listed!.items.map(({ productId }) => productId.description);
  };
  const [english] = await described('en');
  expect(english).not.toBe('');
  expect(await described('mr')).toEqual(['', '', '']);
  const write = (words: { description?: string; descriptionMr?: string }) =>
    shop.db.updateTable('products').set(words).where('id', '=', jowar.id).execute();
  await write({ descriptionMr: 'पांढऱ्या ज्वारीचे ताजे पीठ.' });
  expect(await described('mr')).toEqual(['पांढऱ्या ज्वारीचे ताजे पीठ.', '', '']);
  expect(await described('hi')).toEqual(['', '', '']);
  // The flour was sold with other English words, so the Marathi ones may say something else.
  await write({ description: 'Something else' });
  expect(await described('mr')).toEqual(['', '', '']);
  expect(await described('en')).toContain(english);
  await write({ description: english!, descriptionMr: '' });
});

test('a flour that was renamed since is shown as it was sold', async () => {
  await rename(jowar, { name: `${jowar.name} fine`, nameMr: 'ज्वारी बारीक' });
  const [listed] = (await call('GET', '/api/my-orders?language=mr')).json<Order[]>();
  expect(namesOf(listed!)).toEqual([{ name: jowar.name }, ...inMarathi().slice(1)]);
});

test('placing, paying, cancelling and a bill that is not made yet answer in the language', async () => {
  const request = orderRequest(buyer, lines());
  const placed = await shop.app.inject({ ...request, url: `${request.url}?language=mr` });
  expect(namesOf(placed.json<Order>())).toEqual(inMarathi());
  const claimed = await call('POST', `/api/orders/${order._id}/payment-claim?language=hi`, {});
  expect(namesOf(claimed.json<Order>())).toEqual(inHindi());
  const noBill = await call('POST', `/api/orders/${order._id}/bill?language=mr`);
  expect(noBill.json<ErrorAnswer>().code).toBe('BILL_NOT_YET');
  expect(namesOf(noBill.json<ErrorAnswer>().details?.order as Order)).toEqual(inMarathi());
  const cancelled = await call('POST', `/api/orders/${order._id}/cancel?language=mr`);
  expect(namesOf(cancelled.json<Order>())).toEqual(inMarathi());
});

test('an order that was placed by an earlier attempt is named in the language', async () => {
  const attempt = (kg: number) => {
    const request = orderRequest(buyer, [{ product: jowar, kg }], `attempt-${order._id}`);
    return shop.app.inject({ ...request, url: `${request.url}?language=hi` });
  };
  await attempt(1);
  const names = [{ name: jowar.name, nameHi }];
  const replayed = await attempt(1);
  expect(replayed.headers['idempotent-replayed']).toBe('true');
  expect(namesOf(replayed.json<Order>())).toEqual(names);
  const refused = (await attempt(2)).json<ErrorAnswer>();
  expect(refused.code).toBe('KEY_REUSED');
  expect(namesOf(refused.details?.order as Order)).toEqual(names);
});

test('repeat orders and the page of their mail name the flours in the language', async () => {
  const choices = await call('GET', `/api/orders/${order._id}/repeat?language=mr`);
  expect(choices.json<RepeatChoices>().items).toMatchObject(inMarathi());
  const repeat = await setUpRepeat(shop, buyer, lines());
  expect(repeat.items[0]).toEqual({ productId: jowar.id, name: jowar.name, quantityKg: 1 });
  const listed = await call('GET', '/api/repeats?language=hi');
  expect(listed.json<Repeat[]>()[0]?.items[0]).toEqual({
    productId: jowar.id,
    name: jowar.name,
    nameHi,
    quantityKg: 1,
  });
  const worker = openMaker(shop);
  await makeDue(shop.db, repeat._id);
  await worker.makeAll();
  await worker.close();
  const token = await repeatToken(shop.db, repeat._id, tomorrow());
  const page = (await call('POST', '/api/repeat-link?language=mr', { token })).json<RepeatPage>();
  expect(page.order?.items).toMatchObject(inMarathi());
  expect(page.repeat.items).toMatchObject(inMarathi());
  const decision = { do: 'stop' };
  const stopped = await call('POST', '/api/repeat-link/decision?language=hi', { token, decision });
  expect(stopped.json<RepeatPage>().repeat.items).toMatchObject(inHindi());
});
