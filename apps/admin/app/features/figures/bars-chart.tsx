import { BarChart } from '@mui/x-charts/BarChart';
import type { BarProps } from '@mui/x-charts/BarChart';
import { useXScale, useYScale } from '@mui/x-charts/hooks';
import { createContext, use, useId, useMemo } from 'react';
import { scaleOf } from '../../lib/format/chart-scale.ts';
import { colours } from '../../ui/theme/colours.ts';

export type BarsChartProps = {
  labels: readonly string[];
  values: readonly number[];
  /** A line over each bar. */
  before?: readonly number[];
  /** Its bar is hatched: the day is not over. */
  openIndex?: number | undefined;
  /** For the axis of values; without it there is none. */
  formatAxis?: (value: number) => string;
  formatValue: (value: number) => string;
  /** Figures above the highest bar and the open one. Phones have no room. */
  hasWords?: boolean;
  height: number;
};

/** For the bars, which the chart draws itself. */
const OpenBar = createContext<{ hatchId: string; openIndex: number | undefined }>({
  hatchId: '',
  openIndex: undefined,
});

/** In a file of its own, which loads after the page. Decorative: every chart has its table. */
export function BarsChart(props: BarsChartProps) {
  const {
    labels,
    values,
    before = [],
    openIndex,
    formatAxis,
    formatValue,
    hasWords,
    height,
  } = props;
  const hatchId = useId();
  const hasAxis = formatAxis !== undefined;
  const { top, lines } = scaleOf(Math.max(...values, ...before));
  const openBar = useMemo(() => ({ hatchId, openIndex }), [hatchId, openIndex]);
  return (
    <OpenBar value={openBar}>
      <BarChart
        height={height}
        hideLegend
        skipAnimation
        disableKeyboardNavigation
        margin={{ top: 28, right: 14, bottom: 0, left: 4 }}
        grid={{ horizontal: hasAxis }}
        xAxis={[
          {
            data: labels.map((_, index) => index),
            valueFormatter: (index: number) => labels[index] ?? '',
            scaleType: 'band',
            categoryGapRatio: values.length > 60 ? 0.1 : 0.36,
            disableTicks: true,
            height: 40,
            tickLabelStyle: label,
          },
        ]}
        yAxis={[
          {
            min: 0,
            max: top,
            tickInterval: lines,
            position: hasAxis ? 'left' : 'none',
            width: hasAxis ? 70 : 0,
            disableLine: true,
            disableTicks: true,
            tickLabelStyle: label,
            ...(formatAxis && { valueFormatter: formatAxis }),
          },
        ]}
        series={[
          {
            data: [...values],
            color: colours.basalt700,
            valueFormatter: (value) => formatValue(value ?? 0),
          },
        ]}
        slots={{ bar: Bar }}
        sx={look}
      >
        <defs>
          <pattern
            id={hatchId}
            width="5"
            height="5"
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <rect width="5" height="5" fill={colours.flour0} />
            <rect width="1.6" height="5" fill={colours.basalt900} />
          </pattern>
        </defs>
        <BeforeLines before={before} />
        {hasWords && (
          <Words values={values} before={before} openIndex={openIndex} formatValue={formatValue} />
        )}
      </BarChart>
    </OpenBar>
  );
}

function Bar({ ownerState: { dataIndex }, x, y, width, height }: BarProps) {
  const { hatchId, openIndex } = use(OpenBar);
  if (height <= 0) return null;
  const look =
    dataIndex === openIndex
      ? { fill: `url(#${hatchId})`, stroke: colours.basalt900 }
      : { fill: colours.basalt700 };
  return <rect x={x} y={y} width={width} height={height} {...look} />;
}

/** What was sold on the same day of the range before. */
function BeforeLines({ before }: { before: readonly number[] }) {
  const x = useXScale<'band'>();
  const y = useYScale<'linear'>();
  const over = Math.min(6, x.step() * 0.1);
  return before.map((value, index) => {
    const left = (x(index) ?? 0) - over;
    const line = { x1: left, x2: left + x.bandwidth() + 2 * over, y1: y(value), y2: y(value) };
    return (
      // A position, not a thing of its own.
      <g key={index}>
        <line {...line} stroke={colours.flour0} strokeWidth={6} />
        <line {...line} stroke={colours.neel} strokeWidth={3} />
      </g>
    );
  });
}

type WordsProps = Pick<BarsChartProps, 'values' | 'openIndex' | 'formatValue'> & {
  before: readonly number[];
};

/** The highest day and today have their figure above the bar. */
function Words({ values, before, openIndex, formatValue }: WordsProps) {
  const x = useXScale<'band'>();
  const y = useYScale<'linear'>();
  const best = values.indexOf(Math.max(...values));
  const shown = [...new Set([best, openIndex ?? best])].filter((index) => (values[index] ?? 0) > 0);
  /** Above the bar, or above a line that is close to it. */
  const placeOf = (index: number) => {
    const bar = y(values[index] ?? 0);
    const line = y(before[index] ?? 0);
    return (line < bar + 3 && bar - line < 28 ? Math.min(bar, line) : bar) - 8;
  };
  return shown.map((index) => (
    <text
      key={index}
      x={(x(index) ?? 0) + x.bandwidth() / 2}
      y={placeOf(index)}
      textAnchor={index > values.length * 0.9 && values.length > 20 ? 'end' : 'middle'}
      style={{ ...label, fontWeight: 600, fill: colours.basalt900 }}
      stroke={colours.flour0}
      strokeWidth={4}
      paintOrder="stroke"
    >
      {formatValue(values[index] ?? 0)}
    </text>
  ));
}

const label = { fontFamily: 'inherit', fontSize: 13, fill: colours.basalt500 };

const look = {
  '& .MuiChartsAxis-bottom .MuiChartsAxis-line': { stroke: colours.basalt500 },
  '& .MuiChartsGrid-line': { stroke: colours.flour200 },
};
