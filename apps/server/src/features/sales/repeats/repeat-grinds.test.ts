import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readyGrinds } from '@dalan/contract/catalog/grinds';
import type { Grind } from '@dalan/contract/catalog/grinds';
import type { ErrorAnswer } from '@dalan/contract/errors';
import type { Order } from '@dalan/contract/orders/orders';
import type { Repeat } from '@dalan/contract/orders/repeats';
import { saveDelivery } from '../../../../test/shops/delivery-rule.ts';
import { createTestProduct } from '../../../../test/shops/products.ts';
import type { TestProduct } from '../../../../test/shops/products.ts';
import { decideRequest, makeDue, openMaker, setUpRepeat } from '../../../../test/shops/repeats.ts';
import { logInAs } from '../../../../test/shops/sessions.ts';
import type { LoggedIn } from '../../../../test/shops/sessions.ts';
import { startTestApp } from '../../../../test/shops/test-app.ts';
import type { TestApp } from '../../../../test/shops/test-app.ts';
import { checkInvariants } from '../../office/invariants/index.ts';

const grinds = readyGrinds.slice(0, 3);

let shop: TestApp;
let worker: ReturnType<typeof openMaker>;
let buyer: LoggedIn;
let jowar: TestProduct;
let repeat: Repeat;
beforeAll(async () => {
  shop = await startTestApp();
  worker = openMaker(shop);
});
beforeEach(async () => {
  buyer = await logInAs(shop, 'user');
  jowar = await createTestProduct(shop.db, { stockKg: 500, stepGrams: 500, grinds });
  // The cut-off never passes during a test.
  await saveDelivery(shop, { isOn: false, cutOff: '23:59' });
  repeat = await setUpRepeat(shop, buyer, [
    { product: jowar, grind: 'fine', kg: 1.5 },
    { product: jowar, grind: 'medium', kg: 1 },
  ]);
});
afterAll(async () => {
  expect(await checkInvariants(shop.db)).toEqual([]);
  await worker.close();
  await shop.close();
});

async function madeLines(): Promise<[string | undefined, number][]> {
  await makeDue(shop.db, repeat._id);
  await worker.makeAll();
  const answer = await shop.app.inject({ url: '/api/my-orders', headers: buyer.headers });
  const made = answer.json<Order[]>().filter(({ isRepeat }) => isRepeat);
  return made.flatMap(({ items }) =>
    items.map(({ grind, quantityKg }): [string | undefined, number] => [grind?.key, quantityKg]),
  );
}

const change = (lines: [string, number][]) => {
  const items = lines.map(([grind, quantityKg]) => ({ productId: jowar.id, grind, quantityKg }));
  const { everyWeeks, weekday } = repeat;
  return shop.app.inject(
    decideRequest(buyer, repeat._id, { do: 'change', everyWeeks, weekday, items }),
  );
};

async function sellIn(left: readonly Grind[], stepGrams = 500): Promise<void> {
  await shop.db
    .updateTable('products')
    .set({ grinds: JSON.stringify(left), stepGrams })
    .where('id', '=', jowar.id)
    .execute();
}

test('a repeat orders the same grinds and halves', async () => {
  expect(repeat.items.map(({ grind, quantityKg }) => [grind?.key, quantityKg])).toEqual([
    ['fine', 1.5],
    ['medium', 1],
  ]);
  expect(await madeLines()).toEqual([
    ['fine', 1.5],
    ['medium', 1],
  ]);
});

test('a grind can be changed, and a line removed', async () => {
  const changed = (await change([['coarse', 2.5]])).json<Repeat>();
  expect(changed.items).toMatchObject([
    { grind: { key: 'coarse', nameMr: 'जाड' }, grinds, stepGrams: 500, quantityKg: 2.5 },
  ]);
  expect(await madeLines()).toEqual([['coarse', 2.5]]);
});

test.each([
  ['a grind that is gone', () => sellIn(readyGrinds.slice(1, 3))],
  ['a step that does not fit any more', () => sellIn(grinds, 1000)],
])('%s is not replaced: staff call the customer', async (_, becomes) => {
  await becomes();
  expect(await madeLines()).toEqual([]);
  const days = await shop.db
    .selectFrom('repeatDays')
    .select(['outcome', 'shortOf'])
    .where('repeatId', '=', repeat._id)
    .execute();
  expect(days).toEqual([{ outcome: 'to call', shortOf: [jowar.name] }]);
});

test('nobody repeats a grind or a weight that is not sold', async () => {
  const gone = await change([['no-such-grind', 1]]);
  expect(gone.json<ErrorAnswer>()).toMatchObject({
    code: 'GRIND_NOT_SOLD',
    details: { items: [{ productId: jowar.id, grind: 'no-such-grind', grinds }] },
  });
  const odd = await change([['fine', 0.75]]);
  expect(odd.json<ErrorAnswer>().fields).toHaveProperty(['items.0.quantityKg']);
});
