import { counter, endpoint } from './endpoint.ts';
import type { Order } from './orders.ts';
import type { CallerAnswer, CallerQuery, NewPhoneOrder, PhoneOrderDays } from './phone-orders.ts';

type Nothing = Record<never, never>;

/** Placing needs an `idempotency-key` header, chosen once per form. */
export const phoneOrderEndpoints = {
  findCaller: endpoint<{ query: CallerQuery }, CallerAnswer>(
    'GET',
    '/api/admin/phone-orders/caller',
    'admin',
    counter,
  ),
  getPhoneOrderDays: endpoint<Nothing, PhoneOrderDays>(
    'GET',
    '/api/admin/phone-orders/days',
    'admin',
    counter,
  ),
  placePhoneOrder: endpoint<{ body: NewPhoneOrder }, Order>(
    'POST',
    '/api/admin/phone-orders',
    'admin',
    counter,
  ),
};
