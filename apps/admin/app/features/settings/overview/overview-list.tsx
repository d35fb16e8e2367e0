import Box from '@mui/material/Box';
import TableContainer from '@mui/material/TableContainer';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Link } from 'react-router';
import type { IconName } from '../../../ui/icons/icon-paths.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { colours } from '../../../ui/theme/colours.ts';
import { faintLine, plainList, sheetInset } from '../../../ui/layout/looks.ts';

export type OverviewRow = {
  path: string;
  icon: IconName;
  label: string;
  text: string;
  /** What still has to be filled in, shown in red. */
  missing?: string[];
  /** Who changed it last, and when. */
  last?: string;
};

export function OverviewList({ title, rows }: { title: string; rows: OverviewRow[] }) {
  const id = useId();
  return (
    <>
      <Typography variant="h2" id={id} sx={{ mt: 5, mb: 2.5 }}>
        {title}
      </Typography>
      <TableContainer component="ul" aria-labelledby={id} sx={plainList}>
        {rows.map((one) => (
          <li key={one.path}>
            <Row row={one} />
          </li>
        ))}
      </TableContainer>
    </>
  );
}

function Row({ row: { path, icon, label, text, missing = [], last = '' } }: { row: OverviewRow }) {
  return (
    <Box component={Link} to={path} prefetch="intent" sx={row}>
      <Icon name={icon} size={22} />
      <Box component="span" sx={{ fontWeight: 600, fontSize: 'lead' }}>
        {label}
      </Box>
      <Box component="span" sx={words}>
        {text}
        {missing.length > 0 && (
          <Box component="span" sx={{ color: 'error.main', fontWeight: 600 }}>
            {text !== '' && ' · '}
            {missing.join(' · ')}
          </Box>
        )}
      </Box>
      <Box component="span" sx={lastChange}>
        {last}
      </Box>
      <Icon name="right" size={18} />
    </Box>
  );
}

const row = {
  display: 'grid',
  gridTemplateColumns: {
    xs: '32px 1fr 20px',
    sm: '32px 170px 1fr 20px',
    md: '32px 210px 1fr auto 20px',
  },
  columnGap: 3,
  alignItems: 'center',
  minHeight: 72,
  ...sheetInset,
  py: 2.5,
  color: 'text.primary',
  textDecoration: 'none',
  lineHeight: 1.35,
  'li + li > &': { borderTop: faintLine },
  '&:hover': { backgroundColor: colours.flour50 },
  '&:focus-visible': { outlineOffset: '-3px' },
  // On phones the words are below the label.
  '& > svg:last-of-type': { gridColumn: { xs: 3, sm: 4, md: 5 }, gridRow: 1 },
};

const words = {
  gridColumn: { xs: 2, sm: 3 },
  gridRow: { xs: 2, sm: 1 },
  color: 'text.secondary',
  fontSize: 'small',
  overflowWrap: 'anywhere',
} as const;

const lastChange = {
  gridColumn: { xs: 2, sm: 3, md: 4 },
  gridRow: { xs: 3, sm: 2, md: 1 },
  color: 'text.disabled',
  fontSize: 'small',
  '&:empty': { display: 'none' },
};
