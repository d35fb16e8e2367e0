import { nameBeside } from '@dalan/contract/content-language';
import type { Language } from '@dalan/contract/languages';
import type { Order } from '@dalan/contract/orders';
import type { Db } from '../../../platform/db/database.ts';
import { listNamesOfFlours } from './flour-names.queries.ts';

/**
 * With the names of the flours in that language. A flour that was renamed since has only the name
 * under which it was sold.
 */
export async function ordersIn(
  db: Db,
  language: Language | undefined,
  orders: Order[],
): Promise<Order[]> {
  if (language === undefined || language === 'en' || orders.length === 0) return orders;
  const ids = orders.flatMap(({ items }) => items.map(({ productId }) => productId._id));
  const flours = await listNamesOfFlours(db, [...new Set(ids)]);
  const byId = new Map(flours.map((flour) => [flour.id, flour]));
  return orders.map((order) => ({
    ...order,
    items: order.items.map((item) => {
      const sold = item.productId;
      const flour = byId.get(sold._id);
      if (flour?.name !== sold.name) return item;
      return { ...item, productId: { ...sold, ...nameBeside(flour, language) } };
    }),
  }));
}

export async function orderIn(
  db: Db,
  language: Language | undefined,
  order: Order,
): Promise<Order> {
  const [shown = order] = await ordersIn(db, language, [order]);
  return shown;
}
