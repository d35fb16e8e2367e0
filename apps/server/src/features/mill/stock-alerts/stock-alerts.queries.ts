import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';

export type Flour = {
  productId: string;
  name: string;
  /** False if the flour was taken out of the shop: then nobody needs the mail. */
  isSold: boolean;
};

export async function findFlour(db: Db, productId: string): Promise<Flour | undefined> {
  const { rows } = await sql<Flour>`
    select id as product_id, name, is_active and archived_at is null as is_sold
    from products where id = ${productId}
  `.execute(db);
  return rows[0];
}
