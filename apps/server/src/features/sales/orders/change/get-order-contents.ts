import type { Delivery } from '@dalan/contract/delivery/delivery';
import type { OrderContentsAnswer } from '@dalan/contract/orders/order-contents';
import type { Db } from '../../../../platform/db/database.ts';
import { listDaysForStaff } from '../../../shop/delivery/index.ts';
import { findOwnPrices } from '../account/own-prices.ts';
import { getOrder } from '../list/get-order.ts';
import { findRuleOfOrder, getDeliveryVersion } from './change-order.queries.ts';

/** Reads the order, the rule it was placed under, and the days of today's rule. */
export async function getOrderContents(
  db: Db,
  { id, city, rule }: { id: string; city: string; rule: Delivery },
): Promise<OrderContentsAnswer> {
  const order = await getOrder(db, id);
  const ownPrices = await findOwnPrices(db, order.userId._id);
  const deliveryVersion = await getDeliveryVersion(db, id);
  return {
    order,
    ...(ownPrices && { ownPrices }),
    rule: await findRuleOfOrder(db, { deliveryVersion }),
    days: await listDaysForStaff(db, { city, rule, now: new Date() }),
  };
}
