import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayAfter } from '@dalan/contract/delivery/delivery';
import type { Order } from '@dalan/contract/orders/orders';
import { untilLockWaits } from '../../../../test/database/lock-waits.ts';
import { bulkRequest } from '../../../../test/requests/bulk-requests.ts';
import { startBulkShop } from '../../../../test/shops/bulk-shop.ts';
import type { BulkShop } from '../../../../test/shops/bulk-shop.ts';
import {
  deliveredOrderBody,
  firstDay,
  saveDelivery,
} from '../../../../test/shops/delivery-rule.ts';
import { actionRequest, deliveredAction, startTestRun } from '../../../../test/shops/rider-runs.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { recordAudit } from '../../office/audit/index.ts';

let shop: BulkShop;
beforeAll(async () => {
  shop = await startBulkShop();
});
afterAll(() => shop.close());

const auditLog = 'the audit log';

/**
 * Another transaction holds the first lock and wants the second, as everywhere. The call that waits for
 * the first must not have the second already: that would be a deadlock.
 */
async function expectInOrder(
  first: RawBuilder<unknown>,
  second: RawBuilder<unknown> | typeof auditLog,
  send: () => PromiseLike<{ statusCode: number; body: string }>,
): Promise<void> {
  const answer = await inTransaction(shop.db, async (tx) => {
    await first.execute(tx);
    const waiting = send();
    await untilLockWaits(shop.db);
    await sql`set local lock_timeout = '50ms'`.execute(tx);
    if (second === auditLog) await recordAudit(tx, { action: 'data.exported' });
    else await second.execute(tx);
    return { waiting };
  });
  const { statusCode, body } = await answer.waiting;
  expect(statusCode, body).toBe(200);
}

test('a delivery in cash waits for the drawer before it is in the audit log', async () => {
  const { _id: orderId } = await shop.place('Shipped');
  await expectInOrder(sql`select pg_advisory_xact_lock(hashtext('drawers'), 0)`, auditLog, () =>
    shop.app.inject(bulkRequest(shop.staff, { do: 'deliver', paidBy: 'cash' }, [{ orderId }])),
  );
});

test('flour that comes back at the door has its stock before the bill has its number', async () => {
  const { runId, rider, orders, flour } = await startTestRun(shop, 1);
  const action = {
    ...deliveredAction(orders[0]!._id, [{ method: 'cash', amount: 309 }]),
    comesBack: [{ productId: flour.id, kg: 1 }],
  };
  await expectInOrder(
    sql`select from stock where product_id = ${flour.id} for update`,
    sql`select pg_advisory_xact_lock(hashtext('bills'), 0)`,
    () => shop.app.inject(actionRequest(rider, runId, action)),
  );
});

test('an order that changes status and day has its days before it is in the audit log', async () => {
  const rule = await saveDelivery(shop, { roomKg: 200 });
  const dueOn = firstDay(rule);
  const placed = await shop.app.inject({
    method: 'POST',
    url: '/api/orders',
    headers: shop.buyer.headers,
    payload: deliveredOrderBody(shop.buyer, [{ product: shop.product, kg: 1 }], { dueOn }),
  });
  const { _id: orderId } = placed.json<Order>();
  const payload = {
    ...{ orderId, orderStatus: 'Confirmed', paymentStatus: 'Pending' },
    dueOn: dayAfter(dueOn),
  };
  await expectInOrder(sql`select from delivery_days for update`, auditLog, () =>
    shop.app.inject({
      method: 'PUT',
      url: '/api/admin/order-and-payment/status',
      headers: shop.staff.headers,
      payload,
    }),
  );
});
