import { orderTexts } from '@dalan/contract/orders';
import type { Order } from '@dalan/contract/orders';
import type { Db } from '../../platform/db/database.ts';
import { ShopError } from '../../platform/shop-error.ts';
import { orderAnswer } from './order-rows.rules.ts';
import { findOrder } from './orders.queries.ts';

export async function getOrder(db: Db, orderId: string): Promise<Order> {
  const row = await findOrder(db, orderId);
  if (row === undefined) throw orderNotFound();
  return orderAnswer(row);
}

/** Said of an order that is not there and of one that is another's: nobody learns which. */
export function orderNotFound(): ShopError {
  return new ShopError('NOT_FOUND', orderTexts.notFound);
}
