import { randomUUID } from 'node:crypto';
import type { AccountChange, NewAccountPayment } from '@dalan/contract/on-account/accounts';
import type { LoggedIn } from '../shops/sessions.ts';

/** Requests for `app.inject`. */
export function saveAccountRequest(owner: LoggedIn, userId: string, change: AccountChange) {
  return {
    method: 'PUT' as const,
    url: `/api/admin/accounts/${userId}`,
    headers: owner.headers,
    payload: change,
  };
}

export function accountPaymentRequest(
  staff: LoggedIn,
  userId: string,
  payment: NewAccountPayment,
  key: string = randomUUID(),
) {
  return {
    method: 'POST' as const,
    url: `/api/admin/accounts/${userId}/payments`,
    headers: { ...staff.headers, 'idempotency-key': key },
    payload: payment,
  };
}

export function onAccountRequest(
  staff: LoggedIn,
  orderId: string,
  change: { onAccount: boolean; version: number },
) {
  return {
    method: 'POST' as const,
    url: `/api/admin/orders/${orderId}/on-account`,
    headers: staff.headers,
    payload: change,
  };
}
