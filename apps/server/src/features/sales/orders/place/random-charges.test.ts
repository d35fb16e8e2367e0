import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chargePaise } from '@dalan/contract/delivery/delivery';
import { paiseToRupees } from '@dalan/contract/money/money';
import { kgToGrams, linePaise } from '@dalan/contract/money/weight';
import { ruleOn } from '../../../../../test/shops/delivery-rule.ts';
import { createTestProduct } from '../../../../../test/shops/products.ts';
import type { TestProduct } from '../../../../../test/shops/products.ts';
import { logInAs } from '../../../../../test/shops/sessions.ts';
import type { LoggedIn } from '../../../../../test/shops/sessions.ts';
import { startTestApp } from '../../../../../test/shops/test-app.ts';
import type { TestApp } from '../../../../../test/shops/test-app.ts';
import { insertOrder } from './place-order.queries.ts';

let shop: TestApp;
let buyer: LoggedIn;
let flours: TestProduct[];
beforeAll(async () => {
  shop = await startTestApp();
  buyer = await logInAs(shop, 'user');
  flours = [];
  for (const pricePerKg of [62.35, 78, 138.07]) {
    flours.push(await createTestProduct(shop.db, { stockKg: 1_000_000, pricePerKg }));
  }
});
afterAll(() => shop.close());

const asked = fc.record({
  kgs: fc.array(fc.integer({ min: 1, max: 100 }), { minLength: 1, maxLength: 3 }),
  areaCharge: fc.integer({ min: 0, max: 50_000 }),
  freeFromTotal: fc.option(fc.constantFrom(-1, 0, 1)),
  smallestFromTotal: fc.option(fc.constantFrom(-1, 0, 1)),
  seenTooMuch: fc.constantFrom(0, 0, 0, 1, -1),
});

test('the statement charges what the rule says, and places nothing at another charge', async () => {
  await fc.assert(
    fc.asyncProperty(asked, async ({ kgs, areaCharge, ...order }) => {
      const pricesPaise = flours.map(({ pricePerKg }) => Math.round(pricePerKg * 100));
      const total = kgs.reduce(
        (sum, kg, index) => sum + linePaise(pricesPaise[index]!, kgToGrams(kg)),
        0,
      );
      const near = (offset: number | null) => (offset === null ? null : total + offset);
      const freeFromPaise = near(order.freeFromTotal);
      const smallestOrderPaise = near(order.smallestFromTotal);
      const rule = {
        ...ruleOn,
        freeFrom: freeFromPaise === null ? null : paiseToRupees(freeFromPaise),
      };
      const area = { name: '', pincodes: [], charge: paiseToRupees(areaCharge) };
      const charge = chargePaise(rule, area, total);
      const isPlaced = order.seenTooMuch === 0 && (smallestOrderPaise ?? 0) <= total;

      const [line] = await insertOrder(shop.adapters.database.runPrepared, {
        userId: buyer.userId,
        city: 'pune',
        productIds: flours.slice(0, kgs.length).map(({ id }) => id),
        grinds: [null],
        weightsGrams: kgs.map(kgToGrams),
        seenPricesPaise: pricesPaise.slice(0, kgs.length),
        deliveryAddress: '12 Jatyachi Aali, Kasba Peth, Pune 411011',
        contactNumber: buyer.phone,
        idempotencyKey: null,
        requestHash: null,
        placedBy: null,
        firstStatus: 'Placed',
        channel: 'shop',
        mayOwe: true,
        soldAt: null,
        delivery: {
          pageVersion: 0,
          ruleVersion: 1,
          dueOn: '2030-01-01',
          pincode: '411002',
          areaChargePaise: areaCharge,
          freeFromPaise,
          seenChargePaise: charge + order.seenTooMuch,
          smallestOrderPaise,
          roomGrams: null,
        },
        limits: {
          orders: { count: 1e9, seconds: 1 },
          openOrders: 1e9,
          weight: { grams: 1e15, seconds: 1 },
        },
      });
      expect(line?.id !== null).toBe(isPlaced);
      if (line === undefined || line.id === null) return;
      expect(line).toMatchObject({ orderTotalPaise: total, deliveryChargePaise: charge });
    }),
    { numRuns: 300 },
  );
});
