import { counter, endpoint } from '../endpoint.ts';
import type { ById, Nothing } from '../endpoint.ts';
import type { OrderCounts } from '../orders/order-steps.ts';
import type { Order } from '../orders/orders.ts';
import type { MessageAnswer } from '../text/text.ts';
import type { BulkAnswer, BulkMove } from './bulk-orders.ts';
import type { ConfirmAnswer, ConfirmDecision } from './confirm.ts';
import type { CounterAnswer, NewCounterSale } from './counter.ts';
import type { CallerAnswer, CallerQuery, NewPhoneOrder, PhoneOrderDays } from './phone-orders.ts';

export const deskEndpoints = {
  /** Needs an `idempotency-key` header: the same call again moves nothing twice. */
  moveOrders: endpoint<{ body: BulkMove }, BulkAnswer>(
    'POST',
    '/api/admin/orders/bulk',
    'admin',
    counter,
  ),
  countOrders: endpoint<Nothing, OrderCounts>('GET', '/api/admin/orders/counts', 'admin', counter),

  // Calls to customers about their orders. An order is with one person at a time.
  takeNextOrder: endpoint<Record<never, never>, ConfirmAnswer>(
    'POST',
    '/api/admin/confirm/next',
    'admin',
    counter,
  ),
  keepOrder: endpoint<ById, ConfirmAnswer>('POST', '/api/admin/confirm/:id/keep', 'admin', counter),
  giveOrderBack: endpoint<ById, MessageAnswer>(
    'POST',
    '/api/admin/confirm/:id/give-back',
    'admin',
    counter,
  ),
  decideOrder: endpoint<ById & { body: ConfirmDecision }, Order>(
    'POST',
    '/api/admin/confirm/:id/decision',
    'admin',
    counter,
  ),

  // Placing needs an `idempotency-key` header, chosen once per form.
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

  getCounter: endpoint<Nothing, CounterAnswer>('GET', '/api/admin/counter', 'admin', counter),
  /** Needs an `idempotency-key` header, chosen once per slip. */
  sellAtCounter: endpoint<{ body: NewCounterSale }, Order>(
    'POST',
    '/api/admin/counter/sales',
    'admin',
    counter,
  ),
};
