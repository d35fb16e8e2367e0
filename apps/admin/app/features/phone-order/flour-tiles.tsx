import { floorToStep } from '@dalan/contract/orders/quantities';
import { stepOf } from '@dalan/contract/catalog/grinds';
import Box from '@mui/material/Box';
import type { Product } from '@dalan/contract/catalog/catalog';
import { formatRupees } from '@dalan/contract/money/money';
import { FlourPicture } from '../../ui/flours/flour-picture.tsx';
import { colours } from '../../ui/theme/colours.ts';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { phoneOrderTexts as texts } from './phone-order-texts.ts';
import { freeKg, kgOf, picturePathOf } from './phone-order.rules.ts';
import type { Line } from './phone-order.rules.ts';
import { hairline } from '../../ui/layout/looks.ts';

type FlourTilesProps = {
  flours: Product[];
  lines: Line[];
  /** What the caller pays per kg. */
  priceOf: (flour: Product) => number;
  onAdd: (flour: Product) => void;
};

/** The flours keep their places, and a tap adds 1 kg. */
export function FlourTiles({ flours, lines, priceOf, onAdd }: FlourTilesProps) {
  return (
    <Box role="group" aria-label={texts.tap} sx={grid}>
      {flours.map((flour) => {
        const kg = kgOf(lines, flour);
        const isOut = freeKg(flour) === 0;
        return (
          <Box
            key={flour._id}
            component="button"
            type="button"
            aria-disabled={isOut}
            onClick={() => onAdd(flour)}
            sx={{ ...tile, ...(kg > 0 && chosen), ...(isOut && out) }}
          >
            <FlourPicture path={picturePathOf(flour)} size={40} />
            <Box component="span" sx={{ minWidth: 0, fontWeight: 600 }}>
              {flour.name}
              <Box component="span" sx={note}>
                {formatRupees(priceOf(flour)).replace(/\.00$/, '')} ·{' '}
                {isOut ? texts.outOfStock : texts.left(floorToStep(flour.quantity, stepOf(flour)))}
              </Box>
            </Box>
            {kg > 0 && (
              <Box component="span" sx={count}>
                {kg}
                <VisuallyHidden> {texts.inOrder}</VisuallyHidden>
              </Box>
            )}
          </Box>
        );
      })}
    </Box>
  );
}

const grid = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(3, 1fr)' },
  borderTop: hairline,
};

const tile = {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '40px minmax(0, 1fr)',
  gap: 3,
  alignItems: 'center',
  minHeight: 64,
  p: 2,
  pl: 4,
  border: 0,
  borderRight: hairline,
  borderBottom: hairline,
  textAlign: 'left',
  font: 'inherit',
  lineHeight: 1.3,
  color: 'inherit',
  backgroundColor: colours.flour0,
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  '&:hover': { backgroundColor: colours.flour50 },
  '&:focus-visible': { outlineOffset: '-3px' },
} as const;

const chosen = {
  backgroundColor: colours.flour50,
  boxShadow: `inset 4px 0 0 ${colours.basalt900}`,
};

const out = {
  color: colours.basalt500,
  backgroundColor: colours.flour50,
  cursor: 'default',
  '& img': { filter: 'grayscale(1)' },
};

const note = {
  display: 'block',
  fontSize: 'note',
  fontWeight: 400,
  color: colours.basalt500,
};

const count = {
  position: 'absolute',
  left: 44,
  top: 4,
  display: 'grid',
  placeItems: 'center',
  minWidth: 22,
  height: 22,
  px: 0.5,
  fontSize: 'label',
  fontWeight: 600,
  color: colours.flour0,
  backgroundColor: colours.basalt900,
  outline: `2px solid ${colours.flour50}`,
} as const;
