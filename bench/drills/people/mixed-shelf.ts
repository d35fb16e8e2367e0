import type { Product } from '@dalan/contract/catalog/catalog';
import { readyGrinds, stepOf } from '@dalan/contract/catalog/grinds';
import { gramsToKg, kgToGrams } from '@dalan/contract/money/weight';
import type { NewOrderItem } from '@dalan/contract/orders/orders';
import { withDatabase } from '../../stored-orders.ts';

/** Every second flour gets three grinds, and every third is sold by half kilos. */
export async function mixShelf(databaseUrl: string): Promise<void> {
  await withDatabase(databaseUrl, (client) =>
    client.query(
      `update products set grinds = case when place % 2 = 0 then $1::jsonb else '[]' end,
         step_grams = case when place % 3 = 0 then 500 else 1000 end
       from (select id, row_number() over (order by id) as place from products) numbered
       where numbered.id = products.id`,
      [JSON.stringify(readyGrinds.slice(0, 3))],
    ),
  );
}

/** One line of this flour, or two in different grinds. */
export function linesOf(product: Product): NewOrderItem[] {
  const { _id: productId, pricePerKg, grinds = [] } = product;
  const line = () => ({ productId, quantityKg: randomKg(product), pricePerKg });
  if (grinds.length === 0) return [line()];
  const first = Math.floor(Math.random() * grinds.length);
  return [...grinds, ...grinds]
    .slice(first, first + 1 + Math.floor(Math.random() * 2))
    .map(({ key }) => ({ ...line(), grind: key }));
}

function randomKg(product: Product): number {
  const step = stepOf(product);
  return gramsToKg(step * (1 + Math.floor((Math.random() * kgToGrams(5)) / step)));
}
