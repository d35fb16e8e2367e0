import Box from '@mui/material/Box';
import TableContainer from '@mui/material/TableContainer';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import { panelPaths } from '@dalan/contract/panel-paths';
import { useStaff } from '../../../lib/api/staff.ts';
import type { IconName } from '../../../ui/icon-paths.ts';
import { Icon } from '../../../ui/icon.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { colours } from '../../../ui/theme/colours.ts';
import { settingsTexts, staffInWords } from './overview-texts.ts';

type Row = { path: string; icon: IconName; label: string; text: string };

/** What is set, in words. Each row opens its page. */
export function SettingsOverview() {
  const { data } = useStaff();
  const rows: Row[] = [
    {
      path: panelPaths.staff,
      icon: 'users',
      label: settingsTexts.staff,
      text: data ? staffInWords(data) : settingsTexts.staffWithoutFigures,
    },
    {
      path: panelPaths.audit,
      icon: 'history',
      label: settingsTexts.audit,
      text: settingsTexts.auditText,
    },
  ];
  return (
    <>
      <PageTitle>{settingsTexts.title}</PageTitle>
      <Typography variant="h2" id="people" sx={{ mt: 5, mb: '10px' }}>
        {settingsTexts.people}
      </Typography>
      <TableContainer component="ul" aria-labelledby="people" sx={list}>
        {rows.map(({ path, icon, label, text }) => (
          <li key={path}>
            <Box component={Link} to={path} prefetch="intent" sx={row}>
              <Icon name={icon} size={22} />
              <Box component="span" sx={{ fontWeight: 600, fontSize: '1.0625rem' }}>
                {label}
              </Box>
              <Box component="span" sx={words}>
                {text}
              </Box>
              <Icon name="right" size={18} />
            </Box>
          </li>
        ))}
      </TableContainer>
    </>
  );
}

const list = { m: 0, p: 0, listStyle: 'none' };

const row = {
  display: 'grid',
  gridTemplateColumns: { xs: '32px 1fr 20px', sm: '32px 210px 1fr 20px' },
  columnGap: 3,
  alignItems: 'center',
  minHeight: 72,
  px: { xs: 3, sm: 4 },
  py: '10px',
  color: 'text.primary',
  textDecoration: 'none',
  lineHeight: 1.35,
  'li + li > &': { borderTop: `1px solid ${colours.flour100}` },
  '&:hover': { backgroundColor: colours.flour50 },
  '&:focus-visible': { outlineOffset: '-3px' },
  // On phones the words are below the label.
  '& > svg:last-of-type': { gridColumn: { xs: 3, sm: 4 }, gridRow: 1 },
};

const words = {
  gridColumn: { xs: 2, sm: 3 },
  gridRow: { xs: 2, sm: 1 },
  color: 'text.secondary',
  fontSize: '0.9375rem',
};
