import Box from '@mui/material/Box';
import { formatRupees } from '@dalan/contract/money';
import type { Order } from '@dalan/contract/orders';
import { dueDayOf, formatDay } from './format-due-day.ts';
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

/** Which run a packed order waits for. */
export function WaitsForRun({ order: { orderStatus, packedAt, plannedRun } }: { order: Order }) {
  if (orderStatus !== 'Processing' || packedAt === null) return null;
  const { onNoRun, onRun } = orderMaster.texts;
  return (
    <Box sx={small}>
      {plannedRun ? onRun(plannedRun.rider, plannedRun.number, formatDay(plannedRun.day)) : onNoRun}
    </Box>
  );
}
