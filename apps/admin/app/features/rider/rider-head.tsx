import Box from '@mui/material/Box';
import { formatRupees } from '@dalan/contract/money/money';
import { colours } from '../../ui/theme/colours.ts';
import { duration, timeOf, weekdayName } from './rider-format.ts';
import { RiderMenu } from './rider-menu.tsx';
import { headTitle } from './rider-styles.ts';
import { riderTexts } from './rider-texts.ts';
import type { RunView, StopView } from './run-view.ts';
import { useNow } from '../../lib/use-now.ts';
import { centredRow } from '../../ui/layout/looks.ts';

/** The head of the list: what is left, the cash, and one bar for each stop. */
export function RiderHead({ view }: { view: RunView }) {
  const { run, stops, open, delivered, cash } = view;
  const now = useNow();
  const isFinished = open.length === 0;
  return (
    <Box component="header" data-ground="basalt" sx={head}>
      <Box sx={titleLine}>
        <Box component="h1" tabIndex={-1} sx={headTitle}>
          {riderTexts.run(weekdayName(run.day), run.number)}
        </Box>
        {!isFinished && <Box sx={muted}>{timeOf(now.toISOString())}</Box>}
        <RiderMenu />
      </Box>
      <Box sx={progress}>
        <div>
          <b>{isFinished ? finishedWord(view) : riderTexts.left(open.length)}</b>
          <span>{isFinished ? finishedAt(view) : riderTexts.ofStops(stops.length)}</span>
        </div>
        <div>
          <b>
            {isFinished ? riderTexts.delivery(delivered.length, stops.length) : formatRupees(cash)}
          </b>
          <span>{isFinished ? riderTexts.deliveredWord : riderTexts.cashWithYou}</span>
        </div>
        <Box aria-hidden="true" sx={bars}>
          {stops.map((stop) => (
            <i key={stop.order._id} data-state={barState(stop, open[0])} />
          ))}
        </Box>
      </Box>
    </Box>
  );
}

function finishedWord({ run }: RunView): string {
  return run.state === 'closed' ? riderTexts.closed : riderTexts.finished;
}

function finishedAt({ run, stops }: RunView): string {
  const last = stops
    .map(({ at }) => at ?? '')
    .sort()
    .at(-1);
  if (!last || run.startedAt === null) return '';
  return `${timeOf(last)}, ${duration(run.startedAt, last)}`;
}

function barState(stop: StopView, next: StopView | undefined): string {
  if (stop.outcome === 'delivered') return 'done';
  if (stop.outcome !== null) return 'back';
  return stop === next ? 'next' : 'open';
}

const head = {
  position: 'sticky',
  top: 0,
  zIndex: 5,
  pl: 4,
  pr: 1,
  backgroundColor: colours.basalt900,
  color: colours.flour0,
} as const;

const titleLine = { ...centredRow, minHeight: 56 };
const muted = { color: colours.flour200, fontSize: 'small' };

const progress = {
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  columnGap: 3,
  rowGap: 0.5,
  pr: 3,
  pb: 3,
  fontSize: 'small',
  lineHeight: 1.35,
  '& b': { display: 'block', fontSize: 'page', fontWeight: 600, lineHeight: 1.2 },
  '& span': { color: colours.flour200 },
  '& > div:nth-of-type(2)': { textAlign: 'right' },
} as const;

const bars = {
  gridColumn: '1 / -1',
  display: 'flex',
  gap: 0.5,
  mt: 2,
  '& i': { flex: 1, height: 8, backgroundColor: colours.basalt700 },
  "& [data-state='done']": { backgroundColor: colours.flour50 },
  "& [data-state='back']": {
    backgroundColor: colours.basalt500,
    borderBottom: `3px solid ${colours.flour50}`,
  },
  "& [data-state='next']": { backgroundColor: colours.haldi },
} as const;
