import Box from '@mui/material/Box';
import { formatRupees } from '@dalan/contract/money/money';
import { Icon } from '../../ui/icons/icon.tsx';
import { colours } from '../../ui/theme/colours.ts';
import { useRiderPhone, waitingOf } from './phone/rider-phone.ts';
import { timeOf } from './rider-format.ts';
import { amountBar, card, listTitle, mainCard, leadText } from './rider-styles.ts';
import { riderTexts } from './rider-texts.ts';
import { addRupees } from './run-view.ts';
import type { RunView } from './run-view.ts';
import { DoneStops, StopRows } from './stop-rows.tsx';
import { hairline } from '../../ui/layout/looks.ts';

/** Says what to hand over and what to bring back. */
export function FinishedParts({ view }: { view: RunView }) {
  const { run, delivered, back, partlyBack, cash, upi, leftOpen } = view;
  const isAllSent = waitingOf(useRiderPhone()).length === 0;
  const doors = (method: 'cash' | 'upi') => delivered.filter((stop) => stop[method] > 0).length;
  const paidBefore = delivered
    .filter((stop) => stop.cash + stop.upi === 0)
    .reduce((sum, { order }) => addRupees(sum, order.paidAmount), 0);
  return (
    <>
      <Box component="section" aria-label={riderTexts.handOver} sx={mainCard}>
        <Box component="h2" sx={cardTitle}>
          {riderTexts.handOver}
        </Box>
        <Box sx={amountBar}>
          <span>
            {riderTexts.cash}
            <br />
            {riderTexts.fromDoors(doors('cash'))}
          </span>
          <b>{formatRupees(cash)}</b>
        </Box>
        <Box component="dl" sx={sums}>
          <dt>{riderTexts.upiDoors(doors('upi'))}</dt>
          <dd>{formatRupees(upi)}</dd>
          <dt>{riderTexts.paidBeforeSum}</dt>
          <dd>{formatRupees(paidBefore)}</dd>
        </Box>
        {leftOpen.stops > 0 && (
          <Box component="p" sx={openLine}>
            {riderTexts.leftOpen(formatRupees(leftOpen.amount), leftOpen.stops)}
          </Box>
        )}
      </Box>
      {back.length + partlyBack.length > 0 && (
        <>
          <Box component="h2" sx={listTitle}>
            {riderTexts.bringBack}
          </Box>
          <StopRows runId={run._id} stops={[...back, ...partlyBack]} isBack />
        </>
      )}
      {isAllSent && (
        <Box sx={allSent}>
          <Icon name="check" size={24} />
          <span>
            <b>{riderTexts.everythingSent}</b>{' '}
            {run.closedAt === null
              ? riderTexts.countsWithYou
              : `${riderTexts.runClosed(timeOf(run.closedAt))} ${riderTexts.nothingStays}`}
          </span>
        </Box>
      )}
      <DoneStops
        label={riderTexts.deliveredCount(delivered.length)}
        runId={run._id}
        stops={delivered}
        isOpenAtFirst
      />
    </>
  );
}

const cardTitle = {
  m: 0,
  px: 4,
  py: 3,
  fontFamily: 'inherit',
  fontSize: 'small',
  fontWeight: 600,
  color: 'text.secondary',
};

const sums = {
  m: 0,
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  ...leadText,
  '& > *': { m: 0, py: 2.5, px: 4, borderBottom: hairline },
  '& dd': { fontWeight: 600, textAlign: 'right', pl: 0 },
  '& > :nth-last-of-type(1)': { borderBottom: 0 },
} as const;

const openLine = {
  m: 0,
  px: 4,
  py: 2.5,
  ...leadText,
  fontWeight: 600,
  color: colours.haldiDark,
  borderTop: hairline,
};

const allSent = {
  ...card,
  display: 'grid',
  gridTemplateColumns: '24px 1fr',
  gap: 3,
  ...leadText,
  px: 4,
  py: 3,
  backgroundColor: colours.paanTint,
  border: `1px solid ${colours.paan}`,
  borderTop: `1px solid ${colours.paan}`,
  borderLeft: `4px solid ${colours.paan}`,
  '& svg': { color: colours.paan },
  '& b': { fontWeight: 600 },
} as const;
