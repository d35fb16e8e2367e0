import { orderTexts } from '@dalan/contract/orders/orders';
import type { Order } from '@dalan/contract/orders/orders';
import type { Db } from '../../../../platform/db/database.ts';
import { ShopError } from '../../../../platform/shop-error.ts';
import { toOrder } from '../order-mapper.rules.ts';
import { findOrder } from '../orders.queries.ts';

export async function getOrder(db: Db, orderId: string): Promise<Order> {
  const row = await findOrder(db, orderId);
  if (row === undefined) throw orderNotFound();
  return toOrder(row);
}

/** The same for an unknown order and another customer's, so that nothing is revealed. */
export function orderNotFound(): ShopError {
  return new ShopError('NOT_FOUND', orderTexts.notFound);
}
