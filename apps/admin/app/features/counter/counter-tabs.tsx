import Box from '@mui/material/Box';
import { Link } from 'react-router';
import { panelPaths } from '@dalan/contract/pages/panel-paths';
import { strongLine } from '../../ui/layout/looks.ts';
import { PageTitle } from '../../ui/layout/page-title.tsx';
import { colours } from '../../ui/theme/colours.ts';
import { counterTexts as texts } from './counter-texts.ts';

/** Title and tabs. The tabs are links, because each has its own address. */
export function CounterHead({ current }: { current: string }) {
  const tabs = [
    { path: panelPaths.counter, label: texts.tabs.sale },
    { path: panelPaths.soldToday, label: texts.tabs.sold },
  ];
  return (
    <Box sx={row}>
      <PageTitle>{texts.title}</PageTitle>
      <nav aria-label={texts.tabs.label}>
        {tabs.map(({ path, label }) => (
          <Link key={path} to={path} {...(path === current && { 'aria-current': 'page' as const })}>
            {label}
          </Link>
        ))}
      </nav>
    </Box>
  );
}

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  columnGap: { xs: 3, sm: 5 },
  mb: { xs: 3, sm: 4 },
  borderBottom: strongLine,
  '& nav': { display: 'flex' },
  '& a': {
    display: 'flex',
    alignItems: 'center',
    minHeight: 44,
    px: { xs: 3, sm: 4 },
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
