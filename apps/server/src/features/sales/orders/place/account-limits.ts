import { orderRefusals } from '@dalan/contract/orders/orders';
import { kgToGrams } from '@dalan/contract/money/weight';
import { ShopError } from '../../../../platform/shop-error.ts';
import type { AskedLine, OrderToPlace } from './place-order.queries.ts';

type Limit = { points: number; seconds: number };
export type OrderLimits = { orders: Limit; openOrders: number; kg: Limit };

/** Open orders drop with deliveries, which take a day or so. */
const DAY_SECONDS = 86_400;

export function limitsOf({ orders, openOrders, kg }: OrderLimits): OrderToPlace['limits'] {
  return {
    orders: { count: orders.points, seconds: orders.seconds },
    openOrders,
    weight: { grams: kgToGrams(kg.points), seconds: kg.seconds },
  };
}

/** The refusal has a text for the customer, and a retry time after which the limit has passed. */
export function overLimit(
  { limits, shopPhone }: { limits: OrderLimits; shopPhone: string },
  lines: AskedLine[],
): ShopError | undefined {
  const name = lines[0]?.exceededLimit ?? undefined;
  if (name === undefined) return undefined;
  const [text, retryAfterSeconds] = {
    orders: [orderRefusals.tooManyOrders, limits.orders.seconds] as const,
    'open orders': [orderRefusals.tooManyOpenOrders, DAY_SECONDS] as const,
    weight: [orderRefusals.tooMuchFlour, limits.kg.seconds] as const,
  }[name];
  const details = { retryAfterSeconds, phone: shopPhone };
  return new ShopError('ORDER_LIMIT', text(shopPhone), { details });
}
