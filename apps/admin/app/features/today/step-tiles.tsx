import Box from '@mui/material/Box';
import { Link } from 'react-router';
import { panelPaths } from '@dalan/contract/pages/panel-paths';
import type { OpenStep } from '@dalan/contract/orders/order-steps';
import type { Today } from '@dalan/contract/mill/today';
import { formatKg } from '../../lib/format/weight.ts';
import { tile } from '../../ui/layout/four-tiles.ts';
import type { IconName } from '../../ui/icons/icon-paths.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { colours } from '../../ui/theme/colours.ts';
import { texts } from './today-texts.ts';
import { hairline, sheetLook } from '../../ui/layout/looks.ts';

type Tile = {
  step: OpenStep;
  icon: IconName;
  words: { title: string; statuses: string };
  count: number;
  beside: string;
  isLate?: boolean;
};

function tilesOf({ waiting, waitingTooLong, toMill, toPack, ready, toDeliver }: Today): Tile[] {
  const isLate = waitingTooLong > 0;
  return [
    {
      step: 'to-confirm',
      icon: 'inbox',
      words: texts.toConfirm,
      count: waiting.toConfirm,
      beside: isLate ? texts.waitingTooLong(waitingTooLong) : '',
      isLate,
    },
    {
      step: 'to-mill',
      icon: 'mill',
      words: texts.toMill,
      count: toMill.orders,
      beside: formatKg(toMill.kg),
    },
    {
      step: 'to-pack',
      icon: 'pack',
      words: texts.toPack,
      count: toPack.orders,
      beside: texts.bags(toPack.bags),
    },
    {
      step: 'ready',
      icon: 'check',
      words: texts.ready,
      count: ready.orders,
      beside: texts.onRuns(ready.onRuns),
    },
    {
      step: 'out',
      icon: 'truck',
      words: texts.toDeliver,
      count: toDeliver.orders,
      beside: texts.ridersOut(toDeliver.riders),
    },
  ];
}

/** Each tile opens its list. Every open order is in exactly one of them. */
export function StepTiles({ today }: { today: Today }) {
  return (
    <Box component="nav" aria-label={texts.steps} sx={stepTiles}>
      {tilesOf(today).map(({ step, icon, words, count, beside, isLate }) => (
        <Box key={step} component={Link} to={`${panelPaths.orders}?step=${step}`} sx={tile}>
          <Box component="span" sx={title}>
            <Icon name={icon} size={18} />
            {words.title}
          </Box>{' '}
          <Box component="span" sx={figure}>
            <b>{count}</b>{' '}
            <Box component="span" sx={isLate ? late : small}>
              {isLate && <Icon name="alert" size={16} />}
              {beside}
            </Box>
          </Box>{' '}
          <Box component="span" sx={small}>
            {words.statuses}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

/** Phones show two tiles in a row and the last one alone, tablets three, wide screens five. */
const stepTiles = {
  ...sheetLook,
  borderLeft: 0,
  display: 'grid',
  gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(6, 1fr)', md: 'repeat(5, 1fr)' },
  '& > a': { gridColumn: { sm: 'span 2', md: 'auto' }, borderLeft: hairline },
  '& > a:nth-of-type(n + 3)': { borderTop: { xs: hairline, sm: 0 } },
  '& > a:nth-of-type(n + 4)': {
    gridColumn: { sm: 'span 3', md: 'auto' },
    borderTop: { xs: hairline, md: 0 },
  },
  '& > a:nth-of-type(5)': { gridColumn: { xs: '1 / -1', sm: 'span 3', md: 'auto' } },
} as const;

const title = { display: 'flex', alignItems: 'center', gap: 2, fontWeight: 500 };

const figure = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 2.5,
  my: 1,
  '& b': { fontSize: 'figure', fontWeight: 600, lineHeight: 1.15 },
} as const;

const small = { color: colours.basalt500, fontSize: 'small' };
const late = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 1,
  color: colours.kumkum,
  fontWeight: 600,
  fontSize: 'small',
  '& > svg': { flex: 'none' },
};
