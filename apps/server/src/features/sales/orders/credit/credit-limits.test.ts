import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ErrorAnswer } from '@dalan/contract/errors';
import type { Order } from '@dalan/contract/orders/orders';
import { startCreditShop, twoKg } from '../../../../../test/shops/credit-shop.ts';
import type { CreditShop } from '../../../../../test/shops/credit-shop.ts';
import { deliveredOrderBody, saveDelivery } from '../../../../../test/shops/delivery-rule.ts';
import { createTestProduct } from '../../../../../test/shops/products.ts';
import { checkInvariants } from '../../../office/invariants/index.ts';

let shop: CreditShop;
let orderId: string;
beforeAll(async () => {
  shop = await startCreditShop();
  const sold = await shop.deliver();
  orderId = sold.id;
  const answer = await shop.giveBack(sold.id, twoKg(sold));
  expect(answer.statusCode, answer.body).toBe(200);
});
afterAll(async () => {
  expect(await checkInvariants(shop.db)).toEqual([]);
  await shop.close();
});

test('the delivery charge is given back only if asked for, and once', async () => {
  await saveDelivery(shop, {}, shop.staff);
  const flour = await createTestProduct(shop.db, { stockKg: 10, pricePerKg: 50 });
  const placed = await shop.app.inject({
    method: 'POST',
    url: '/api/orders',
    headers: shop.buyer.headers,
    payload: deliveredOrderBody(shop.buyer, [{ product: flour, kg: 3 }]),
  });
  const { _id: id } = placed.json<Order>();
  await shop.setStatus(id, 'Delivered');
  const why = { reason: 'wrong flour', flour: 'back to stock' } as const;
  const oneKg = { lines: [{ productId: flour.id, kg: 1 }], ...why };
  const without = (await shop.giveBack(id, { ...oneKg, amount: 50 })).json<Order>();
  expect(without).toMatchObject({ deliveryCharge: 20, amountToPay: 120 });
  const withCharge = { ...oneKg, amount: 70, withDeliveryCharge: true };
  const order = (await shop.giveBack(id, withCharge)).json<Order>();
  expect(order).toMatchObject({ amountToPay: 50, givenBackAmount: 120, paymentStatus: 'Pending' });
  expect(order.creditNotes?.map(({ deliveryCharge }) => deliveryCharge)).toEqual([0, 20]);
  const again = await shop.giveBack(id, withCharge);
  expect(again.json<ErrorAnswer>().message).toContain('no delivery charge');
  const last = (await shop.giveBack(id, { ...oneKg, amount: 50 })).json<Order>();
  expect(last).toMatchObject({ amountToPay: 0, paidAmount: 0, paymentStatus: 'Refunded' });
});

/** A second note like the first, with these changes. */
function note(changes: Record<string, RawBuilder<unknown>>): RawBuilder<unknown> {
  const columns = ['order_id', 'kind', 'reason', 'flour', 'delivery_paise', 'amount_paise'];
  const values = columns.map((column) => changes[column] ?? sql.ref(column));
  return sql`
    insert into credit_notes (order_id, kind, reason, flour, delivery_paise, amount_paise, document,
      made_by, event_id, idempotency_key, request_hash)
    select ${sql.join(values)}, document, made_by,
      (select min(id) from order_events where order_id = credit_notes.order_id),
      gen_random_uuid()::text, request_hash
    from credit_notes where order_id = ${orderId}`;
}

/** The database repeats every check of the server, in case one is forgotten. */
test.each<[string, () => RawBuilder<unknown>]>([
  ['spoilt_flour_is_thrown_away', () => note({ flour: sql`'back to stock'` })],
  ['reason_of_a_return_is_known', () => note({ reason: sql`'other'` })],
  ['credited_amount_is_above_zero', () => note({ amount_paise: sql`0` })],
  ['only_a_return_says_where_the_flour_is', () => note({ kind: sql`'discount'` })],
  ['credited_charge_is_part_of_a_return', () => note({ delivery_paise: sql`-1` })],
  ['more than was sold cannot be given back', () => note({ amount_paise: sql`30301` })],
  ['more than was sold cannot be given back', () => note({ delivery_paise: sql`1` })],
  [
    'more than was bought cannot come back',
    () => sql`insert into credit_note_lines (credit_note_id, order_item_id, grams, amount_paise)
      select note.id, item.id, 1001, 1 from credit_notes note
      join order_items item on item.order_id = note.order_id and item.weight_grams = 1000
      where note.order_id = ${orderId}`,
  ],
  [
    'only_corrections_and_refunds_are_below_zero',
    () => sql`insert into payments (order_id, event_id, method, amount_paise, recorded_by,
        idempotency_key)
      select order_id, min(id), 'cash', -1, ${shop.staff.userId}, 'below zero' from order_events
      where order_id = ${orderId} group by order_id`,
  ],
  [
    'an order of which flour came back',
    () => sql`update orders set order_status = 'Confirmed' where id = ${orderId}`,
  ],
  ['append-only', () => sql`update credit_notes set reason = 'changed mind'`],
  ['append-only', () => sql`delete from credit_note_lines`],
])('the database keeps: %s', async (rule, statement) => {
  await expect(statement().execute(shop.db)).rejects.toThrow(rule);
});
