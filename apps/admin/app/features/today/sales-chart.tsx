import Box from '@mui/material/Box';
import { formatRupees } from '@dalan/contract/money/money';
import type { DayOfSales } from '@dalan/contract/mill/today';
import { scaleOf } from '../../lib/format/chart-scale.ts';
import { formatRecentDay } from '../../lib/format/india-time.ts';
import { formatWholeRupees } from '../../lib/format/rupees.ts';
import { Sheet } from '../../ui/sheet.tsx';
import { colours } from '../../ui/theme/colours.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { inset } from './panel-styles.ts';
import { texts } from './today-texts.ts';

/** Sums of the lines of orders by the day they were placed, without cancelled and returned ones. */
export function SalesChart({ sales }: { sales: DayOfSales[] }) {
  const most = Math.max(...sales.map(({ amount }) => amount));
  const { top, lines } = scaleOf(most);
  const total = sales.reduce((sum, { amount }) => sum + amount, 0);
  const bestDay = sales.find(({ amount }) => amount > 0 && amount === most)?.day;
  return (
    <Sheet
      title={texts.sales(sales.length)}
      aside={
        <span>
          <b>{formatRupees(total)}</b>{' '}
          <Box component="span" sx={{ color: colours.basalt500 }}>
            {texts.inDays(sales.length)}
          </Box>
        </span>
      }
    >
      <Box sx={{ ...inset, pt: 6, pb: 3 }}>
        <Box aria-hidden sx={chart}>
          {lines.map((line) => (
            <Box key={line} sx={{ ...gridLine, bottom: `${(line / top) * 100}%` }}>
              <span>{formatWholeRupees(line)}</span>
            </Box>
          ))}
          <Box sx={bars}>
            {sales.map(({ day, amount }, index) => {
              const isToday = index === sales.length - 1;
              const hasFigure = isToday || day === bestDay;
              return (
                <Box
                  key={day}
                  sx={{ height: `${(amount / top) * 100}%`, ...(isToday ? hatched : bar) }}
                >
                  {hasFigure && <span>{formatWholeRupees(amount)}</span>}
                </Box>
              );
            })}
          </Box>
        </Box>
        <Box aria-hidden sx={days}>
          {sales.map(({ day }, index) => (
            <span key={day}>
              {index === sales.length - 1 ? <b>{texts.today}</b> : <DayLabel day={day} />}
            </span>
          ))}
        </Box>
        <VisuallyHidden>
          <SalesTable sales={sales} />
        </VisuallyHidden>
      </Box>
    </Sheet>
  );
}

/** `1 Nov`, and only `1` where there is little room. */
function DayLabel({ day }: { day: string }) {
  const [date, month] = formatRecentDay(`${day}T12:00:00+05:30`).split(' ');
  return (
    <>
      {date}
      <Box component="span" sx={{ display: { xs: 'none', lg: 'inline' } }}>
        {month}
      </Box>
    </>
  );
}

function SalesTable({ sales }: { sales: DayOfSales[] }) {
  return (
    <table>
      <caption>{texts.sales(sales.length)}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.day}</th>
          <th scope="col">{texts.sold}</th>
        </tr>
      </thead>
      <tbody>
        {sales.map(({ day, amount }) => (
          <tr key={day}>
            <th scope="row">{formatRecentDay(`${day}T12:00:00+05:30`)}</th>
            <td>{formatRupees(amount)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const AXIS_WIDTH = 68;

const chart = { position: 'relative', height: 156 };

const gridLine = {
  position: 'absolute',
  left: AXIS_WIDTH,
  right: 0,
  borderTop: `1px solid ${colours.flour200}`,
  '&:first-of-type': { borderColor: colours.basalt500 },
  '& > span': {
    position: 'absolute',
    right: '100%',
    top: -10,
    pr: 2,
    color: colours.basalt500,
    fontSize: '0.8125rem',
    lineHeight: '20px',
    whiteSpace: 'nowrap',
  },
} as const;

const columns = {
  display: 'grid',
  gridTemplateColumns: 'repeat(14, minmax(0, 1fr))',
  columnGap: '30%',
} as const;

const bars = {
  ...columns,
  position: 'absolute',
  inset: 0,
  left: AXIS_WIDTH,
  alignItems: 'end',
  columnGap: 0,
  '& > div': { position: 'relative', mx: '20%' },
  '& span': {
    position: 'absolute',
    bottom: '100%',
    left: '50%',
    transform: 'translateX(-50%)',
    fontSize: '0.8125rem',
    fontWeight: 600,
  },
  // On a phone these two would stand over the axis, and across the bar before and over the edge.
  '& > div:first-of-type > span': {
    left: { xs: 0, sm: '50%' },
    transform: { xs: 'none', sm: 'translateX(-50%)' },
  },
  '& > div:last-of-type > span': {
    left: { xs: 'auto', sm: '50%' },
    right: { xs: '-25%', sm: 'auto' },
    transform: { xs: 'none', sm: 'translateX(-50%)' },
    zIndex: 1,
    pl: '2px',
    backgroundColor: colours.flour0,
  },
} as const;

const bar = { backgroundColor: colours.basalt700 };
const hatched = {
  background: `repeating-linear-gradient(135deg, ${colours.flour0} 0 3px, ${colours.basalt900} 3px 5px)`,
  border: `1px solid ${colours.basalt900}`,
};

const days = {
  ...columns,
  columnGap: 0,
  ml: `${AXIS_WIDTH}px`,
  pt: 1,
  color: colours.basalt500,
  fontSize: '0.8125rem',
  textAlign: 'center',
  whiteSpace: 'nowrap',
  '& > span': { display: 'flex', justifyContent: 'center', columnGap: '0.25em' },
  // A phone has room for every second day. The word takes the column before it, too.
  '& > span:nth-last-of-type(2), & > span:nth-last-of-type(odd):not(:last-of-type)': {
    visibility: { xs: 'hidden', sm: 'visible' },
  },
  '& > span:last-of-type': { justifyContent: { xs: 'flex-end', sm: 'center' } },
  '& b': { color: colours.basalt900, fontWeight: 600 },
} as const;
