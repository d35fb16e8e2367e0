import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readyGrinds } from '@dalan/contract/catalog/grinds';
import type { ErrorAnswer } from '@dalan/contract/errors';
import { changesInWords } from '@dalan/contract/orders/order-contents';
import type { Order } from '@dalan/contract/orders/orders';
import { orderRequest } from '../../../../../test/requests/order-requests.ts';
import { contentsRequest } from '../../../../../test/requests/phone-order-requests.ts';
import type { ChangedLine } from '../../../../../test/requests/phone-order-requests.ts';
import { createTestProduct, stockKgOf } from '../../../../../test/shops/products.ts';
import type { TestProduct } from '../../../../../test/shops/products.ts';
import { logInAs } from '../../../../../test/shops/sessions.ts';
import type { LoggedIn } from '../../../../../test/shops/sessions.ts';
import { startTestApp } from '../../../../../test/shops/test-app.ts';
import type { TestApp } from '../../../../../test/shops/test-app.ts';
import { checkInvariants } from '../../../office/invariants/index.ts';

const grinds = readyGrinds.slice(0, 3);

let shop: TestApp;
let owner: LoggedIn;
let jowar: TestProduct;
let order: Order;
beforeAll(async () => {
  shop = await startTestApp();
  owner = await logInAs(shop, 'admin');
});
beforeEach(async () => {
  jowar = await createTestProduct(shop.db, { stockKg: 10, pricePerKg: 78, stepGrams: 500, grinds });
  const buyer = await logInAs(shop, 'user');
  const lines = [
    { product: jowar, grind: 'fine', kg: 2 },
    { product: jowar, grind: 'medium', kg: 1 },
  ];
  order = (await shop.app.inject(orderRequest(buyer, lines))).json<Order>();
});
afterAll(async () => {
  expect(await checkInvariants(shop.db)).toEqual([]);
  await shop.close();
});

const change = (lines: ChangedLine[]) => shop.app.inject(contentsRequest(owner, order, { lines }));

async function changed(lines: ChangedLine[]): Promise<Order> {
  const answer = await change(lines);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Order>();
}

const linesOf = ({ items }: Order) =>
  items.map(({ grind, quantityKg, pricePerKg }) => [grind?.key, quantityKg, pricePerKg]);

const wordsOf = ({ history }: Order) =>
  changesInWords(history.at(-1)?.changes ?? {}, (day) => day).map(
    ({ label, was = '', is }) => `${label}: ${was} > ${is}`,
  );

/** What the price of the flour is from now on. */
async function reprice(rupees: number): Promise<void> {
  await shop.db
    .updateTable('products')
    .set({ pricePaise: rupees * 100 })
    .where('id', '=', jowar.id)
    .execute();
}

test('a changed grind keeps its price and moves no stock', async () => {
  await reprice(90);
  const after = await changed([
    { product: jowar, grind: 'coarse', kg: 2 },
    { product: jowar, grind: 'medium', kg: 1 },
  ]);
  expect(linesOf(after)).toEqual([
    ['coarse', 2, 78],
    ['medium', 1, 78],
  ]);
  expect(after.totalAmount).toBe(order.totalAmount);
  expect(await stockKgOf(shop.db, jowar.id)).toBe(7);
  expect(wordsOf(after)).toEqual([`${jowar.name}: fine, 2 kg > coarse, 2 kg`]);
});

test('a new line takes the price of today, and the old ones keep theirs', async () => {
  await reprice(90);
  const after = await changed([
    { product: jowar, grind: 'fine', kg: 1.5 },
    { product: jowar, grind: 'medium', kg: 1 },
    { product: jowar, grind: 'coarse', kg: 0.5, pricePerKg: 90 },
  ]);
  expect(linesOf(after)).toEqual([
    ['fine', 1.5, 78],
    ['medium', 1, 78],
    ['coarse', 0.5, 90],
  ]);
  expect(await stockKgOf(shop.db, jowar.id)).toBe(7);
  expect(wordsOf(after)).toContain(`${jowar.name}, coarse:  > 500 g added`);
});

test('a removed line gives its flour back', async () => {
  const after = await changed([{ product: jowar, grind: 'medium', kg: 1 }]);
  expect(linesOf(after)).toEqual([['medium', 1, 78]]);
  expect(await stockKgOf(shop.db, jowar.id)).toBe(9);
});

test('two lines that change places are only weighed anew', async () => {
  const after = await changed([
    { product: jowar, grind: 'medium', kg: 2 },
    { product: jowar, grind: 'fine', kg: 1 },
  ]);
  expect(linesOf(after)).toEqual([
    ['fine', 1, 78],
    ['medium', 2, 78],
  ]);
});

test('a line that says which one it was keeps its price beside a new one in its old grind', async () => {
  await reprice(90);
  const lines = [
    { product: jowar, grind: 'coarse', kg: 2, wasGrind: 'fine' },
    { product: jowar, grind: 'medium', kg: 1 },
    { product: jowar, grind: 'fine', kg: 0.5, pricePerKg: 90 },
  ];
  const after = await changed(lines);
  expect(linesOf(after)).toEqual([
    ['coarse', 2, 78],
    ['medium', 1, 78],
    ['fine', 0.5, 90],
  ]);
  expect(await stockKgOf(shop.db, jowar.id)).toBe(6.5);
  expect(wordsOf(after)).toEqual(
    expect.arrayContaining([
      `${jowar.name}: fine, 2 kg > coarse, 2 kg`,
      `${jowar.name}, fine:  > 500 g added`,
    ]),
  );
  expect(await changed(lines), 'a repeated call is harmless').toEqual(after);
});

test('without a name for the old line, the grind that stays is the same line', async () => {
  await reprice(90);
  const after = await changed([
    { product: jowar, grind: 'coarse', kg: 2, pricePerKg: 90 },
    { product: jowar, grind: 'medium', kg: 1 },
    { product: jowar, grind: 'fine', kg: 0.5, pricePerKg: 90 },
  ]);
  expect(linesOf(after)).toEqual([
    ['fine', 0.5, 78],
    ['medium', 1, 78],
    ['coarse', 2, 90],
  ]);
});

test('lines pass their grinds on, each with its own price and weight', async () => {
  await reprice(90);
  order = await changed([
    { product: jowar, grind: 'fine', kg: 2 },
    { product: jowar, grind: 'medium', kg: 1 },
    { product: jowar, grind: 'coarse', kg: 0.5, pricePerKg: 90 },
  ]);
  const after = await changed([
    { product: jowar, grind: 'medium', kg: 2, wasGrind: 'fine' },
    { product: jowar, grind: 'coarse', kg: 1.5, wasGrind: 'medium' },
    { product: jowar, grind: 'fine', kg: 0.5, wasGrind: 'coarse' },
  ]);
  expect(linesOf(after)).toEqual([
    ['medium', 2, 78],
    ['coarse', 1.5, 78],
    ['fine', 0.5, 90],
  ]);
  expect(await stockKgOf(shop.db, jowar.id)).toBe(6);
  order = after;
  const passed = await changed([
    { product: jowar, grind: 'fine', kg: 2, wasGrind: 'medium' },
    { product: jowar, grind: 'coarse', kg: 1.5 },
  ]);
  expect(linesOf(passed), 'of a line that was removed').toEqual([
    ['fine', 2, 78],
    ['coarse', 1.5, 78],
  ]);
});

test('a line that somebody else changed meanwhile names nothing, and two cannot name one', async () => {
  const after = await changed([
    { product: jowar, grind: 'fine', kg: 2 },
    { product: jowar, grind: 'coarse', kg: 1, wasGrind: 'no-such-grind' },
  ]);
  expect(linesOf(after)).toEqual([
    ['fine', 2, 78],
    ['coarse', 1, 78],
  ]);
  const twice = await change([
    { product: jowar, grind: 'fine', kg: 2, wasGrind: 'fine' },
    { product: jowar, grind: 'medium', kg: 1, wasGrind: 'fine' },
  ]);
  expect(twice.statusCode).toBe(400);
});

test('two changes at once that pass grinds on: one is taken, whole', async () => {
  const swap = (mediumKg: number) =>
    change([
      { product: jowar, grind: 'medium', kg: mediumKg, wasGrind: 'fine' },
      { product: jowar, grind: 'fine', kg: 1.5, wasGrind: 'medium' },
    ]);
  const answers = await Promise.all([swap(2), swap(3)]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  const taken = answers.find(({ statusCode }) => statusCode === 200)!.json<Order>();
  expect(linesOf(taken)).toEqual([
    ['medium', answers[0].statusCode === 200 ? 2 : 3, 78],
    ['fine', 1.5, 78],
  ]);
});

test('what the order has stays, even if it is not sold any more', async () => {
  await shop.db
    .updateTable('products')
    .set({ grinds: JSON.stringify(readyGrinds.slice(1, 2)), stepGrams: 1000 })
    .where('id', '=', jowar.id)
    .execute();
  const after = await changed([
    { product: jowar, grind: 'fine', kg: 2 },
    { product: jowar, grind: 'medium', kg: 2 },
  ]);
  expect(linesOf(after)).toEqual([
    ['fine', 2, 78],
    ['medium', 2, 78],
  ]);
  order = after;
  const other = await change([{ product: jowar, grind: 'coarse', kg: 2 }]);
  expect(other.json<ErrorAnswer>().code).toBe('GRIND_NOT_SOLD');
  const half = await change([{ product: jowar, grind: 'medium', kg: 1.5 }]);
  expect(half.json<ErrorAnswer>().fields).toHaveProperty(['items.0.quantityKg']);
});
