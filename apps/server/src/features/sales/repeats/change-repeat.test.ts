import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { dayAfter, shopClock } from '@dalan/contract/delivery/delivery';
import type { Order } from '@dalan/contract/orders/orders';
import type { Repeat, RepeatDecision } from '@dalan/contract/orders/repeats';
import { ruleOn, saveDelivery } from '../../../../test/shops/delivery-rule.ts';
import { createTestProduct } from '../../../../test/shops/products.ts';
import type { TestProduct } from '../../../../test/shops/products.ts';
import {
  decideRequest,
  makeDue,
  openMaker,
  repeatToken,
  setUpRepeat,
  tomorrow,
} from '../../../../test/shops/repeats.ts';
import { logInAs } from '../../../../test/shops/sessions.ts';
import type { LoggedIn } from '../../../../test/shops/sessions.ts';
import { startTestApp } from '../../../../test/shops/test-app.ts';
import type { TestApp } from '../../../../test/shops/test-app.ts';
import { checkInvariants } from '../../office/invariants/index.ts';

let shop: TestApp;
let worker: ReturnType<typeof openMaker>;
let buyer: LoggedIn;
let jowar: TestProduct;
let besan: TestProduct;
let repeat: Repeat;
beforeAll(async () => {
  shop = await startTestApp();
  worker = openMaker(shop);
});
beforeEach(async () => {
  buyer = await logInAs(shop, 'user');
  jowar = await createTestProduct(shop.db, { stockKg: 500, pricePerKg: 78 });
  besan = await createTestProduct(shop.db, { stockKg: 500, pricePerKg: 138 });
  // The cut-off never passes during a test.
  await saveDelivery(shop, { isOn: false, cutOff: '23:59' });
  repeat = await setUpRepeat(shop, buyer, [
    { product: jowar, kg: 3 },
    { product: besan, kg: 1 },
  ]);
});
afterAll(async () => {
  expect(await checkInvariants(shop.db)).toEqual([]);
  await worker.close();
  await shop.close();
});

type Kilograms = [TestProduct, number][];

function changeTo(lines: Kilograms): RepeatDecision {
  const { everyWeeks, weekday } = repeat;
  const items = lines.map(([{ id }, quantityKg]) => ({ productId: id, quantityKg }));
  return { do: 'change', everyWeeks, weekday, items };
}

const change = (lines: Kilograms, by = buyer) =>
  shop.app.inject(decideRequest(by, repeat._id, changeTo(lines)));

async function madeLines(): Promise<[string, number][]> {
  const answer = await shop.app.inject({ url: '/api/my-orders', headers: buyer.headers });
  const made = answer.json<Order[]>().filter(({ isRepeat }) => isRepeat);
  return made.flatMap(({ items }) =>
    items.map(({ productId, quantityKg }): [string, number] => [productId.name, quantityKg]),
  );
}

async function make(): Promise<void> {
  await makeDue(shop.db, repeat._id);
  await worker.makeAll();
}

test('the next order has the new kilograms, at the prices of its day', async () => {
  const changed = await change([
    [jowar, 5],
    [besan, 100],
  ]);
  expect(changed.json()).toMatchObject({
    items: [
      { productId: jowar.id, name: jowar.name, quantityKg: 5 },
      { productId: besan.id, name: besan.name, quantityKg: 100 },
    ],
    about: { amount: 5 * 78 + 100 * 138 },
    next: repeat.next,
  });
  await make();
  expect(await madeLines()).toEqual([
    [jowar.name, 5],
    [besan.name, 100],
  ]);
});

test('a flour that is left out is removed; the last one stays', async () => {
  expect((await change([[besan, 2]])).json()).toMatchObject({
    items: [{ name: besan.name, quantityKg: 2 }],
  });
  expect((await change([])).json()).toMatchObject({ code: 'INVALID_INPUT' });
  await make();
  expect(await madeLines()).toEqual([[besan.name, 2]]);
});

test('without kilograms a change leaves the flours as they are', async () => {
  const { everyWeeks, weekday } = repeat;
  const decision = { do: 'change', everyWeeks, weekday } as const;
  const answer = await shop.app.inject(decideRequest(buyer, repeat._id, decision));
  expect(answer.json()).toEqual(repeat);
});

test('an order that is made stays as it is', async () => {
  await make();
  const changed = await change([[jowar, 9]]);
  expect(changed.json<Repeat>().next.orderId).not.toBeNull();
  expect(await madeLines()).toEqual([
    [jowar.name, 3],
    [besan.name, 1],
  ]);
});

test('the limits are those of an order, and no other flour can be slipped in', async () => {
  for (const kg of [0, -1, 1.5, 101]) {
    const refused = await change([[jowar, kg]]);
    expect(refused.json(), String(kg)).toMatchObject({
      code: 'INVALID_INPUT',
      fields: { 'items.0.quantityKg': 'Quantity must be a whole number of kg from 1 to 100' },
    });
  }
  const twice: Kilograms = [
    [jowar, 1],
    [jowar, 2],
  ];
  expect((await change(twice)).statusCode).toBe(400);
  const other = await createTestProduct(shop.db, { stockKg: 5 });
  const slipped: Kilograms = [
    [jowar, 1],
    [other, 1],
  ];
  expect((await change(slipped)).json()).toMatchObject({
    code: 'INVALID_INPUT',
    message: 'This flour is not in this repeat order. Another flour needs a new order.',
  });
  expect((await change([[jowar, 1]], await logInAs(shop, 'user'))).statusCode).toBe(404);
  const [listed] = (await shop.app.inject({ url: '/api/repeats', headers: buyer.headers })).json<
    Repeat[]
  >();
  expect(listed).toEqual(repeat);
});

test('a change below the smallest order of the delivery rule is refused; the same kilograms stay allowed', async () => {
  await saveDelivery(shop, { ...ruleOn, cutOff: '23:59', smallestOrder: 400 });
  expect((await change([[jowar, 5]])).json()).toMatchObject({
    code: 'ORDER_TOO_SMALL',
    details: { delivery: { smallestOrder: 400 } },
  });
  const same: Kilograms = [
    [jowar, 3],
    [besan, 1],
  ];
  expect((await change(same)).statusCode).toBe(200);
  expect((await change([[jowar, 6]])).statusCode).toBe(200);
});

test('the link of the mail changes the kilograms of its own repeat', async () => {
  await make();
  const token = await repeatToken(shop.db, repeat._id, tomorrow());
  const answer = await shop.app.inject({
    method: 'POST',
    url: '/api/repeat-link/decision',
    payload: { token, decision: changeTo([[besan, 4]]) },
  });
  expect(answer.json()).toMatchObject({
    order: { items: [{ quantityKg: 3 }, { quantityKg: 1 }] },
    repeat: { items: [{ productId: besan.id, quantityKg: 4 }] },
  });
});

test('a flour that is short no longer counts once it is removed', async () => {
  await sql`update products set is_active = false where id = ${jowar.id}`.execute(shop.db);
  await change([[besan, 1]]);
  await make();
  expect(await madeLines()).toEqual([[besan.name, 1]]);
});

async function decide(decision: RepeatDecision): Promise<Repeat> {
  const answer = await shop.app.inject(decideRequest(buyer, repeat._id, decision));
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Repeat>();
}

test('another weekday and rhythm hold from the next day whose order is not made yet', async () => {
  const weekday = (repeat.weekday + 1) % 7;
  const changed = await decide({ do: 'change', everyWeeks: 2, weekday });
  expect(changed).toMatchObject({ everyWeeks: 2, weekday });
  const { day: today } = shopClock(new Date());
  expect(changed.next.on > dayAfter(today, 2)).toBe(true);
  expect(repeat.weekdays.find((choice) => choice.weekday === weekday)?.firstOn).toBe(
    changed.next.on,
  );
});

test('a skipped day of another weekday than that of now cannot be taken back', async () => {
  const { on: day } = repeat.next;
  await decide({ do: 'skip', day });
  const weekday = (repeat.weekday + 3) % 7;
  const changed = await decide({ do: 'change', everyWeeks: 1, weekday });
  expect(changed).toMatchObject({ weekday, skipped: null });
  expect(await decide({ do: 'take back', day })).toEqual(changed);
});
