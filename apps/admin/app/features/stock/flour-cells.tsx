import Box from '@mui/material/Box';
import { Link } from 'react-router';
import { mediaIdOf, picturePath } from '@dalan/contract/catalog/media';
import { daysLeft, isBelowMark } from '@dalan/contract/catalog/stock';
import type { StockFlour } from '@dalan/contract/catalog/stock';
import { FlourPicture } from '../../ui/flours/flour-picture.tsx';
import { StatusChip } from '../../ui/icons/status-chip.tsx';
import { stockPageTexts as texts } from './stock-texts.ts';

/** Says how long the free flour lasts, with a chip if it is time to act. */
export function Lasts({ flour }: { flour: StockFlour }) {
  const days = daysLeft(flour.free, flour.sold);
  if (flour.free <= 0) return <StatusChip tone="error" icon="alert" text={texts.noneLeft} />;
  const text = days === null ? undefined : texts.days(days);
  if (isBelowMark(flour)) {
    return <StatusChip tone="warning" icon="trenddown" text={text ?? texts.belowMark} />;
  }
  return text ?? texts.unknown;
}

/** The link covers its whole row. */
export function FlourLink({ flour, isOpen }: { flour: StockFlour; isOpen: boolean }) {
  return (
    <Box
      component={Link}
      to={`?flour=${flour._id}`}
      replace={isOpen}
      preventScrollReset
      data-flour={flour._id}
      aria-current={isOpen ? 'true' : undefined}
      sx={link}
    >
      {flour.name}
    </Box>
  );
}

export function Picture({ flour }: { flour: StockFlour }) {
  const id = mediaIdOf(flour.productImg);
  return <FlourPicture path={id && picturePath(id, 160, 'webp')} size={40} />;
}

const link = {
  color: 'text.primary',
  fontWeight: 600,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
  '&::after': { content: '""', position: 'absolute', inset: 0 },
};
