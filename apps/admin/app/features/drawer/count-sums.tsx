import Box from '@mui/material/Box';
import { formatRupees } from '@dalan/contract/money/money';
import type { DrawerCount } from '@dalan/contract/drawer/drawer';
import { cashTexts } from '../../lib/cash/cash-texts.ts';
import { hairline, spreadRow, strongLine } from '../../ui/layout/looks.ts';
import { drawerCountTexts as texts } from './drawer-texts.ts';

type CountSumsProps = { float: number; count: DrawerCount | undefined };

/** What is expected and why, hidden until the count was compared. */
export function CountSums({ float, count }: CountSumsProps) {
  return (
    <Box sx={box}>
      <div>
        {texts.openedWith} <span>{formatRupees(float)}</span>
      </div>
      <div>
        <span>
          {texts.in}
          <small>{count ? inWords(count) : texts.inOf}</small>
        </span>
        <span>{count ? `+ ${formatRupees(count.in)}` : texts.later}</span>
      </div>
      <div>
        <span>
          {texts.out}
          <small>{count ? outWords(count) : texts.outOf}</small>
        </span>
        <span>{count ? `− ${formatRupees(count.out)}` : texts.later}</span>
      </div>
      <Box sx={sum}>
        {cashTexts.expected} <span>{count ? formatRupees(count.expected) : '–'}</span>
      </Box>
    </Box>
  );
}

function inWords({ payments, runs }: DrawerCount): string {
  return listOf([
    [payments, texts.payments],
    [runs, texts.runs],
  ]);
}

function outWords({ payouts, refunds }: DrawerCount): string {
  return listOf([
    [payouts, texts.payouts],
    [refunds, texts.refunds],
  ]);
}

function listOf(parts: [number, (count: number) => string][]): string {
  return parts
    .filter(([count]) => count > 0)
    .map(([count, words]) => words(count))
    .join(', ');
}

const box = {
  border: hairline,
  '& > div': { ...spreadRow, px: 4, py: 2.5, lineHeight: 1.35 },
  '& > div + div': { borderTop: hairline },
  '& > div > span:last-child': { textAlign: 'right', whiteSpace: { sm: 'normal' } },
  '& small': { display: 'block', color: 'text.secondary', fontSize: 'small' },
} as const;
const sum = { borderTop: `${strongLine} !important`, fontSize: 'lead', fontWeight: 600 };
