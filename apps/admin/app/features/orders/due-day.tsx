import Box from '@mui/material/Box';
import { formatRupees } from '@dalan/contract/money/money';
import type { Order } from '@dalan/contract/orders/orders';
import { formatRecentDay } from '../../lib/format/india-time.ts';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { dueDayOf, formatDay } from './format-due-day.ts';
import { orderMaster } from './order-texts.ts';

const small = { fontWeight: 400, fontSize: 'label', color: 'text.disabled' };

/** Shown below the order status. */
export function DueDay({ order }: { order: Order }) {
  const due = dueDayOf(order);
  if (due === undefined) return null;
  return (
    <Box sx={{ ...small, mt: 0.5, ...(due.isLate && { color: 'error.main' }) }}>{due.text}</Box>
  );
}

/** Shown below the total, which is the sum of the lines. */
export function DeliveryCharge({ order, isShort = false }: { order: Order; isShort?: boolean }) {
  if (order.deliveryCharge === 0) return null;
  const charge = formatRupees(order.deliveryCharge);
  const text = orderMaster.texts.plusDelivery(charge);
  if (!isShort) return <Box sx={small}>{text}</Box>;
  return (
    <Box title={text} sx={small}>
      <span aria-hidden>+ {charge}</span>
      <VisuallyHidden>{text}</VisuallyHidden>
    </Box>
  );
}

/** Says which run a packed order waits for. */
export function WaitsForRun({ order }: { order: Order }) {
  const text = runTextOf(order);
  return text === undefined ? null : <Box sx={small}>{text}</Box>;
}

function runTextOf({ orderStatus, packedAt, plannedRun }: Order): string | undefined {
  if (orderStatus !== 'Processing' || packedAt === null) return undefined;
  const { onNoRun, onRun } = orderMaster.texts;
  return plannedRun
    ? onRun(plannedRun.rider, plannedRun.number, formatDay(plannedRun.day))
    : onNoRun;
}

/** Due day and run in one line, for a list of low rows. Hovering shows both in full. */
export function ShortStep({ order }: { order: Order }) {
  const due = dueDayOf(order);
  if (due === undefined) return null;
  const run = runTextOf(order);
  const whole = run === undefined ? due.text : `${due.text}. ${run}`;
  const day = formatRecentDay(`${order.dueOn}T12:00:00+05:30`);
  const { noRun } = orderMaster.texts;
  return (
    <Box title={whole} sx={{ ...small, ...oneLine, ...(due.isLate && { color: 'error.main' }) }}>
      <span aria-hidden>
        {run === undefined ? due.text : `${day} · ${order.plannedRun?.rider ?? noRun}`}
      </span>
      <VisuallyHidden>{whole}</VisuallyHidden>
    </Box>
  );
}

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
