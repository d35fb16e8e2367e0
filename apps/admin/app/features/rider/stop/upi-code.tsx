import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { formatRupees } from '@dalan/contract/money/money';
import type { MyRuns } from '@dalan/contract/mill/runs';
import { upiLink } from '@dalan/contract/payments/upi';
import { riderTexts } from '../rider-texts.ts';
import { useWakeLock } from '../use-wake-lock.ts';
import { qrPath } from '../../../ui/qr-path.ts';
import { BreakableAddress } from '../../../ui/breakable-address.tsx';

type UpiCodeProps = { upi: NonNullable<MyRuns['upi']>; amount: number; orderId: string };

/**
 * The code asks for exactly the amount still to collect. The screen stays awake while it is shown.
 */
export function UpiCode({ upi, amount, orderId }: UpiCodeProps) {
  useWakeLock();
  const { size, path } = useMemo(
    () => qrPath(upiLink({ ...upi, amount, orderId })),
    [upi, amount, orderId],
  );
  const rupees = formatRupees(amount);
  return (
    <Box sx={block}>
      <svg
        role="img"
        aria-label={riderTexts.upi.alt(rupees)}
        shapeRendering="crispEdges"
        viewBox={`-2 -2 ${size + 4} ${size + 4}`}
      >
        <path d={path} />
      </svg>
      <p>
        <b>{riderTexts.upi.pays(rupees)}</b>
        <br />
        <BreakableAddress address={riderTexts.upi.to(upi.name, upi.upiId)} />
        <br />
        {riderTexts.upi.wait}
      </p>
    </Box>
  );
}

const block = {
  display: 'grid',
  gridTemplateColumns: '156px 1fr',
  gap: 4,
  p: 4,
  alignItems: 'center',
  '& svg': { width: 156, height: 156, display: 'block' },
  '& p': { m: 0, lineHeight: 1.4, overflowWrap: 'anywhere' },
} as const;
