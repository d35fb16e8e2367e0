import { withDatabase } from '../stored-orders.ts';

/**
 * The smallest order that a shop could store: one order, one line, one stock row, and no rule but
 * that the stock suffices. Its tables are its own, so that no change of the shop changes it.
 */
export const yardstick = `
  with taken as (
    update yardstick.stock set on_hand_grams = on_hand_grams - 1000
    where product_id = :product and on_hand_grams >= 1000
    returning product_id, price_paise
  ),
  placed as (
    insert into yardstick.orders (user_id, total_paise)
    select :buyer, price_paise from taken
    returning id
  )
  insert into yardstick.order_items (order_id, product_id, weight_grams, price_paise)
  select placed.id, product_id, 1000, price_paise from placed, taken
  returning order_id`;

export async function addYardstick(databaseUrl: string, products: number): Promise<void> {
  await withDatabase(databaseUrl, async (client) => {
    await client.query(`
      create schema yardstick;
      create table yardstick.stock (
        product_id int primary key,
        price_paise int not null,
        on_hand_grams bigint not null
      ) with (fillfactor = 50);
      create table yardstick.orders (
        id bigint generated always as identity primary key,
        user_id int not null,
        total_paise bigint not null,
        created_at timestamptz not null default now()
      );
      create table yardstick.order_items (
        order_id bigint not null references yardstick.orders,
        product_id int not null,
        weight_grams int not null,
        price_paise int not null,
        primary key (order_id, product_id)
      )`);
    await client.query(
      `insert into yardstick.stock select n, 6000, 1000000000000 from generate_series(1, $1::int) n`,
      [products],
    );
  });
}
