import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { dayAfter, shopClock } from '@dalan/contract/delivery/delivery';
import { orderStatuses, statusesWithoutStock } from '@dalan/contract/orders/orders';
import { paymentMethods } from '@dalan/contract/payments/payments';
import { REFUSED_AT_THE_DOOR } from '@dalan/contract/mill/runs';
import { comparable, figuresOf } from '../../../../test/violations/figures-model.ts';
import type { Model, ModelOrder } from '../../../../test/violations/figures-model.ts';
import { createTestProduct } from '../../../../test/shops/products.ts';
import type { TestProduct } from '../../../../test/shops/products.ts';
import { logInAs } from '../../../../test/shops/sessions.ts';
import type { LoggedIn } from '../../../../test/shops/sessions.ts';
import { startTestApp } from '../../../../test/shops/test-app.ts';
import type { TestApp } from '../../../../test/shops/test-app.ts';
import { checkInvariants } from '../../office/invariants/index.ts';
import { getFigures } from './get-figures.ts';
import { listGramsSold, listSales } from './sold.queries.ts';
import { sumFigures } from './sum-figures.ts';

/** Each history takes many statements, so the gate tries few of them and the night more. */
const HISTORIES = { numRuns: Math.ceil(inject('propertyRuns') / 400), endOnFailure: true };
const DAYS = 40;
const today = shopClock(new Date()).day;
const areas = [
  { name: 'Kothrud', pincodes: ['411038', '411052'], charge: 30 },
  { name: 'The Peths', pincodes: ['411002'], charge: 20 },
];
const pincodes = ['411038', '411052', '411002', '411045', null];

let shop: TestApp;
let staff: LoggedIn;
let flours: TestProduct[];
let buyers: LoggedIn[];
const model: Model = { orders: [], payments: [] };

beforeAll(async () => {
  shop = await startTestApp();
  staff = await logInAs(shop, 'admin');
  flours = await Promise.all(
    [80, 140, 65].map((pricePerKg) => createTestProduct(shop.db, { stockKg: 1, pricePerKg })),
  );
  buyers = await Promise.all(Array.from({ length: 8 }, () => logInAs(shop, 'user')));
});
afterAll(() => shop.close());

const nat = fc.nat({ max: 1_000 });
const daysAgo = fc.nat({ max: DAYS });
const lines = fc.uniqueArray(
  fc.record({ flour: fc.nat({ max: 2 }), kg: fc.integer({ min: 1, max: 9 }) }),
  {
    selector: ({ flour }) => flour,
    minLength: 1,
  },
);
const place = fc.record({
  do: fc.constant('place' as const),
  buyer: fc.nat({ max: 7 }),
  daysAgo,
  hour: fc.nat({ max: 23 }),
  pincode: fc.constantFrom(...pincodes),
  lines,
});
const later = fc.oneof(
  fc.record({
    do: fc.constant('move' as const),
    order: nat,
    status: fc.constantFrom(...orderStatuses),
  }),
  fc.record({ do: fc.constant('refuse' as const), order: nat }),
  fc.record({ do: fc.constant('delete' as const), order: nat }),
  fc.record({ do: fc.constant('change' as const), order: nat, flour: fc.nat({ max: 2 }) }),
  fc.record({
    do: fc.constant('pay' as const),
    order: nat,
    method: fc.constantFrom(...paymentMethods),
    paise: fc.integer({ min: 1, max: 900_00 }),
    daysAgo,
  }),
  fc.record({ do: fc.constant('correct' as const), payment: nat, daysAgo }),
);
type Step =
  typeof place extends fc.Arbitrary<infer Place>
    ? Place | (typeof later extends fc.Arbitrary<infer Later> ? Later : never)
    : never;

const moment = (day: string, hour: number) =>
  new Date(`${day}T${String(hour).padStart(2, '0')}:30:00+05:30`);

async function insertOrder({
  buyer,
  hour,
  pincode,
  lines: asked,
  ...step
}: Step & { do: 'place' }) {
  const day = dayAfter(today, -step.daysAgo);
  const user = buyers[buyer]!.userId;
  const items = asked.map(({ flour, kg }) => {
    const { id, pricePerKg } = flours[flour]!;
    return { flour: id, kg, paise: kg * pricePerKg * 100 };
  });
  const found = await sql<{ id: string }>`
    with placed as (
      insert into orders (user_id, total_paise, delivery_address, contact_number, created_at,
        pincode, delivery_version)
      values (${user}, ${items.reduce((sum, { paise }) => sum + paise, 0)}, 'Kasba Peth',
        '9822000000', ${moment(day, hour)}, ${pincode}, ${pincode === null ? null : 1})
      returning id
    ), lines as (
      insert into order_items (order_id, product_id, line_no, name, description, price_paise,
        weight_grams, total_paise)
      select placed.id, line.flour, 1, 'Flour', '', line.paise / line.kg, line.kg * 1000, line.paise
      from placed, jsonb_to_recordset(${JSON.stringify(items)}::jsonb)
        as line (flour uuid, kg int, paise int)
    )
    select id from placed
  `.execute(shop.db);
  const { id } = found.rows[0]!;
  const facts = { status: 'Placed', isRefused: false, isDeleted: false } as const;
  model.orders.push({ id, user, day, hour, pincode, lines: items, ...facts });
}

async function move(order: ModelOrder, status: ModelOrder['status']) {
  order.status = status;
  await shop.db
    .updateTable('orders')
    .set({ orderStatus: status })
    .where('id', '=', order.id)
    .execute();
}

/** Closes the stop first, then moves the order, as the rider's screen does. */
async function refuse(order: ModelOrder) {
  if (order.isRefused) return;
  const by = staff.userId;
  await sql`
    with run as (
      insert into runs (day, rider_id, created_by, changed_by, number, state, started_at)
      values (${today}, ${by}, ${by}, ${by}, (select count(*) + 1 from runs), 'out', now())
      returning id
    )
    insert into run_stops (run_id, order_id, position, outcome, reason, done_at)
    select id, ${order.id}, 1, 'not delivered', ${REFUSED_AT_THE_DOOR}, now() from run
  `.execute(shop.db);
  order.isRefused = true;
  await move(order, 'Pending');
  await move(order, 'Returned');
}

/**
 * The order gets another flour for the same amount: only its lines and the mark of the change
 * differ.
 */
async function change(order: ModelOrder, flour: string) {
  const [line] = order.lines;
  const isOpen = ['Placed', 'Pending', 'Confirmed'].includes(order.status) && !order.isDeleted;
  if (!line || !isOpen || order.lines.some((one) => one.flour === flour)) return;
  await shop.db.transaction().execute(async (tx) => {
    await sql`update order_items set product_id = ${flour}
      where order_id = ${order.id} and product_id = ${line.flour}`.execute(tx);
    await sql`update orders set contents_changed_at = clock_timestamp()
      where id = ${order.id}`.execute(tx);
  });
  line.flour = flour;
}

async function pay(payment: Omit<Model['payments'][number], 'id'>, corrects: string | null) {
  const { orderId, method, day, paise } = payment;
  const found = await sql<{ id: string }>`
    with event as (
      insert into order_events (order_id, kind, order_status, payment_status)
      values (${orderId}, 'payment recorded', 'Placed', 'Pending') returning id
    )
    insert into payments (order_id, event_id, method, amount_paise, received_at, recorded_by,
      corrects, reason, idempotency_key)
    select ${orderId}, id, ${method}, ${paise}, ${moment(day, 12)}, ${staff.userId}, ${corrects},
      ${corrects === null ? '' : 'Typed wrongly'}, id::text from event
    returning id
  `.execute(shop.db);
  model.payments.push({ ...payment, id: found.rows[0]!.id });
}

async function apply(step: Step): Promise<void> {
  if (step.do === 'place') return insertOrder(step);
  if (step.do === 'correct') {
    const paid = model.payments.filter(({ isCorrection }) => !isCorrection);
    const first = paid[step.payment % Math.max(1, paid.length)];
    if (!first) return;
    const day = dayAfter(today, -step.daysAgo);
    return pay({ ...first, day, paise: -first.paise, isCorrection: true }, first.id);
  }
  const order = model.orders[step.order % Math.max(1, model.orders.length)];
  if (!order) return;
  if (step.do === 'move') return move(order, step.status);
  if (step.do === 'refuse') return refuse(order);
  if (step.do === 'change') return change(order, flours[step.flour]!.id);
  if (step.do === 'pay') {
    const { method, paise } = step;
    const day = dayAfter(today, -step.daysAgo);
    return pay({ orderId: order.id, method, paise, day, isCorrection: false }, null);
  }
  order.isDeleted = true;
  await sql`update orders set deleted_at = now() where id = ${order.id}`.execute(shop.db);
}

async function applyAll(steps: Step[]): Promise<void> {
  for (const step of steps) await apply(step);
}

async function expectFiguresOf(range: { from: string; to: string }) {
  const figures = await getFigures(shop.db, range, areas);
  expect(comparable(figures)).toEqual(figuresOf(model, range, areas));
  await expectSoldOf(range);
}

/** Today reads sales and the pace of a stock by these two. */
async function expectSoldOf(range: { from: string; to: string }) {
  const isSold = ({ day, status, isDeleted }: ModelOrder) =>
    day >= range.from && day <= range.to && !isDeleted && !statusesWithoutStock.includes(status);
  const sales = new Map<string, number>();
  const grams = new Map<string, number>();
  for (const { day, lines: items } of model.orders.filter(isSold)) {
    for (const { flour, kg, paise } of items) {
      sales.set(day, (sales.get(day) ?? 0) + paise);
      grams.set(flour, (grams.get(flour) ?? 0) + kg * 1000);
    }
  }
  const listed = await listSales(shop.db, range);
  expect(new Map(listed.map(({ day, amountPaise }) => [day, amountPaise]))).toEqual(sales);
  const ids = flours.map(({ id }) => id);
  const sold = await listGramsSold(shop.db, range, ids);
  expect(new Map(sold.map(({ productId, grams: some }) => [productId, some]))).toEqual(grams);
}

test('every figure is that of the orders, whatever happened before, after and while days are summed', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(place, { minLength: 3, maxLength: 12 }),
      fc.array(later, { maxLength: 12 }),
      fc.array(fc.oneof(place, later), { maxLength: 12 }),
      fc.tuple(daysAgo, daysAgo),
      async (placed, moved, during, [one, other]) => {
        const range = {
          from: dayAfter(today, -Math.max(one, other)),
          to: dayAfter(today, -Math.min(one, other)),
        };
        await applyAll([...placed, ...moved]);
        await expectFiguresOf(range);
        await Promise.all([applyAll(during), sumFigures(shop.db), sumFigures(shop.db)]);
        await expectFiguresOf(range);
        await expectFiguresOf({ from: dayAfter(today, -DAYS), to: today });
      },
    ),
    HISTORIES,
  );
  const broken = await checkInvariants(shop.db);
  expect(broken.filter(({ name }) => name.includes('the sums of a day'))).toEqual([]);
}, 600_000);

test('days that are over are summed, and a change is noted', async () => {
  // Another job may hold the lock: then this one leaves the rest to it.
  const sumAndListLeft = async () => {
    await sumFigures(shop.db);
    const left = await sql`select distinct day from figure_changes
      where day < ${dayAfter(today, -1)}`.execute(shop.db);
    return left.rows;
  };
  await expect.poll(sumAndListLeft, { timeout: 60_000 }).toEqual([]);
  const days = await sql<{ day: string }>`select max(day) as day from figure_days`.execute(shop.db);
  expect(days.rows).toEqual([{ day: dayAfter(today, -2) }]);
});

test('a new order notes no change: it would cost every order a row', async () => {
  const changes = () => sql`select from figure_changes`.execute(shop.db);
  const before = (await changes()).rows.length;
  const step = { do: 'place', buyer: 0, daysAgo: 0, hour: 0, pincode: null, lines: [] } as const;
  await insertOrder({ ...step, lines: [{ flour: 0, kg: 1 }] });
  expect((await changes()).rows).toHaveLength(before);
});

test('a step to Delivered leaves the sums of its day, a cancellation does not', async () => {
  const changes = async () => (await sql`select from figure_changes`.execute(shop.db)).rows.length;
  const step = { do: 'place', buyer: 0, daysAgo: 3, hour: 0, pincode: null } as const;
  await insertOrder({ ...step, lines: [{ flour: 0, kg: 1 }] });
  const order = model.orders.at(-1)!;
  const before = await changes();
  for (const status of ['Confirmed', 'Processing', 'Shipped', 'Delivered'] as const) {
    await move(order, status);
  }
  expect(await changes()).toBe(before);
  await move(order, 'Returned');
  expect(await changes()).toBe(before + 1);
  await move(order, 'Delivered');
  expect(await changes()).toBe(before + 2);
});

test('a range ends after it starts and has at most 366 days', async () => {
  const ask = (from: string, to: string) =>
    shop.app.inject({
      url: `/api/admin/figures?from=${from}&to=${to}`,
      headers: staff.headers,
    });
  expect((await ask('2026-01-01', '2026-12-31')).statusCode).toBe(200);
  expect((await ask('2024-01-01', '2024-12-31')).statusCode).toBe(200);
  expect((await ask('2024-01-01', '2025-01-01')).statusCode).toBe(400);
  expect((await ask('2026-01-02', '2026-01-01')).statusCode).toBe(400);
  expect((await ask('2026-02-30', '2026-03-01')).statusCode).toBe(400);
  expect((await ask('0001-01-01', '0001-01-02')).statusCode).toBe(400);
  expect((await ask('1900-01-01', '1900-01-02')).statusCode).toBe(200);
});
