import { onAccountChip } from '@dalan/contract/on-account/account-chip.texts';
import type { Order, OrderStatus, PaymentStatus } from '@dalan/contract/orders/orders';
import { languageTexts } from '../../../lib/language/language-texts.ts';
import { StatusChip } from '../../../ui/icons/status-chip.tsx';
import { isOwedOnAccount } from '../account/on-account.rules.ts';
import { orderStatusLooks, paymentStatusTones } from './order-statuses.ts';

export function OrderStatusChip({ status }: { status: OrderStatus }) {
  return <StatusChip text={languageTexts.status(status)} {...orderStatusLooks[status]} />;
}

/** What is owed on account has no payment status that staff wait for. */
export function OrderPaymentChip({ order }: { order: Order }) {
  if (isOwedOnAccount(order)) return <StatusChip text={onAccountChip} icon="accounts" />;
  return <PaymentStatusChip status={order.paymentStatus} />;
}

/** The rupee sign tells it apart from an order status: both can read `Pending`. */
export function PaymentStatusChip({ status }: { status: PaymentStatus }) {
  return <StatusChip text={status} tone={paymentStatusTones[status]} sign="₹" />;
}
