import Box from '@mui/material/Box';
import { scaleOf } from '../../lib/format/chart-scale.ts';
import { colours } from '../theme/colours.ts';

export type BarsChartProps = {
  labels: readonly string[];
  values: readonly number[];
  /** Earlier values, each drawn as a line over its bar. */
  before?: readonly number[];
  /** The index of a day that is not over. Its bar is hatched. */
  openIndex?: number | undefined;
  /** Without it the axis of values is left out. */
  formatAxis?: (value: number) => string;
  formatValue: (value: number) => string;
  /** If true, the highest bar and the open one have their figures above them. */
  hasFigures?: boolean;
  height: number;
};

/** A line this close above a bar would cross the bar's figure. */
const FIGURE_HEIGHT = 28;

/** The bars are boxes and hidden from screen readers, because every chart has its table. */
export function BarsChart(props: BarsChartProps) {
  const { labels, values, before = [], openIndex, formatAxis, formatValue, height } = props;
  const { top, lines } = scaleOf(Math.max(...values, ...before));
  const best = values.indexOf(Math.max(...values));
  const percent = (value: number): string => `${(value / top) * 100}%`;
  const placeOfFigure = (value: number, line = 0): number => {
    const isClose = line > value && ((line - value) / top) * height < FIGURE_HEIGHT;
    return isClose ? line : value;
  };
  return (
    <Box aria-hidden sx={{ pt: `${FIGURE_HEIGHT}px`, pl: formatAxis ? '68px' : 0 }}>
      <Box sx={{ ...plot, height }}>
        {formatAxis &&
          lines.map((line) => (
            <Box key={line} sx={gridLine} style={{ bottom: percent(line) }}>
              <span>{formatAxis(line)}</span>
            </Box>
          ))}
        <Box sx={{ ...columns(values.length), ...bars(values.length) }}>
          {values.map((value, index) => (
            // The index is the key, because a bar is a position.
            <div key={index} title={`${labels[index]}: ${formatValue(value)}`}>
              <div
                className={index === openIndex ? 'bar open' : 'bar'}
                style={{ height: percent(value) }}
              />
              {before[index] !== undefined && (
                <div className="before" style={{ bottom: percent(before[index]) }} />
              )}
              {props.hasFigures && value > 0 && (index === best || index === openIndex) && (
                <b style={{ bottom: percent(placeOfFigure(value, before[index])) }}>
                  {formatValue(value)}
                </b>
              )}
            </div>
          ))}
        </Box>
      </Box>
      <Box sx={{ ...columns(values.length), ...labelRow(values.length) }}>
        {labels.map((label, index) => (
          <span key={index}>{index === openIndex ? <b>{label}</b> : label}</span>
        ))}
      </Box>
    </Box>
  );
}

const small = { fontSize: 'label', lineHeight: '20px', whiteSpace: 'nowrap' } as const;

const plot = { position: 'relative', borderBottom: `1px solid ${colours.basalt500}` } as const;

const gridLine = {
  position: 'absolute',
  insetInline: 0,
  borderTop: `1px solid ${colours.flour200}`,
  '& > span': {
    ...small,
    position: 'absolute',
    right: '100%',
    top: -10,
    pr: 2,
    color: colours.basalt500,
  },
} as const;

function columns(count: number) {
  return { display: 'grid', gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` } as const;
}

function bars(count: number) {
  const isDense = count > 60;
  return {
    position: 'absolute',
    inset: 0,
    '& > div': { position: 'relative' },
    '& .bar': {
      position: 'absolute',
      bottom: 0,
      insetInline: isDense ? '5%' : '18%',
      bgcolor: colours.basalt700,
    },
    '& .open': {
      background: `repeating-linear-gradient(135deg, ${colours.flour0} 0 3px, ${colours.basalt900} 3px 5px)`,
      border: `1px solid ${colours.basalt900}`,
    },
    '& .before': {
      position: 'absolute',
      insetInline: '8%',
      height: 3,
      bgcolor: colours.neel,
      boxShadow: isDense ? 'none' : `0 0 0 1.5px ${colours.flour0}`,
    },
    '& b': {
      ...small,
      position: 'absolute',
      left: '50%',
      transform: 'translateX(-50%)',
      zIndex: 1,
      px: 0.5,
      fontWeight: 600,
      bgcolor: colours.flour0,
    },
    // At the edges the figures are aligned, because one is as wide as several bars.
    '& > div:first-of-type > b': { left: 0, transform: 'none' },
    '& > div:last-of-type > b': { left: 'auto', right: 0, transform: 'none' },
  } as const;
}

/** Labels are wider than bars, so of many only every second, third or later one is shown. */
function labelRow(count: number) {
  const hideAllBut = (shown: number) => ({
    [`& > span:not(:nth-last-of-type(${Math.ceil(count / shown)}n + 1))`]: { visibility: 'hidden' },
  });
  return {
    ...small,
    pt: 1,
    color: colours.basalt500,
    '& > span': { display: 'flex', justifyContent: 'center' },
    '& > span:last-of-type': { justifyContent: { xs: 'flex-end', sm: 'center' } },
    '& b': { color: colours.basalt900, fontWeight: 600 },
    '@media (max-width: 599.95px)': hideAllBut(5),
    '@media (min-width: 600px) and (max-width: 1199.95px)': hideAllBut(8),
    '@media (min-width: 1200px)': hideAllBut(14),
  } as const;
}
