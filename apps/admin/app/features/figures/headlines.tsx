import Box from '@mui/material/Box';
import { Link } from 'react-router';
import type { DayRange, Figures } from '@dalan/contract/office/figures';
import { panelPaths } from '@dalan/contract/pages/panel-paths';
import { fourTiles, tile } from '../../ui/layout/four-tiles.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { colours } from '../../ui/theme/colours.ts';
import { headlinesOf } from './figures-format.ts';
import type { Headline } from './figures-format.ts';
import { texts } from './figures-texts.ts';

/** Each headline opens exactly the orders that it counts. */
export function Headlines({ figures: { sums, sumsBefore, days } }: { figures: Figures }) {
  const range = { from: days[0]?.day ?? '', to: days.at(-1)?.day ?? '' };
  return (
    <Box component="nav" aria-label={texts.headlines} sx={fourTiles}>
      {headlinesOf(sums, sumsBefore).map((headline) => (
        <Box
          key={headline.key}
          component={Link}
          to={`${panelPaths.orders}?${searchOf(headline, range)}`}
          sx={card}
        >
          <Box component="span" sx={{ fontWeight: 500 }}>
            {texts[headline.key]}
          </Box>{' '}
          <b>{headline.figure}</b> <Beside headline={headline} />
        </Box>
      ))}
    </Box>
  );
}

/** The query that sets these filters in Order Master. */
function searchOf({ key }: Headline, range: DayRange): string {
  const orders = key === 'lost' ? { step: 'ended' } : { outcome: 'sold' };
  return new URLSearchParams({ ...orders, ...range }).toString();
}

/** The sign and the arrow say better or worse, too, not only the colour. */
function Beside({ headline: { key, change, beside } }: { headline: Headline }) {
  return (
    <Box component="span" sx={line}>
      {change && (
        <Box
          component="span"
          sx={{ ...line, color: change.isBetter ? 'success.main' : 'error.main' }}
        >
          <Icon name={change.isUp ? 'trendup' : 'trenddown'} size={16} />
          <strong>{key === 'lost' ? `${change.text} ${texts.change.points}` : change.text}</strong>
        </Box>
      )}{' '}
      {beside !== 'none' && (
        <span>
          {'from' in beside
            ? `${change ? '' : `${texts.change.none} `}${texts.change.from(beside.from)}`
            : texts.of(beside.part, beside.all)}
        </span>
      )}
    </Box>
  );
}

const card = {
  ...tile,
  overflowWrap: 'anywhere',
  '& > b': { display: 'block', fontSize: 'page', fontWeight: 600, lineHeight: 1.3 },
} as const;

const line = {
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1.5,
  color: colours.basalt500,
  fontSize: 'small',
  '& strong': { fontWeight: 600 },
} as const;
