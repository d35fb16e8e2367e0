import Box from '@mui/material/Box';
import { formatRupees } from '@dalan/contract/money';
import type { Order } from '@dalan/contract/orders';
import { dueDayOf } from './format-due-day.ts';
import { orderMaster } from './order-texts.ts';

const small = { fontWeight: 400, fontSize: '0.84375rem', color: 'text.disabled' };

/** Below the order status. */
export function DueDay({ order }: { order: Order }) {
  const due = dueDayOf(order);
  if (due === undefined) return null;
  return (
    <Box sx={{ ...small, mt: '2px', ...(due.isLate && { color: 'error.main' }) }}>{due.text}</Box>
  );
}

/** Below the total, which is the sum of the lines. */
export function DeliveryCharge({ order }: { order: Order }) {
  if (order.deliveryCharge === 0) return null;
  return <Box sx={small}>{orderMaster.texts.plusDelivery(formatRupees(order.deliveryCharge))}</Box>;
}
