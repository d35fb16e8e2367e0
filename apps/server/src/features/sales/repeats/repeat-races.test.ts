import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayAfter, shopClock, weekdayOf } from '@dalan/contract/delivery/delivery';
import type { Order } from '@dalan/contract/orders/orders';
import type { Repeat } from '@dalan/contract/orders/repeats';
import { saveDelivery } from '../../../../test/shops/delivery-rule.ts';
import { untilLockWaits } from '../../../../test/database/lock-waits.ts';
import { orderRequest } from '../../../../test/requests/order-requests.ts';
import { createTestProduct, ledgerKgOf, stockKgOf } from '../../../../test/shops/products.ts';
import type { TestProduct } from '../../../../test/shops/products.ts';
import { rounds } from '../../../../test/database/property-runs.ts';
import {
  decideRequest,
  makeDue,
  openMaker,
  setUpRepeat,
  tomorrow,
} from '../../../../test/shops/repeats.ts';
import { logInAs } from '../../../../test/shops/sessions.ts';
import type { LoggedIn } from '../../../../test/shops/sessions.ts';
import { startTestApp } from '../../../../test/shops/test-app.ts';
import type { TestApp } from '../../../../test/shops/test-app.ts';
import { checkInvariants } from '../../office/invariants/index.ts';

const DUE = 50;
const STOCK_KG = 10_000;

let shop: TestApp;
let workers: ReturnType<typeof openMaker>[];
let flour: TestProduct;
let otherFlour: TestProduct;
beforeAll(async () => {
  shop = await startTestApp();
  workers = [openMaker(shop), openMaker(shop)];
  flour = await createTestProduct(shop.db, { stockKg: STOCK_KG });
  otherFlour = await createTestProduct(shop.db, { stockKg: STOCK_KG });
  await saveDelivery(shop, { isOn: false, cutOff: '23:59' });
});
afterAll(async () => {
  await Promise.all(workers.map((worker) => worker.close()));
  await shop.close();
});

type Due = { buyer: LoggedIn; repeat: Repeat };

async function dueRepeat(): Promise<Due> {
  const buyer = await logInAs(shop, 'user');
  const repeat = await setUpRepeat(shop, buyer, [{ product: flour, kg: 1 }]);
  await makeDue(shop.db, repeat._id);
  return { buyer, repeat };
}

const work = () => Promise.all(workers.map((worker) => worker.makeAll()));

async function daysOf({ repeat }: Due) {
  const { rows } = await sql<{ day: string; outcome: string; orderStatus: string | null }>`
    select day, outcome, order_status from repeat_days left join orders on orders.id = order_id
    where repeat_id = ${repeat._id} order by day`.execute(shop.db);
  return rows;
}

async function expectSound() {
  expect(await checkInvariants(shop.db)).toEqual([]);
  expect(await ledgerKgOf(shop.db, flour.id)).toBe(await stockKgOf(shop.db, flour.id));
}

test('two workers make each of 50 due repeats once', async () => {
  const due: Due[] = [];
  while (due.length < DUE) due.push(await dueRepeat());
  const before = await stockKgOf(shop.db, flour.id);
  await work();
  const { rows } = await sql<{ orders: number; days: number }>`
    select (select count(*) from orders where idempotency_key like 'repeat %') as orders,
      (select count(*) from repeat_days) as days`.execute(shop.db);
  expect(rows).toEqual([{ orders: DUE, days: DUE }]);
  expect(await stockKgOf(shop.db, flour.id)).toBe(before - DUE);
  await expectSound();
});

test('without a lease, both workers at the same repeat still make one order', async () => {
  for (let round = 0; round < rounds(20); round += 1) {
    const due = await dueRepeat();
    const free = async () => {
      for (let turn = 0; turn < 5; turn += 1) {
        await sql`update repeats set taken_until = now() where id = ${due.repeat._id}`.execute(
          shop.db,
        );
      }
    };
    await Promise.all([...workers.map((worker) => worker.makeOne()), free(), work()]);
    // Workers leave a locked row alone, so `free` may have hidden the repeat from all of them.
    await free();
    await work();
    expect(await daysOf(due)).toEqual([
      { day: tomorrow(), outcome: 'ordered', orderStatus: 'Placed' },
    ]);
  }
  await expectSound();
});

test('a skip while workers make orders: the day is skipped, or its order is made and cancelled', async () => {
  for (let round = 0; round < rounds(20); round += 1) {
    const due = await dueRepeat();
    const skip = decideRequest(due.buyer, due.repeat._id, { do: 'skip', day: tomorrow() });
    const [answer] = await Promise.all([shop.app.inject(skip), work()]);
    expect(answer.statusCode, answer.body).toBe(200);
    const [made, ...others] = await daysOf(due);
    expect(others).toEqual([]);
    expect([
      { day: tomorrow(), outcome: 'skipped', orderStatus: null },
      { day: tomorrow(), outcome: 'ordered', orderStatus: 'Cancelled' },
    ]).toContainEqual(made);
  }
  await expectSound();
});

test('a stop while workers make orders: at most the order of that day is made', async () => {
  for (let round = 0; round < rounds(20); round += 1) {
    const due = await dueRepeat();
    const stop = decideRequest(due.buyer, due.repeat._id, { do: 'stop' });
    const [answer] = await Promise.all([shop.app.inject(stop), work()]);
    expect(answer.json<Repeat>().isStopped).toBe(true);
    const made = await daysOf(due);
    expect(made.length).toBeLessThanOrEqual(1);
    await makeDue(shop.db, due.repeat._id, dayAfter(shopClock(new Date()).day, 2));
    await work();
    expect(await daysOf(due)).toEqual(made);
  }
  await expectSound();
});

async function linesOf({ repeat }: Due) {
  const { rows } = await sql<{ name: string; kg: number }>`
    select items.name, items.weight_grams / 1000 as kg
    from repeat_days made join order_items items on items.order_id = made.order_id
    where made.repeat_id = ${repeat._id} order by items.line_no`.execute(shop.db);
  return rows;
}

function changeTo({ buyer, repeat }: Due, kg: number) {
  const { everyWeeks, items } = repeat;
  const weekday = weekdayOf(tomorrow());
  const changed = items.map(({ productId }) => ({ productId, quantityKg: kg }));
  return decideRequest(buyer, repeat._id, { do: 'change', everyWeeks, weekday, items: changed });
}

/** A due repeat of two flours, 1 kg each. */
async function dueRepeatOfTwo(): Promise<Due> {
  const buyer = await logInAs(shop, 'user');
  const lines = [flour, otherFlour].map((product) => ({ product, kg: 1 }));
  const repeat = await setUpRepeat(shop, buyer, lines);
  await makeDue(shop.db, repeat._id);
  return { buyer, repeat };
}

test('new kilograms while workers make orders: the order has all of the old lines or all of the new', async () => {
  for (let round = 0; round < rounds(20); round += 1) {
    const due = await dueRepeatOfTwo();
    const [answer] = await Promise.all([shop.app.inject(changeTo(due, 4)), work()]);
    expect(answer.statusCode, answer.body).toBe(200);
    const isMadeBefore = answer.json<Repeat>().next.orderId !== null;
    await work();
    const made = await linesOf(due);
    expect(made.map(({ name }) => name)).toEqual([flour.name, otherFlour.name]);
    const kgs = made.map(({ kg }) => kg);
    expect(
      isMadeBefore
        ? [
            [1, 1],
            [4, 4],
          ]
        : [[4, 4]],
    ).toContainEqual(kgs);
  }
  await expectSound();
});

test('a worker that has planned the order plans it anew once its kilograms change', async () => {
  const due = await dueRepeatOfTwo();
  const holder = await shop.db.startTransaction().execute();
  await sql`select from users where id = ${due.buyer.userId} for update`.execute(holder);
  const working = workers[0]!.makeAll();
  await untilLockWaits(shop.db);
  await sql`update repeat_items set weight_grams = 7000
    where repeat_id = ${due.repeat._id}`.execute(holder);
  await holder.commit().execute();
  await working;
  expect((await linesOf(due)).map(({ kg }) => kg)).toEqual([7, 7]);
  await expectSound();
});

test('two taps on Skip skip one day, and two on Start make one repeat', async () => {
  for (let round = 0; round < rounds(20); round += 1) {
    const buyer = await logInAs(shop, 'user');
    const order = (
      await shop.app.inject(orderRequest(buyer, [{ product: flour, kg: 1 }]))
    ).json<Order>();
    const start = () =>
      shop.app.inject({
        method: 'POST',
        url: '/api/repeats',
        headers: buyer.headers,
        payload: { orderId: order._id, everyWeeks: 1, weekday: 2 },
      });
    const [one, two] = (await Promise.all([start(), start()])).map((answer) =>
      answer.json<Repeat>(),
    );
    expect(one).toEqual(two);
    const { on: day } = one!.next;
    const skip = () => shop.app.inject(decideRequest(buyer, one!._id, { do: 'skip', day }));
    const skipped = (await Promise.all([skip(), skip()])).map((answer) => answer.json<Repeat>());
    for (const repeat of skipped) {
      expect(repeat).toMatchObject({ skipped: { on: day }, next: { on: dayAfter(day, 7) } });
    }
  }
  await expectSound();
});
