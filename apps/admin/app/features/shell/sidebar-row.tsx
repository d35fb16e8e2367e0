import Box from '@mui/material/Box';
import ListItemButton from '@mui/material/ListItemButton';
import type { ListItemButtonProps } from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import Tooltip from '@mui/material/Tooltip';
import type { ElementType } from 'react';
import type { LinkProps } from 'react-router';
import { Icon } from '../../ui/icon.tsx';
import type { IconName } from '../../ui/icon-paths.ts';
import { colours } from '../../ui/theme/colours.ts';

type SidebarRowProps = ListItemButtonProps &
  Partial<Pick<LinkProps, 'to' | 'prefetch'>> & {
    component: ElementType;
    label: string;
    icon: IconName;
    isNarrow: boolean;
    /** Described to screen readers, not part of the link's name. Nothing at 0. */
    badge?: { count: number; words: string } | undefined;
  };

const COUNTED_AT_MOST = 99;

/** A link or button in the sidebar. When narrow, it shows only the icon, with a tooltip. */
export function SidebarRow({ label, icon, isNarrow, badge, ...button }: SidebarRowProps) {
  const count = badge?.count ?? 0;
  return (
    <Tooltip
      title={isNarrow ? label : ''}
      placement="right"
      slotProps={{ popper: { disablePortal: true, popperOptions: { strategy: 'fixed' } } }}
    >
      <ListItemButton
        {...button}
        aria-label={isNarrow ? label : undefined}
        aria-description={badge && count > 0 ? `${count} ${badge.words}` : undefined}
        sx={{ typography: 'body1', ...(isNarrow && { pl: '18px', pr: 0 }) }}
      >
        <ListItemIcon>
          <Icon name={icon} />
        </ListItemIcon>
        {!isNarrow && label}
        {count > 0 && (
          <Box
            component="span"
            aria-hidden
            data-count={count > COUNTED_AT_MOST ? `${COUNTED_AT_MOST}+` : count}
            sx={isNarrow ? { ...mark, ...onIcon } : mark}
          />
        )}
      </ListItemButton>
    </Tooltip>
  );
}

const mark = {
  ml: 'auto',
  minWidth: 20,
  px: '5px',
  backgroundColor: colours.flour200,
  color: colours.basalt900,
  fontSize: '0.8125rem',
  fontWeight: 600,
  lineHeight: '20px',
  textAlign: 'center',
  // Not text of the link: its name stays the label, also where only the icon is shown.
  '&::after': { content: 'attr(data-count)' },
} as const;

const onIcon = {
  position: 'absolute',
  top: 2,
  left: 34,
  minWidth: 16,
  px: '3px',
  lineHeight: '16px',
};
