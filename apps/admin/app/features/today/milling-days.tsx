import Box from '@mui/material/Box';
import { Link } from 'react-router';
import { panelPaths } from '@dalan/contract/pages/panel-paths';
import type { Today } from '@dalan/contract/mill/today';
import { formatKg } from '../../lib/format/weight.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { colours } from '../../ui/theme/colours.ts';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { texts } from './today-texts.ts';
import { hairline, sheetInset } from '../../ui/layout/looks.ts';

/**
 * Shows what is overdue, and what is due today, tomorrow and later. Each opens its own milling
 * sheet.
 */
export function MillingDays({ days }: { days: Today['toMill']['days'] }) {
  return (
    <Box component="nav" aria-label={texts.millingSheets} sx={row}>
      {days.map(({ due, orders, kg }) => (
        <Link key={due} to={`${panelPaths.millingSheet}?due=${due}`}>
          <Box component="span" sx={{ ...title, ...(due === 'overdue' && late) }}>
            <Icon name={due === 'overdue' ? 'alert' : 'print'} size={16} />
            {texts.due[due]}
          </Box>{' '}
          <b>{formatKg(kg)}</b>{' '}
          <Box component="span" sx={{ color: colours.basalt500 }}>
            {texts.orders(orders)}
            <VisuallyHidden>, {texts.millingSheet}</VisuallyHidden>
          </Box>
        </Link>
      ))}
    </Box>
  );
}

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '1px',
  backgroundColor: colours.flour200,
  borderTop: hairline,
  '& > a': {
    display: 'block',
    flex: '1 1 116px',
    ...sheetInset,
    py: 2,
    minHeight: 44,
    backgroundColor: colours.flour0,
    color: colours.basalt900,
    fontSize: 'note',
    lineHeight: 1.35,
    textDecoration: 'none',
    '&:hover': { backgroundColor: colours.flour50 },
    '&:focus-visible': { outlineOffset: '-3px' },
  },
  '& b': { display: 'block', fontSize: 'lead', fontWeight: 600 },
} as const;

const title = { display: 'flex', alignItems: 'center', gap: 1, fontWeight: 500 };
const late = { color: colours.kumkum, fontWeight: 600 };
