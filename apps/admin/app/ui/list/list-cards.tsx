import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import { colours } from '../theme/colours.ts';
import type { ListView } from './list-view.ts';
import { hairline, plainList } from '../layout/looks.ts';

type ListCardsProps<Row extends { _id: string }> = {
  /** The list's name for screen readers. */
  caption: string;
  view: ListView<Row>;
  pageSize: number;
  isSelected?: (row: Row) => boolean;
  card: (row: Row, index: number) => ReactNode;
};

/** A list's rows on phones, where a table does not fit. */
export function ListCards<Row extends { _id: string }>(props: ListCardsProps<Row>) {
  const { caption, view, pageSize, isSelected, card } = props;
  if (view.isLoading) {
    return Array.from({ length: pageSize }, (_, index) => (
      <Box key={index} aria-hidden sx={item}>
        <Skeleton width="55%" height={18} />
        <Skeleton width="75%" height={14} sx={{ mt: 3 }} />
        <Skeleton width="40%" height={14} sx={{ mt: 2 }} />
      </Box>
    ));
  }
  return (
    <Box component="ul" aria-label={caption} sx={{ ...plainList, opacity: view.isStale ? 0.5 : 1 }}>
      {view.rows.map((row, index) => (
        <Box
          component="li"
          key={row._id}
          data-row
          sx={isSelected?.(row) ? { ...item, ...selected } : item}
        >
          {card(row, index)}
        </Box>
      ))}
    </Box>
  );
}

const selected = {
  backgroundColor: colours.flour50,
  boxShadow: `inset 4px 0 0 ${colours.basalt900}`,
};

const item = {
  px: 3,
  py: 2.5,
  '& + &': { borderTop: hairline },
};
