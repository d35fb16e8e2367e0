import { nameBeside, wordsIn } from '@dalan/contract/language/content-language';
import type { Language } from '@dalan/contract/language/languages';
import type { Order } from '@dalan/contract/orders/orders';
import type { Db } from '../../../../platform/db/database.ts';
import { listWordsOfFlours } from './flour-names.queries.ts';

/**
 * Adds names and descriptions of flours in that language. A renamed flour has only the name it was
 * sold under, and a description that is missing or was changed since is left out.
 */
export async function ordersIn(
  db: Db,
  language: Language | undefined,
  orders: Order[],
): Promise<Order[]> {
  if (language === undefined || language === 'en' || orders.length === 0) return orders;
  const ids = orders.flatMap(({ items }) => items.map(({ productId }) => productId._id));
  const flours = await listWordsOfFlours(db, [...new Set(ids)]);
  const byId = new Map(flours.map((flour) => [flour.id, flour]));
  return orders.map((order) => ({
    ...order,
    items: order.items.map((item) => {
      const sold = item.productId;
      const flour = byId.get(sold._id);
      const isSame = flour?.description === sold.description;
      const description = isSame ? wordsIn(flour, 'description', language) : '';
      const names = flour?.name === sold.name ? nameBeside(flour, language) : {};
      return { ...item, productId: { ...sold, ...names, description } };
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
