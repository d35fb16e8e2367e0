import ListItemButton from '@mui/material/ListItemButton';
import type { ListItemButtonProps } from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import Tooltip from '@mui/material/Tooltip';
import type { ElementType } from 'react';
import type { LinkProps } from 'react-router';
import { Icon } from '../../ui/icon.tsx';
import type { IconName } from '../../ui/icon-paths.ts';

type SidebarRowProps = ListItemButtonProps &
  Partial<Pick<LinkProps, 'to' | 'prefetch'>> & {
    component: ElementType;
    label: string;
    icon: IconName;
    isNarrow: boolean;
  };

/** A link or button in the sidebar. When narrow, it shows only the icon, with a tooltip. */
export function SidebarRow({ label, icon, isNarrow, ...button }: SidebarRowProps) {
  return (
    <Tooltip
      title={isNarrow ? label : ''}
      placement="right"
      slotProps={{ popper: { disablePortal: true, popperOptions: { strategy: 'fixed' } } }}
    >
      <ListItemButton
        {...button}
        aria-label={isNarrow ? label : undefined}
        sx={{ typography: 'body1', ...(isNarrow && { pl: '18px', pr: 0 }) }}
      >
        <ListItemIcon>
          <Icon name={icon} />
        </ListItemIcon>
        {!isNarrow && label}
      </ListItemButton>
    </Tooltip>
  );
}
