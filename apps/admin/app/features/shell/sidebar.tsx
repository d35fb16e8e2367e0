import Box from '@mui/material/Box';
import type { Duty } from '@dalan/contract/people/staff';
import { colours } from '../../ui/theme/colours.ts';
import { Wordmark } from '../../ui/icons/wordmark.tsx';
import { sidebarBackground, sidebarHead } from './sidebar-styles.ts';
import { SidebarLinks } from './sidebar-links.tsx';
import { SidebarRow } from './sidebar-row.tsx';

type SidebarProps = { shopName: string; duty: Duty; isNarrow: boolean; onToggle: () => void };

export function Sidebar({ shopName, duty, isNarrow, onToggle }: SidebarProps) {
  return (
    <Box
      component="nav"
      aria-label="Admin panel"
      data-ground="basalt"
      sx={isNarrow ? { ...column, '&::before': { display: 'none' } } : column}
    >
      <Box sx={{ ...sidebarHead, pl: isNarrow ? 4 : 4 }}>
        <Wordmark name={shopName} height={34} isDiscOnly={isNarrow} />
      </Box>
      <SidebarLinks duty={duty} isNarrow={isNarrow} />
      <Box sx={foot}>
        <SidebarRow
          component="button"
          label={isNarrow ? 'Expand' : 'Collapse'}
          icon={isNarrow ? 'expand' : 'collapse'}
          isNarrow={isNarrow}
          onClick={onToggle}
        />
      </Box>
    </Box>
  );
}

const column = {
  ...sidebarBackground,
  position: 'sticky',
  top: 0,
  zIndex: 'drawer',
  flex: 'none',
  width: 'var(--sidebar)',
  height: '100dvh',
} as const;

const foot = {
  position: 'relative',
  mt: 'auto',
  borderTop: `1px solid ${colours.basalt700}`,
  backgroundColor: colours.basalt900,
} as const;
