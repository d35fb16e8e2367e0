import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BulkAction } from '@dalan/contract/desk/bulk-orders';
import { dayAfter } from '@dalan/contract/delivery/delivery';
import type { ErrorAnswer } from '@dalan/contract/errors';
import type { Order, OrderStatus } from '@dalan/contract/orders/orders';
import type { RiderActionAnswer } from '@dalan/contract/mill/runs';
import { startBulkShop } from '../../../../../test/shops/bulk-shop.ts';
import type { BulkShop } from '../../../../../test/shops/bulk-shop.ts';
import { untilLockWaits } from '../../../../../test/database/lock-waits.ts';
import {
  actionRequest,
  deliveredAction,
  startTestRun,
} from '../../../../../test/shops/rider-runs.ts';
import { countRequest, readOrder } from '../../../../../test/requests/run-requests.ts';
import { logInAs } from '../../../../../test/shops/sessions.ts';
import { checkInvariants } from '../../../office/invariants/index.ts';

let shop: BulkShop;
beforeAll(async () => {
  shop = await startBulkShop();
});
afterAll(() => shop.close());

const facts = ({ orderStatus, paymentStatus, dueOn, packedAt, paidAmount }: Order) => ({
  orderStatus,
  paymentStatus,
  dueOn,
  packedAt,
  paidAmount,
});

async function fresh(orderId: string): Promise<Order> {
  return readOrder(shop, shop.staff, orderId);
}

async function orderFor(status: OrderStatus, isPacked: boolean): Promise<Order> {
  const order = await shop.place(status);
  if (!isPacked) return order;
  const [packed] = await shop.move({ do: 'pack' }, [order]);
  return packed!.order!;
}

test.each<[OrderStatus, boolean, (order: Order) => BulkAction]>([
  ['Placed', false, () => ({ do: 'confirm' })],
  ['Pending', false, () => ({ do: 'confirm' })],
  ['Confirmed', false, () => ({ do: 'mark milled' })],
  ['Processing', false, () => ({ do: 'pack' })],
  ['Processing', true, () => ({ do: 'unpack' })],
  ['Shipped', false, () => ({ do: 'deliver', paidBy: 'UPI' })],
  ['Confirmed', false, ({ dueOn }) => ({ do: 'move to day', dueOn: dayAfter(dueOn, 5) })],
])(
  'an order that was %s (packed: %s) is as before after undo',
  async (status, isPacked, action) => {
    const order = await orderFor(status, isPacked);
    const key = randomUUID();
    const [done] = await shop.move(action(order), [order], { key });
    expect(facts(done!.order!)).not.toEqual(facts(order));
    const [undone] = await shop.move({ do: 'undo', key }, [done!.order!]);
    expect(undone?.refusal).toBeUndefined();
    expect(facts(undone!.order!)).toEqual(facts(order));
    const [twice] = await shop.move({ do: 'undo', key }, [undone!.order!]);
    expect(twice?.refusal).toBeUndefined();
    expect(twice?.order?.version).toBe(undone?.order?.version);
    expect(await checkInvariants(shop.db)).toEqual([]);
  },
);

test('money is taken back by a second row, and the bill stays', async () => {
  const order = await shop.place('Shipped');
  const key = randomUUID();
  const [delivered] = await shop.move({ do: 'deliver', paidBy: 'cash' }, [order], { key });
  const [undone] = await shop.move({ do: 'undo', key }, [delivered!.order!]);
  const [paid, correction] = undone!.order!.payments;
  expect(correction).toMatchObject({ corrects: paid!._id, amount: -order.amountToPay });
  expect(undone?.order?.billNumber).toBe(delivered?.order?.billNumber);
  const [again] = await shop.move({ do: 'deliver', paidBy: 'UPI' }, [undone!.order!]);
  expect(again?.order).toMatchObject({ paidAmount: order.amountToPay, paymentStatus: 'Paid' });
  expect(again?.order?.billNumber).toBe(delivered?.order?.billNumber);
  expect(await checkInvariants(shop.db)).toEqual([]);
});

async function stopOf(orderId: string) {
  return shop.db
    .selectFrom('runStops')
    .select(['outcome', 'doneAt'])
    .where('orderId', '=', orderId)
    .executeTakeFirstOrThrow();
}

test('a stop that staff delivered is open again for the rider', async () => {
  const { runId, rider, orders } = await startTestRun(shop, 2);
  const [mine, theirs] = await Promise.all(orders.map(({ _id }) => fresh(_id)));
  const action = deliveredAction(theirs!._id, []);
  await shop.app.inject(actionRequest(rider, runId, action));
  const key = randomUUID();
  const both = [mine!, theirs!];
  await shop.move({ do: 'deliver', paidBy: 'cash' }, [mine!], { key });
  expect(await stopOf(mine!._id)).toMatchObject({ outcome: 'delivered' });
  await shop.move({ do: 'undo', key }, both);
  expect(await stopOf(mine!._id)).toEqual({ outcome: null, doneAt: null });
  expect(await stopOf(theirs!._id)).toMatchObject({ outcome: 'delivered' });
  const again = await shop.app.inject(actionRequest(rider, runId, deliveredAction(mine!._id)));
  expect(again.json<RiderActionAnswer>().refusal).toBeUndefined();
  expect(await checkInvariants(shop.db)).toEqual([]);
});

test('a run whose stop is being opened again cannot be closed', async () => {
  const { runId, orders } = await startTestRun(shop, 1);
  const order = await fresh(orders[0]!._id);
  const key = randomUUID();
  await shop.move({ do: 'deliver', paidBy: 'UPI' }, [order], { key });
  const [undoing, counting] = await shop.db
    .transaction()
    .execute(async (tx) => {
      // The undo opens the stop, and then waits for this lock to store its result.
      await sql`lock table bulk_results in share mode`.execute(tx);
      const undo = shop.move({ do: 'undo', key }, [order]);
      await untilLockWaits(shop.db, 1);
      const count = Promise.resolve(shop.app.inject(countRequest(shop.staff, runId, {})));
      await untilLockWaits(shop.db, 2);
      return [undo, count] as const;
    })
    .then((both) => Promise.all(both));
  expect(undoing[0]?.order?.orderStatus).toBe('Shipped');
  expect(counting.json<ErrorAnswer>().code).toBe('RUN_REFUSED');
  expect(await stopOf(order._id)).toEqual({ outcome: null, doneAt: null });
});

test('only own and unchanged moves are taken back', async () => {
  const [touched, refused] = [await shop.place(), await shop.place('Shipped')];
  const [mine] = [await shop.place()];
  const key = randomUUID();
  const orders = [touched, refused, mine];
  await shop.move({ do: 'confirm' }, orders, { key });
  await shop.setStatus(touched._id, { orderStatus: 'Processing' });
  const somebody = await logInAs(shop, 'admin', { duty: 'counter' });
  const notTheirs = await shop.move({ do: 'undo', key }, [mine], { by: somebody });
  expect(notTheirs[0]?.refusal?.code).toBe('NOTHING_TO_UNDO');
  const undoKey = randomUUID();
  const results = await shop.move({ do: 'undo', key }, orders, { key: undoKey });
  expect(results.map(({ refusal }) => refusal?.code)).toEqual([
    'ORDER_CHANGED',
    'NOTHING_TO_UNDO',
    undefined,
  ]);
  expect(results.map(({ order }) => order?.orderStatus)).toEqual([
    'Processing',
    'Shipped',
    'Placed',
  ]);
  const [redo] = await shop.move({ do: 'undo', key: undoKey }, [mine]);
  expect(redo?.refusal?.code).toBe('NOTHING_TO_UNDO');
});

test('an order that was there already is left as somebody else put it', async () => {
  const order = await shop.place('Confirmed');
  const key = randomUUID();
  await shop.move({ do: 'confirm' }, [order], { key });
  const [undone] = await shop.move({ do: 'undo', key }, [order]);
  expect(undone?.order).toMatchObject({ orderStatus: 'Confirmed', version: order.version });
});
