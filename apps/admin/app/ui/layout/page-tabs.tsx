import Box from '@mui/material/Box';
import { Link } from 'react-router';
import { colours } from '../theme/colours.ts';
import { strongLine } from './looks.ts';

type PageTabsProps = {
  label: string;
  tabs: readonly { path: string; label: string }[];
  /** The path of the shown tab. */
  current: string;
};

/** Tabs that are links, because each has its own address. */
export function PageTabs({ label, tabs, current }: PageTabsProps) {
  return (
    <Box component="nav" aria-label={label} sx={row}>
      {tabs.map((tab) => (
        <Link
          key={tab.path}
          to={tab.path}
          {...(tab.path === current && { 'aria-current': 'page' as const })}
        >
          {tab.label}
        </Link>
      ))}
    </Box>
  );
}

const row = {
  display: 'flex',
  mb: 4,
  borderBottom: strongLine,
  '& a': {
    display: 'flex',
    alignItems: 'center',
    minHeight: 44,
    px: 4,
    color: colours.basalt700,
    fontWeight: 500,
    textDecoration: 'none',
    '&:hover': { color: colours.basalt900 },
    '&:focus-visible': { outlineOffset: '-3px' },
  },
  '& a[aria-current]': {
    backgroundColor: colours.basalt900,
    color: colours.flour0,
    fontWeight: 600,
  },
};
