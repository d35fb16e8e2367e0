import { afterAll, beforeAll, expect, test } from 'vitest';
import { stockKgOf } from '../../../../../test/shops/products.ts';
import {
  deliveredAction,
  readOrder,
  sendAction,
  startTestRun,
} from '../../../../../test/shops/rider-runs.ts';
import { logInAs } from '../../../../../test/shops/sessions.ts';
import type { LoggedIn } from '../../../../../test/shops/sessions.ts';
import { startTestApp } from '../../../../../test/shops/test-app.ts';
import type { TestApp } from '../../../../../test/shops/test-app.ts';
import { checkInvariants } from '../../../office/invariants/index.ts';

let shop: TestApp;
let staff: LoggedIn;
beforeAll(async () => {
  shop = await startTestApp();
  staff = await logInAs(shop, 'admin');
});
afterAll(async () => {
  expect(await checkInvariants(shop.db)).toEqual([]);
  await shop.close();
});

test('what the customer does not want at the door comes back by a credit note', async () => {
  const { runId, rider, orders, flour } = await startTestRun(shop, 1);
  const [order] = orders;
  const { _id, amountToPay, items } = order!;
  const { quantityKg, pricePerKg } = items[0]!;
  const before = await stockKgOf(shop.db, flour.id);
  const comesBack = [{ productId: flour.id, kg: 1 }];
  const rest = amountToPay - pricePerKg;
  const action = { ...deliveredAction(_id, [{ method: 'cash', amount: rest }]), comesBack };
  const [{ refusal, stop }] = await Promise.all([
    sendAction(shop, rider, runId, action, 'at-the-door'),
    sendAction(shop, rider, runId, action, 'at-the-door'),
  ]);
  expect(refusal).toBeUndefined();
  expect(stop.order.items, 'the phone knows what a bag is worth').toMatchObject([
    { sold: { pricePerKg, givenBack: { kg: 1, amount: pricePerKg } } },
  ]);
  expect(await readOrder(shop, staff, _id)).toMatchObject({
    orderStatus: 'Delivered',
    paymentStatus: 'Paid',
    amountToPay: rest,
    paidAmount: rest,
    items: [{ quantityKg, givenBack: { kg: 1, amount: pricePerKg } }],
    creditNotes: [{ reason: 'at the door', flour: 'back to stock', amount: pricePerKg }],
  });
  expect(await stockKgOf(shop.db, flour.id)).toBe(before + 1);
});

test('more than the order has, or money for bags that come back, is refused and kept', async () => {
  const { runId, rider, orders, flour } = await startTestRun(shop, 2);
  const [first, second] = orders;
  const tooMuch = {
    ...deliveredAction(first!._id, []),
    comesBack: [{ productId: flour.id, kg: 99 }],
  };
  const flourRefused = await sendAction(shop, rider, runId, tooMuch);
  expect(flourRefused.refusal?.code).toBe('CREDIT_REFUSED');
  const payments = [{ method: 'cash' as const, amount: second!.amountToPay }];
  const paid = {
    ...deliveredAction(second!._id, payments),
    comesBack: [{ productId: flour.id, kg: 1 }],
  };
  const moneyRefused = await sendAction(shop, rider, runId, paid);
  expect(moneyRefused.refusal?.code).toBe('PAYMENT_TOO_HIGH');
  expect(await readOrder(shop, staff, second!._id)).toMatchObject({ orderStatus: 'Shipped' });
});
