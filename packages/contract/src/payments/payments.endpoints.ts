import { counter, endpoint } from '../endpoint.ts';
import type { ById, InLanguage } from '../endpoint.ts';
import type { LanguageQuery } from '../language/languages.ts';
import type { Order } from '../orders/orders.ts';
import type { Bill } from './bills.ts';
import type { CreditNote } from './credit-note-documents.ts';
import type { NewDiscount, NewReturn } from './credit-notes.ts';
import type { NewPayment, NewPaymentClaim, PaymentCorrection } from './payments.ts';

export const paymentEndpoints = {
  getMyBill: endpoint<ById, Bill>('GET', '/api/orders/:id/bill', 'customer'),
  makeMyBill: endpoint<ById & InLanguage, Bill>('POST', '/api/orders/:id/bill', 'customer'),
  getBill: endpoint<ById, Bill>('GET', '/api/admin/orders/:id/bill', 'admin', counter),
  makeBill: endpoint<ById, Bill>('POST', '/api/admin/orders/:id/bill', 'admin', counter),

  // Recording and correcting need an `idempotency-key` header.
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
  /**
   * Both make a credit note and need an `idempotency-key` header. Where money leaves, the owner may
   * call them, or staff at the counter who have just proved who they are.
   */
  returnFlour: endpoint<ById & { body: NewReturn }, Order>(
    'POST',
    '/api/admin/orders/:id/returns',
    'admin',
    counter,
  ),
  giveDiscount: endpoint<ById & { body: NewDiscount }, Order>(
    'POST',
    '/api/admin/orders/:id/discounts',
    'admin',
    counter,
  ),
  getCreditNote: endpoint<ById, CreditNote>('GET', '/api/admin/credit-notes/:id', 'admin', counter),
  getMyCreditNote: endpoint<ById, CreditNote>('GET', '/api/credit-notes/:id', 'customer'),
  answerClaimNotFound: endpoint<ById, Order>(
    'POST',
    '/api/admin/orders/:id/payment-claim/not-found',
    'admin',
    counter,
  ),
};
