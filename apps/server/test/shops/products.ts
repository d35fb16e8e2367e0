import type { Grind } from '@dalan/contract/catalog/grinds';
import { kgToGrams } from '@dalan/contract/money/weight';
import type { Db } from '../../src/platform/db/database.ts';
import { inTransaction } from '../../src/platform/db/transaction.ts';

export type TestProduct = { id: string; name: string; pricePerKg: number };

let made = 0;

/** Creates a product with stock and its opening ledger row. */
export async function createTestProduct(
  db: Db,
  {
    stockKg,
    pricePerKg = 78,
    isActive = true,
    stepGrams = 1000,
    grinds = [],
  }: {
    stockKg: number;
    pricePerKg?: number;
    isActive?: boolean;
    stepGrams?: number;
    grinds?: Grind[];
  },
): Promise<TestProduct> {
  made += 1;
  const name = `Flour ${made}`;
  return inTransaction(db, async (tx) => {
    const { id } = await tx
      .insertInto('products')
      .values({
        name,
        description: 'Ground on stone',
        pricePaise: pricePerKg * 100,
        isActive,
        stepGrams,
        grinds: JSON.stringify(grinds),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const grams = kgToGrams(stockKg);
    await tx.insertInto('stock').values({ productId: id, onHandGrams: grams }).execute();
    if (grams > 0) {
      const opening = { productId: id, deltaGrams: grams, reason: 'opening' };
      await tx.insertInto('stockMovements').values(opening).execute();
    }
    return { id, name, pricePerKg };
  });
}

export async function stockKgOf(db: Db, productId: string): Promise<number> {
  const row = await db
    .selectFrom('stock')
    .select('onHandGrams')
    .where('productId', '=', productId)
    .executeTakeFirstOrThrow();
  return row.onHandGrams / 1000;
}

export async function ledgerKgOf(db: Db, productId: string): Promise<number> {
  const row = await db
    .selectFrom('stockMovements')
    .select((movement) => movement.fn.sum<string>('deltaGrams').as('grams'))
    .where('productId', '=', productId)
    .executeTakeFirstOrThrow();
  return Number(row.grams) / 1000;
}
