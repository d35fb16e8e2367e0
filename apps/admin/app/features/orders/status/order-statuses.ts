import type { OrderStatus, PaymentStatus } from '@dalan/contract/orders/orders';
import type { IconName } from '../../../ui/icons/icon-paths.ts';
import type { ChipTone } from '../../../ui/icons/status-chip.tsx';

/**
 * Staff need more colours than the specification gives customers. The statuses are in the order of
 * the work.
 */
export const orderStatusLooks: Record<OrderStatus, { tone: ChipTone; icon: IconName }> = {
  Placed: { tone: 'info', icon: 'inbox' },
  Pending: { tone: 'warning', icon: 'clock' },
  Confirmed: { tone: 'success', icon: 'check' },
  Processing: { tone: 'warning', icon: 'mill' },
  Shipped: { tone: 'info', icon: 'truck' },
  Delivered: { tone: 'success', icon: 'pack' },
  Cancelled: { tone: 'error', icon: 'ban' },
  Returned: { tone: 'default', icon: 'back' },
};

export const paymentStatusTones: Record<PaymentStatus, ChipTone> = {
  Pending: 'warning',
  'Partially Paid': 'warning',
  Paid: 'success',
  Completed: 'success',
  Failed: 'error',
  Refunded: 'default',
};
