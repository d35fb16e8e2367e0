import type { OrderStatus, PaymentStatus } from '@dalan/contract/orders';
import { StatusChip } from '../../../ui/status-chip.tsx';
import { orderStatusLooks, paymentStatusTones } from './order-statuses.ts';

export function OrderStatusChip({ status }: { status: OrderStatus }) {
  return <StatusChip word={status} {...orderStatusLooks[status]} />;
}

/** Always with the rupee block, so that two `Pending` side by side cannot be confused. */
export function PaymentStatusChip({ status }: { status: PaymentStatus }) {
  return <StatusChip word={status} tone={paymentStatusTones[status]} sign="₹" />;
}
