import { randomUUID } from 'node:crypto';
import { lineKey } from '@dalan/contract/catalog/grinds';
import { shopClock } from '@dalan/contract/delivery/delivery';
import type { BulkAnswer } from '@dalan/contract/desk/bulk-orders';
import type { MillingDone, MillingDoneAnswer } from '@dalan/contract/mill/batches';
import type { Order } from '@dalan/contract/orders/orders';
import { totalKg } from '@dalan/contract/orders/quantities';
import type { LoggedIn } from '../shops/sessions.ts';
import type { TestApp } from '../shops/test-app.ts';
import { bulkRequest } from './bulk-requests.ts';

export async function confirmOrder(
  shop: TestApp,
  staff: LoggedIn,
  orderId: string,
): Promise<Order> {
  const answer = await shop.app.inject(bulkRequest(staff, { do: 'confirm' }, [{ orderId }]));
  const [result] = answer.json<BulkAnswer>().results;
  if (result?.order === undefined) throw new Error(`not confirmed: ${answer.body}`);
  return result.order;
}

/** All flour of these orders in one milling of today; `milled` replaces parts of it. */
export function millingOf(orders: Order[], milled: Partial<MillingDone> = {}): MillingDone {
  const lines = orders.flatMap(({ items }) =>
    items.map(({ productId, grind, quantityKg }) => ({
      productId: productId._id,
      ...(grind && { grind: grind.key }),
      quantityKg,
    })),
  );
  return {
    batches: [...Map.groupBy(lines, lineKey).values()].flatMap((own) => {
      const [first] = own;
      if (first === undefined) return [];
      const { quantityKg: _, ...line } = first;
      return [{ ...line, kg: totalKg(own) }];
    }),
    milledOn: shopClock(new Date()).day,
    orders: orders.map(({ _id: orderId, version }) => ({ orderId, version })),
    ...milled,
  };
}

/** A POST /api/admin/batches request for `app.inject`. */
export function millingRequest(staff: LoggedIn, milling: MillingDone, key: string = randomUUID()) {
  return {
    method: 'POST' as const,
    url: '/api/admin/batches',
    headers: { ...staff.headers, 'idempotency-key': key },
    payload: milling,
  };
}

/** A POST /api/admin/batches/undo request for `app.inject`. */
export function undoMillingRequest(staff: LoggedIn, batchIds: string[]) {
  return {
    method: 'POST' as const,
    url: '/api/admin/batches/undo',
    headers: staff.headers,
    payload: { batchIds },
  };
}

export async function finishMilling(
  shop: TestApp,
  staff: LoggedIn,
  orders: Order[],
  milled: Partial<MillingDone> = {},
): Promise<MillingDoneAnswer> {
  const answer = await shop.app.inject(millingRequest(staff, millingOf(orders, milled)));
  if (answer.statusCode !== 200) throw new Error(`not milled: ${answer.body}`);
  return answer.json<MillingDoneAnswer>();
}
