import pg from 'pg';

export type ProductLock = { release: () => Promise<void> };

/** A session that locks the stock row of a product, like an order, and keeps the lock. */
export async function lockStock(databaseUrl: string, productId: string): Promise<ProductLock> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query('begin');
  await client.query('select from stock where product_id = $1 for update', [productId]);
  return {
    release: async () => {
      await client.query('rollback');
      await client.end();
    },
  };
}
