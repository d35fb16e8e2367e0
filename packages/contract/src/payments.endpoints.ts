import { counter, endpoint } from './endpoint.ts';
import type { LanguageQuery } from './languages.ts';
import type { Order } from './orders.ts';
import type { NewPayment, NewPaymentClaim, PaymentCorrection } from './payments.ts';

type ById = { params: { id: string } };

/** Recording and correcting need an `idempotency-key` header. */
export const paymentEndpoints = {
  claimPayment: endpoint<ById & { query?: LanguageQuery; body: NewPaymentClaim }, Order>(
    'POST',
    '/api/orders/:id/payment-claim',
    'customer',
  ),
  recordPayment: endpoint<ById & { body: NewPayment }, Order>(
    'POST',
    '/api/admin/orders/:id/payments',
    'admin',
    counter,
  ),
  correctPayment: endpoint<ById & { body: PaymentCorrection }, Order>(
    'POST',
    '/api/admin/payments/:id/correction',
    'admin',
    counter,
  ),
  answerClaimNotFound: endpoint<ById, Order>(
    'POST',
    '/api/admin/orders/:id/payment-claim/not-found',
    'admin',
    counter,
  ),
};
