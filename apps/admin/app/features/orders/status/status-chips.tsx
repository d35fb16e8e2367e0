import type { OrderStatus, PaymentStatus } from '@dalan/contract/orders/orders';
import { languageTexts } from '../../../lib/language/language-texts.ts';
import { StatusChip } from '../../../ui/icons/status-chip.tsx';
import { orderStatusLooks, paymentStatusTones } from './order-statuses.ts';

export function OrderStatusChip({ status }: { status: OrderStatus }) {
  return <StatusChip text={languageTexts.status(status)} {...orderStatusLooks[status]} />;
}

/** The rupee sign tells it apart from an order status: both can read `Pending`. */
export function PaymentStatusChip({ status }: { status: PaymentStatus }) {
  return <StatusChip text={status} tone={paymentStatusTones[status]} sign="₹" />;
}
