import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { changesInWords } from '@dalan/contract/orders/order-contents';
import type { OrderContentChanges } from '@dalan/contract/orders/orders';
import { formatRecent } from '../../../lib/format/india-time.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { colours } from '../../../ui/theme/colours.ts';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { formatDay } from '../format-due-day.ts';
import { orderMaster } from '../order-texts.ts';
import { actorName } from './order-history.ts';
import type { HistoryEntry } from './order-history.ts';
import { OrderStatusChip, PaymentStatusChip } from '../status/status-chips.tsx';
import { plainList } from '../../../ui/layout/looks.ts';

/** Who changed what, and when. */
export function HistoryList({ entries }: { entries: HistoryEntry[] }) {
  return (
    <Box component="ol" sx={plainList}>
      {entries.map((entry) => (
        <Box component="li" key={`${entry.event.at} ${entry.event.kind}`} sx={item}>
          <Box sx={{ fontSize: 'note', color: colours.basalt700 }}>
            <time dateTime={entry.event.at}>{formatRecent(entry.event.at)}</time> ·{' '}
            {actorName(entry.event.by)}
          </Box>
          <Changes {...entry} />
        </Box>
      ))}
    </Box>
  );
}

function Changes({ event, before }: HistoryEntry) {
  if (before === undefined) {
    return (
      <Box sx={{ mt: 1 }}>
        <OrderStatusChip status={event.orderStatus} />
      </Box>
    );
  }
  return (
    <>
      <Box>{kindTexts[event.kind]}</Box>
      {event.note !== undefined && <Box sx={{ overflowWrap: 'anywhere' }}>{event.note}</Box>}
      {event.changes && <ContentChanges changes={event.changes} />}
      {before.orderStatus !== event.orderStatus && (
        <Change
          from={<OrderStatusChip status={before.orderStatus} />}
          to={<OrderStatusChip status={event.orderStatus} />}
        />
      )}
      {before.paymentStatus !== event.paymentStatus && (
        <Change
          from={<PaymentStatusChip status={before.paymentStatus} />}
          to={<PaymentStatusChip status={event.paymentStatus} />}
        />
      )}
      {event.dueOn !== undefined && (
        <Box sx={{ mt: 1 }}>{orderMaster.texts.movedTo(formatDay(event.dueOn))}</Box>
      )}
    </>
  );
}

/** Events that may change no status. */
const kindTexts: Record<string, string> = {
  'payment recorded': 'Payment recorded',
  'payment corrected': 'Payment corrected',
  'payment claimed': 'Says that they have paid',
  'payment not found': 'Payment not found',
  'no answer': 'Called, no answer',
  packed: 'Packed',
  'not packed': 'No longer packed',
  'contents changed': 'Order changed',
  'put on a run': 'Put on a run',
  'taken off a run': 'Taken off a run',
  'not delivered': 'Not delivered',
  'flour returned': 'Flour came back',
  'discount given': 'Discount given',
  'payment refunded': 'Money given back',
  'put on account': 'Put on account',
  'taken off account': 'Collected at the door',
};

/** Shows the same lines as the customer's mail. */
function ContentChanges({ changes }: { changes: OrderContentChanges }) {
  return (
    <Box component="ul" sx={{ ...plainList, mt: 1, fontSize: 'small' }}>
      {changesInWords(changes, formatDay).map(({ label, was, is }) => (
        <Box component="li" key={label} sx={{ overflowWrap: 'anywhere' }}>
          {label}:{' '}
          {was !== undefined && (
            <>
              <Box component="s" sx={{ color: colours.basalt500 }}>
                {was}
              </Box>{' '}
              <VisuallyHidden>to</VisuallyHidden>
              <span aria-hidden>→</span>{' '}
            </>
          )}
          {is}
        </Box>
      ))}
    </Box>
  );
}

function Change({ from, to }: { from: ReactNode; to: ReactNode }) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1.5, mt: 1 }}>
      {from}
      <Icon name="right" size={14} />
      <VisuallyHidden>to</VisuallyHidden>
      {to}
    </Box>
  );
}

/** A timeline: a square per entry, joined by a line. */
const item = {
  position: 'relative',
  pl: 5,
  pb: 3,
  '&::before': {
    content: '""',
    position: 'absolute',
    left: 0,
    top: '5px',
    width: 9,
    height: 9,
    border: `1px solid ${colours.basalt700}`,
    backgroundColor: colours.flour50,
  },
  '&:first-of-type::before': { backgroundColor: colours.basalt900 },
  '&:not(:last-of-type)::after': {
    content: '""',
    position: 'absolute',
    left: '4px',
    top: '14px',
    bottom: '-5px',
    width: '1px',
    backgroundColor: colours.basalt300,
  },
} as const;
