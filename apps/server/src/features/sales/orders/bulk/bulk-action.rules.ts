import type { BulkAction } from '@dalan/contract/desk/bulk-orders';
import type { ErrorCode } from '@dalan/contract/errors';
import { formatPaise } from '@dalan/contract/money/money';
import type { OrderStatus, PaymentStatus } from '@dalan/contract/orders/orders';
import { settledStatuses } from '@dalan/contract/payments/payments';
import { orderAnswerTexts } from '../order-answer-texts.ts';
import { isFinal } from '../status/order-status.rules.ts';
import { bulkAnswerTexts as texts } from './bulk-answer-texts.ts';

export type Refusal = { code: ErrorCode; message: string };
/**
 * Whether the action fits one order. A refusal says why not; `already` means that nothing is left
 * to do.
 */
export type Fit = 'already' | 'fits' | Refusal;
export type DoneAction = Exclude<BulkAction, { do: 'undo' }>;
type Facts = {
  orderStatus: OrderStatus;
  paymentStatus: PaymentStatus;
  dueOn: string;
  packedAt: Date | null;
  onAccount: boolean;
};
type Balance = { toPayPaise: number; paidPaise: number };
type Around = { openPaise: number; riderOfOpenStop: string | undefined };

/** The next status, and those from which it is reached. */
const steps = {
  confirm: { done: 'confirmed', to: 'Confirmed', from: ['Placed', 'Pending'] },
  'mark milled': { done: 'marked as milled', to: 'Processing', from: ['Confirmed'] },
  deliver: { done: 'delivered', to: 'Delivered', from: ['Shipped'] },
} as const satisfies Record<
  string,
  { done: string; to: OrderStatus; from: readonly OrderStatus[] }
>;

export function statusAfter(action: keyof typeof steps): OrderStatus {
  return steps[action].to;
}

export function fitOf(action: DoneAction, order: Facts, around: Around): Fit {
  switch (action.do) {
    case 'confirm':
    case 'mark milled':
      return fitOfStep(action.do, order.orderStatus);
    case 'deliver': {
      const isUnpaid = order.orderStatus === 'Delivered' && around.openPaise > 0;
      if (!isUnpaid) return fitOfStep(action.do, order.orderStatus);
      return notInStep(texts.stillToPay(formatPaise(around.openPaise)));
    }
    case 'pack':
    case 'unpack': {
      if (order.orderStatus !== 'Processing') {
        const done = action.do === 'pack' ? 'packed' : 'unpacked';
        return notInStep(texts.notInStep(done, ['Processing'], order.orderStatus));
      }
      return (order.packedAt !== null) === (action.do === 'pack') ? 'already' : 'fits';
    }
    case 'move to day':
      return fitOfDay(action.dueOn, order, around);
  }
}

function fitOfStep(step: keyof typeof steps, status: OrderStatus): Fit {
  const { done, to, from } = steps[step];
  if (status === to) return 'already';
  const fits: readonly OrderStatus[] = from;
  return fits.includes(status) ? 'fits' : notInStep(texts.notInStep(done, fits, status));
}

function fitOfDay(dueOn: string, order: Facts, { riderOfOpenStop }: Around): Fit {
  if (order.dueOn === dueOn) return 'already';
  if (isFinal(order.orderStatus)) {
    const message = orderAnswerTexts.notMovable(order.orderStatus);
    return { code: 'ORDER_NOT_MOVABLE', message };
  }
  if (riderOfOpenStop === undefined) return 'fits';
  return { code: 'ORDER_ON_A_RUN', message: texts.onARun(riderOfOpenStop) };
}

function notInStep(message: string): Refusal {
  return { code: 'ORDER_NOT_IN_STEP', message };
}

/**
 * Nothing is collected of an order on account, or if staff have set the payment as settled by hand, as
 * customers are told.
 */
export function openPaiseOf(
  { paymentStatus, onAccount }: Facts,
  { toPayPaise, paidPaise }: Balance,
): number {
  return onAccount || settledStatuses.includes(paymentStatus)
    ? 0
    : Math.max(0, toPayPaise - paidPaise);
}
