import pg from 'pg';

/** Adds stock for any number of orders, with its movement, so that the ledger is consistent. */
export async function fillStock(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(`
    with filled as (
      update stock set on_hand_grams = on_hand_grams + 1000000000000 returning product_id)
    insert into stock_movements (product_id, delta_grams, reason)
    select product_id, 1000000000000, 'adjustment' from filled`);
  await client.end();
}
