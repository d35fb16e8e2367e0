import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { encode } from 'uqr';
import { formatRupees } from '@dalan/contract/money/money';
import type { MyRuns } from '@dalan/contract/mill/runs';
import { upiLink } from '@dalan/contract/payments/upi';
import { riderTexts } from '../rider-texts.ts';
import { useWakeLock } from '../use-wake-lock.ts';
import { BreakableAddress } from '../../../ui/breakable-address.tsx';

type UpiCodeProps = { upi: NonNullable<MyRuns['upi']>; amount: number; orderId: string };

/**
 * The code asks for exactly the amount still to collect. The screen stays awake while it is shown.
 */
export function UpiCode({ upi, amount, orderId }: UpiCodeProps) {
  useWakeLock();
  const { size, path } = useMemo(
    () => drawn(upiLink({ ...upi, amount, orderId })),
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

/** Draws the code as one path, in which a module is 1 unit wide. */
function drawn(link: string): { size: number; path: string } {
  const { size, data } = encode(link, { ecc: 'M', border: 0 });
  const rows = data.flatMap((row, y) =>
    row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')),
  );
  return { size, path: rows.join('') };
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
