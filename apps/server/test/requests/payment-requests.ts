import { randomUUID } from 'node:crypto';
import type { NewPayment, PaymentCorrection } from '@dalan/contract/payments/payments';
import type { LoggedIn } from '../shops/sessions.ts';

/** Requests for `app.inject`. */
export function paymentRequest(
  staff: LoggedIn,
  orderId: string,
  payment: NewPayment,
  key: string = randomUUID(),
) {
  return {
    method: 'POST' as const,
    url: `/api/admin/orders/${orderId}/payments`,
    headers: { ...staff.headers, 'idempotency-key': key },
    payload: payment,
  };
}

export function correctionRequest(
  staff: LoggedIn,
  paymentId: string,
  correction: PaymentCorrection,
  key: string = randomUUID(),
) {
  return {
    method: 'POST' as const,
    url: `/api/admin/payments/${paymentId}/correction`,
    headers: { ...staff.headers, 'idempotency-key': key },
    payload: correction,
  };
}

export function claimRequest(buyer: LoggedIn, orderId: string, reference?: string) {
  return {
    method: 'POST' as const,
    url: `/api/orders/${orderId}/payment-claim`,
    headers: buyer.headers,
    payload: reference === undefined ? {} : { reference },
  };
}

export function notFoundRequest(staff: LoggedIn, orderId: string) {
  return {
    method: 'POST' as const,
    url: `/api/admin/orders/${orderId}/payment-claim/not-found`,
    headers: staff.headers,
  };
}
