import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { formatRupees } from '@dalan/contract/money/money';
import { panelPaths } from '@dalan/contract/pages/panel-paths';
import type { Today } from '@dalan/contract/mill/today';
import { Sheet } from '../../ui/layout/sheet.tsx';
import { colours } from '../../ui/theme/colours.ts';
import { rows } from './panel-styles.ts';
import { texts } from './today-texts.ts';
import { sheetInset, touchLink } from '../../ui/layout/looks.ts';

/** Shows what the riders who are out still have to collect. */
export function CashToCollect({ cash }: { cash: Today['cash'] }) {
  const { toCollect, of, runs } = cash;
  const taken = formatRupees(of - toCollect);
  return (
    <Sheet
      title={texts.cash}
      aside={
        runs.length > 0 && (
          <Button variant="outlined" component={Link} to={panelPaths.runs}>
            {texts.countCash}
          </Button>
        )
      }
    >
      <Box sx={{ ...sheetInset, pb: 3 }}>
        {runs.length === 0 ? (
          <Box component="p" sx={{ m: 0, color: 'text.secondary' }}>
            {texts.noRiders}
          </Box>
        ) : (
          <>
            <Box sx={amount}>
              <b>{formatRupees(toCollect)}</b>
              <Box component="span" sx={{ color: colours.basalt500 }}>
                {texts.of(formatRupees(of))}
              </Box>
            </Box>
            <Box role="img" aria-label={texts.collected(taken, formatRupees(of))} sx={bar}>
              <Box sx={{ width: of === 0 ? 0 : `${((of - toCollect) / of) * 100}%` }} />
            </Box>
            <Box component="ul" sx={rows}>
              {runs.map((run) => (
                <li key={run.runId}>
                  <Box component={Link} to={`${panelPaths.cashCount}?run=${run.runId}`} sx={rider}>
                    {run.rider}
                  </Box>
                  <Box component="span" sx={{ ml: 'auto', color: colours.basalt500 }}>
                    {texts.stopsLeft(run.stopsLeft, run.stops)}
                  </Box>
                  <span>{formatRupees(run.toCollect)}</span>
                </li>
              ))}
            </Box>
          </>
        )}
      </Box>
    </Sheet>
  );
}

const amount = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: 3,
  '& b': { fontSize: 'figure', fontWeight: 600, lineHeight: 1.2 },
};

const bar = {
  height: 12,
  mt: 2,
  mb: 1,
  border: `1px solid ${colours.basalt900}`,
  backgroundColor: colours.flour100,
  '& > div': { height: 1, backgroundColor: colours.paan },
};

const rider = {
  ...touchLink,
  my: -2,
  color: colours.basalt900,
  fontWeight: 600,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
};
