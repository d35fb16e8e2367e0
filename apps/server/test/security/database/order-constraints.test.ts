import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Order } from '@dalan/contract/orders/orders';
import { orderRequest } from '../../requests/order-requests.ts';
import { createTestProduct } from '../../shops/products.ts';
import { logInAs } from '../../shops/sessions.ts';
import { startTestApp } from '../../shops/test-app.ts';
import type { TestApp } from '../../shops/test-app.ts';

let shop: TestApp;
let orderId: string;
beforeAll(async () => {
  shop = await startTestApp();
  const buyer = await logInAs(shop, 'user');
  const product = await createTestProduct(shop.db, { stockKg: 9 });
  const answer = await shop.app.inject(orderRequest(buyer, [{ product, kg: 2 }]));
  orderId = answer.json<Order>()._id;
});
afterAll(() => shop.close());

/** Sets a weight and the matching total. */
function weighing(grams: number) {
  return sql`update order_items
    set weight_grams = ${grams}, total_paise = (price_paise::bigint * ${grams}::int + 500) / 1000`;
}

/** The database repeats every check of the server, in case one is forgotten. */
test.each([
  ['weight_is_up_to_100_kilograms', weighing(0)],
  ['weight_is_up_to_100_kilograms', weighing(-5000)],
  ['weight_is_up_to_100_kilograms', weighing(101000)],
  ['price_is_above_zero', sql`update order_items set price_paise = 0, total_paise = 0`],
  ['line_total_is_price_times_weight', sql`update order_items set total_paise = 1`],
  ['line_total_is_price_times_weight', sql`update order_items set price_paise = 1`],
  ['grind_is_one_of_a_flour', sql`update order_items set grind = '{"key": "fine"}'`],
  ['step_is_known', sql`update products set step_grams = 100`],
  [
    'grinds_are_up_to_five_in_three_languages',
    sql`update products set grinds = '[{"key": "fine", "name": "Fine", "nameMr": "", "nameHi": ""}]'`,
  ],
  ['label_has_known_facts', sql`update products set label = '{"colour": "white"}'`],
  ['label_has_known_facts', sql`update products set label = '{"hasGluten": "no"}'`],
  ['label_has_known_facts', sql`update products set label = '{"origin": " "}'`],
  ['label_has_known_facts', sql`update products set label = '[]'`],
  ['short_code_is_two_capitals', sql`update products set short_code = 'j1'`],
  [
    'short_code_is_of_one_flour',
    sql`insert into products (name, description, price_paise, short_code)
      values ('A', 'B', 1, 'ZZ'), ('C', 'D', 1, 'ZZ')`,
  ],
  [
    'one_line_per_flour_and_grind',
    sql`insert into order_items (order_id, product_id, line_no, name, description, price_paise,
        weight_grams, total_paise)
      select order_id, product_id, line_no, name, description, price_paise, weight_grams, total_paise
      from order_items`,
  ],
  ['total_is_above_zero', sql`update orders set total_paise = 0`],
  ['order_status_is_known', sql`update orders set order_status = 'Stolen'`],
  ['payment_status_is_known', sql`update orders set payment_status = 'Gifted'`],
  [
    'contact_number_is_ten_digits_or_erased',
    sql`insert into orders (user_id, total_paise, delivery_address, contact_number)
      select user_id, 1, delivery_address, '1' from orders`,
  ],
  ['role_is_user_or_admin', sql`update users set role = 'root' where erased_at is null`],
  ['order_items_product_id_fkey', sql`delete from products`],
])('the database enforces %s', async (constraint, statement) => {
  await expect(statement.execute(shop.db)).rejects.toMatchObject({ constraint });
});

test('a customer with orders cannot be deleted', async () => {
  const gone = sql`delete from users where id = (select user_id from orders where id = ${orderId})`;
  await expect(gone.execute(shop.db)).rejects.toMatchObject({ code: '23503' });
});

test('no column has a floating-point type', async () => {
  const { rows } = await sql<{ column: string }>`
    select table_name || '.' || column_name as column from information_schema.columns
    where table_schema = 'public' and data_type in ('real', 'double precision', 'money')
  `.execute(shop.db);
  expect(rows).toEqual([]);
});
