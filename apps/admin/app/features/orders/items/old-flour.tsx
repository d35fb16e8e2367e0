import Box from '@mui/material/Box';
import type { Order } from '@dalan/contract/orders/orders';
import { dayInIndia } from '../../../lib/format/india-time.ts';
import { StatusChip } from '../../../ui/icons/status-chip.tsx';
import { lineBatchTexts as texts } from './line-batch-texts.ts';
import { isOldOnArrival } from './old-on-arrival.rules.ts';

/** In a list: says that a bag of the order would arrive too old. */
export function OldFlourOf({ order }: { order: Order }) {
  const today = dayInIndia(new Date());
  return order.items.some((item) => isOldOnArrival(item, order, today)) && <OldFlour />;
}

export function OldFlour() {
  return (
    <Box title={texts.arrivesOld} sx={{ mt: 0.5 }}>
      <StatusChip tone="warning" icon="alert" text={texts.old} />
    </Box>
  );
}
