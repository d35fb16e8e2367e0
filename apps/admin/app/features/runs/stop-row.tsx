import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { formatRupees } from '@dalan/contract/money/money';
import type { WaitingOrder } from '@dalan/contract/mill/runs';
import { collectedAtTheDoor } from '@dalan/contract/on-account/accounts';
import { saysPaid } from '@dalan/contract/payments/payments';
import { bindPincode } from '../../lib/format/address.ts';
import { formatKg } from '../../lib/format/weight.ts';
import { languageTexts } from '../../lib/language/language-texts.ts';
import { StatusChip } from '../../ui/icons/status-chip.tsx';
import { colours } from '../../ui/theme/colours.ts';
import { kgOf } from './load.rules.ts';
import { runsTexts } from './runs-texts.ts';
import { faintLine } from '../../ui/layout/looks.ts';

type StopRowProps = {
  order: WaitingOrder;
  /** A box, handle or number before the name. */
  mark: ReactNode;
  /** Shown instead of the address. */
  about?: ReactNode;
  beforeAddress?: string;
  chip?: ReactNode;
  isDone?: boolean;
};

/** Name, address, amount to collect and weight of one order. */
export function StopRow({ order, mark, about, beforeAddress, chip, isDone = false }: StopRowProps) {
  const toCollect = collectedAtTheDoor(order);
  const nothing = order.onAccount ? runsTexts.onAccount : runsTexts.paid;
  return (
    <>
      {mark}
      <Box sx={{ minWidth: 0, color: isDone ? 'text.secondary' : undefined }}>
        <Box sx={{ ...name, fontWeight: isDone ? 400 : 600 }}>{order.userId.name}</Box>
        <Box sx={small}>
          {about ?? (
            <>
              {beforeAddress}
              {bindPincode(order.deliveryAddress)}
            </>
          )}
        </Box>
        {chip}
        {!isDone && saysPaid(order) && (
          <div>
            <StatusChip tone="warning" sign="₹" text={languageTexts.saysPaid} />
          </div>
        )}
      </Box>
      <Box sx={figures}>
        <Box sx={{ color: isDone ? 'text.secondary' : undefined }}>
          {isDone && formatRupees(order.amountToPay)}
          {!isDone && (toCollect === 0 ? nothing : formatRupees(toCollect))}
        </Box>
        {!isDone && <Box sx={{ ...small, whiteSpace: 'nowrap' }}>{formatKg(kgOf(order))}</Box>}
      </Box>
    </>
  );
}

const name = { fontSize: 'body', lineHeight: 1.3, overflowWrap: 'anywhere' };
const small = { fontSize: 'note', lineHeight: 1.35, color: colours.basalt700 };
const figures = {
  pl: 2.5,
  fontSize: 'note',
  lineHeight: 1.3,
  textAlign: 'right',
  whiteSpace: 'nowrap',
};

/** Style of a column's list and its rows. */
export const stopItem = {
  position: 'relative',
  display: 'grid',
  alignItems: 'start',
  px: 3,
  py: 2.5,
  borderBottom: faintLine,
  backgroundColor: colours.flour0,
} as const;

export function StopNumber({ position }: { position: number }) {
  return (
    <Box component="span" sx={numberBox}>
      {position}
    </Box>
  );
}

const numberBox = {
  display: 'grid',
  placeItems: 'center',
  width: 22,
  height: 22,
  border: `1px solid ${colours.basalt900}`,
  fontSize: 'note',
  fontWeight: 600,
  lineHeight: 1,
  backgroundColor: colours.flour0,
};
