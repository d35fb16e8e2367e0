import Box from '@mui/material/Box';
import { Link } from 'react-router';
import { formatRupees } from '@dalan/contract/money/money';
import { panelPaths } from '@dalan/contract/pages/panel-paths';
import type { CashCount, Run } from '@dalan/contract/mill/runs';
import { cashTexts } from '../../../lib/cash/cash-texts.ts';
import { Difference } from '../../../lib/cash/difference.tsx';
import { formatMoment } from '../../../lib/format/india-time.ts';
import { actionInWords } from '../../../lib/format/rider-action.ts';
import { colours } from '../../../ui/theme/colours.ts';
import { LeftOpen } from '../left-open.tsx';
import { doorsWith, outcomesInWords } from './count.ts';
import { countTexts as texts } from './count-texts.ts';
import { centredRow, hairline } from '../../../ui/layout/looks.ts';

/** The expected amount is the cash that the rider recorded, nothing else. */
export function ExpectedSums({ run }: { run: Run }) {
  return (
    <Box sx={box}>
      <Box sx={line}>
        {outcomesInWords(run)}
        <Link to={`${panelPaths.runs}?day=${run.day}`}>{texts.stops}</Link>
      </Box>
      <Box sx={line}>
        {texts.upiAt(doorsWith(run, 'UPI'))} <span>{formatRupees(run.upiTaken)}</span>
      </Box>
      <Box sx={line}>
        {texts.cashAt(doorsWith(run, 'cash'))} <span>{formatRupees(run.cashTaken)}</span>
      </Box>
      <Box sx={{ ...line, ...sum }}>
        {cashTexts.expected} <span>{formatRupees(run.cashTaken)}</span>
      </Box>
      <Box sx={{ ...line, '&:empty': { display: 'none' } }}>
        <LeftOpen run={run} />
      </Box>
    </Box>
  );
}

/** Money that the rider may carry but that the expected amount does not include. */
export function UnrecordedStops({ run }: { run: Run }) {
  const told = run.stops.flatMap(({ unrecorded, order }) =>
    unrecorded === null ? [] : [{ unrecorded, order }],
  );
  if (told.length === 0) return null;
  return (
    <Box component="section" aria-label={texts.unrecorded} sx={{ ...differs, mt: 3, px: 4, py: 3 }}>
      <b>{texts.unrecorded}</b>
      {told.map(({ unrecorded, order }) => (
        <div key={order._id}>
          {order.userId.name}: {actionInWords(unrecorded)}
        </div>
      ))}
    </Box>
  );
}

/** Earlier counts, oldest first. These rows are never edited. */
export function KeptCounts({ counts }: { counts: CashCount[] }) {
  return counts.map((count, index) => (
    <Box key={count._id} component="section" sx={{ mb: 4 }}>
      <Box sx={{ fontWeight: 600 }}>
        {index === 0 ? texts.firstCount : texts.correctionOf}
        {': '}
        {texts.countedBy(count.by, formatMoment(count.at))}
      </Box>
      <Box sx={{ ...box, mt: 1 }}>
        <Box sx={line}>
          {cashTexts.expected} <span>{formatRupees(count.expected)}</span>
        </Box>
        <Box sx={{ ...line, ...sum }}>
          {cashTexts.counted} <span>{formatRupees(count.counted)}</span>
        </Box>
      </Box>
      <Difference expected={count.expected} counted={count.counted} />
      {count.note !== '' && (
        <Box component="p" sx={{ m: 0, mt: 2 }}>
          {count.note}
        </Box>
      )}
    </Box>
  ));
}

const box = { border: hairline };
const line = {
  ...centredRow,
  justifyContent: 'space-between',
  px: 4,
  py: 2.5,
  lineHeight: 1.35,
  '& + &': { borderTop: hairline },
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 24 },
};
const sum = {
  borderTop: `2px solid ${colours.basalt900} !important`,
  fontSize: 'lead',
  fontWeight: 600,
};
const differs = {
  color: colours.kumkum,
  backgroundColor: colours.kumkumTint,
  borderLeft: `4px solid ${colours.kumkum}`,
};
