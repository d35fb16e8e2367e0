import type { Order } from '@dalan/contract/orders/orders';
import type { LoggedIn } from '../shops/sessions.ts';
import { itemsOf } from './order-requests.ts';
import type { Line } from './order-requests.ts';

let made = 0;

/** A number that nobody has yet. */
export function newNumber(): string {
  made += 1;
  return `555${String(Date.now() % 1_000).padStart(3, '0')}${String(made).padStart(4, '0')}`;
}

export function phoneOrderBody(lines: Line[], change: Record<string, unknown> = {}) {
  return {
    ...('customerId' in change ? {} : { name: 'Shobha Nimbalkar' }),
    items: itemsOf(lines),
    deliveryAddress: '14 Erandwane Gardens, Nal Stop, Pune 411004',
    contactNumber: newNumber(),
    isAgreed: true,
    ...change,
  };
}

/** A POST /api/admin/phone-orders request for `app.inject`. */
export function phoneOrderRequest(by: LoggedIn, payload: object, key: string) {
  return {
    method: 'POST' as const,
    url: '/api/admin/phone-orders',
    headers: { ...by.headers, 'idempotency-key': key },
    payload,
  };
}

/** A line of a changed order. `wasGrind` names the line that it was. */
export type ChangedLine = Line & { wasGrind?: string | null };

/** The contents of the order as it is, with the given changes. */
export function contentsBody(
  order: Order,
  change: Record<string, unknown> & { lines?: ChangedLine[] },
) {
  const { lines, ...others } = change;
  const items = order.items.map(({ productId, grind, quantityKg, pricePerKg }) => ({
    productId: productId._id,
    ...(grind && { grind: grind.key }),
    quantityKg,
    pricePerKg,
  }));
  return {
    version: order.version,
    items:
      lines === undefined
        ? items
        : itemsOf(lines).map((item, place) => {
            const { wasGrind } = lines[place]!;
            return { ...item, ...(wasGrind !== undefined && { wasGrind }) };
          }),
    deliveryAddress: order.deliveryAddress,
    contactNumber: order.contactNumber,
    ...(order.pincode !== null && { pincode: order.pincode }),
    dueOn: order.dueOn,
    ...others,
  };
}

/** A PUT /api/admin/orders/:id/contents request for `app.inject`. */
export function contentsRequest(
  by: LoggedIn,
  order: Order,
  change: Parameters<typeof contentsBody>[1],
) {
  return {
    method: 'PUT' as const,
    url: `/api/admin/orders/${order._id}/contents`,
    headers: by.headers,
    payload: contentsBody(order, change),
  };
}
