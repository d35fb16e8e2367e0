import type { OrderStatus, PaymentStatus } from '../orders/orders.ts';
import type { PaymentClaim } from './payments.schema.ts';
import { paidStatuses, statusesWithoutStock } from '../orders/orders.ts';
import { plainDigits } from '../language/digits.ts';
import { checkLine, checkOptionalLine } from '../text/text.ts';

export type {
  NewPayment,
  Payment,
  PaymentClaim,
  PaymentCorrection,
  NewPaymentClaim,
} from './payments.schema.ts';

export { SAYS_PAID } from './says-paid.ts';

export const paymentMethods = ['cash', 'UPI', 'other'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

export const claimStates = ['open', 'found', 'not found'] as const;
export type ClaimState = (typeof claimStates)[number];

export function saysPaid({ claim }: { claim: Pick<PaymentClaim, 'state'> | null }): boolean {
  return claim?.state === 'open';
}

export const paymentLimits = {
  /** The limit in rupees is above any order. */
  amountMax: 10_000_000_000,
  referenceMax: 40,
  /** Digits of the reference that UPI apps show. */
  upiReferenceLength: 12,
  reasonMax: 200,
} as const;

export const paymentTexts = {
  amountInvalid: 'Please enter an amount above zero',
  wholePaise: 'Please use at most two decimals',
  reasonRequired: 'Please give a reason',
  upiReferenceInvalid: 'A UPI reference has 12 digits',
} as const;

export function checkPaymentReference(value: string): string | undefined {
  return checkOptionalLine(value, paymentLimits.referenceMax);
}

/** Keeps the digits only: people copy the reference with spaces, or type it in Devanagari. */
export function upiReferenceOf(typed: string): string {
  return plainDigits(typed).replace(/\s/g, '');
}

/** An empty field is valid, because a customer may not have the reference at hand. */
export function checkUpiReference(typed: string): string | undefined {
  const reference = upiReferenceOf(typed);
  const isWhole = /^\d+$/.test(reference) && reference.length === paymentLimits.upiReferenceLength;
  return reference === '' || isWhole ? undefined : paymentTexts.upiReferenceInvalid;
}

export function checkCorrectionReason(value: string): string | undefined {
  return checkLine(value, paymentLimits.reasonMax, paymentTexts.reasonRequired);
}

/**
 * The payment status after a payment, a correction or a credit note. An order costs nothing only if
 * all of it was given back.
 */
export function paymentStatusOf(paidPaise: number, toPayPaise: number): PaymentStatus {
  if (toPayPaise === 0 && paidPaise === 0) return 'Refunded';
  if (paidPaise >= toPayPaise) return 'Paid';
  return paidPaise > 0 ? 'Partially Paid' : 'Pending';
}

/**
 * The balance is never below zero: an order that was changed, or of which flour came back, may have
 * been paid too much.
 */
export function stillToPay({ amountToPay, paidAmount }: Balance): number {
  const open = Math.round((amountToPay - paidAmount) * 100) / 100;
  return Math.max(0, open);
}
type Balance = { amountToPay: number; paidAmount: number };

/** Nothing is received for an order that was cancelled or came back. */
export function takesPayments(orderStatus: OrderStatus): boolean {
  return !statusesWithoutStock.includes(orderStatus);
}

/**
 * In these statuses staff ask for nothing more, even if the payments do not add up, because they
 * may have set the status by hand.
 */
export const settledStatuses: readonly PaymentStatus[] = [...paidStatuses, 'Refunded'];

type Payable = Balance & { orderStatus: OrderStatus; paymentStatus: PaymentStatus };

/**
 * What the customer is asked to pay: nothing once staff have set the payment as settled by hand.
 */
export function askedOfCustomer(order: Payable): number {
  const isSettled = settledStatuses.includes(order.paymentStatus);
  return isSettled || !takesPayments(order.orderStatus) ? 0 : stillToPay(order);
}
