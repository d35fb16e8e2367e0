import type { ConfirmAnswer, ConfirmDecision } from './confirm.ts';
import { counter, endpoint } from './endpoint.ts';
import type { Order } from './orders.ts';
import type { MessageAnswer } from './text.ts';

type ById = { params: { id: string } };

/** Calls to customers about their orders. An order is with one person at a time. */
export const confirmEndpoints = {
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
};
