import { randomUUID } from 'node:crypto';
import type { NewDiscount, NewReturn } from '@dalan/contract/payments/credit-notes';
import type { LoggedIn } from '../shops/sessions.ts';

/** Requests for `app.inject`. */
export function returnRequest(
  staff: LoggedIn,
  orderId: string,
  asked: NewReturn,
  key: string = randomUUID(),
) {
  return {
    method: 'POST' as const,
    url: `/api/admin/orders/${orderId}/returns`,
    headers: { ...staff.headers, 'idempotency-key': key },
    payload: asked,
  };
}

export function discountRequest(
  staff: LoggedIn,
  orderId: string,
  asked: NewDiscount,
  key: string = randomUUID(),
) {
  return {
    method: 'POST' as const,
    url: `/api/admin/orders/${orderId}/discounts`,
    headers: { ...staff.headers, 'idempotency-key': key },
    payload: asked,
  };
}
