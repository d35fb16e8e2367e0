import Box from '@mui/material/Box';
import ListItemButton from '@mui/material/ListItemButton';
import type { ListItemButtonProps } from '@mui/material/ListItemButton';
import type { ElementType } from 'react';
import type { LinkProps } from 'react-router';
import { Icon } from '../../ui/icons/icon.tsx';
import type { IconName } from '../../ui/icons/icon-paths.ts';
import { colours } from '../../ui/theme/colours.ts';
import { tipAt } from '../../ui/tips/tip.ts';

type SidebarRowProps = ListItemButtonProps &
  Partial<Pick<LinkProps, 'to' | 'prefetch'>> & {
    component: ElementType;
    label: string;
    icon: IconName;
    isNarrow: boolean;
    /**
     * The badge is described to screen readers, but not part of the link's name. At 0 it is not
     * shown.
     */
    badge?: { count: number; words: string } | undefined;
  };

const COUNTED_AT_MOST = 99;

/** A link or button in the sidebar. When narrow, it shows only the icon, with its name as a tip. */
export function SidebarRow({ label, icon, isNarrow, badge, ...button }: SidebarRowProps) {
  const count = badge?.count ?? 0;
  return (
    <ListItemButton
      {...button}
      {...(isNarrow && tipAt('right'))}
      aria-label={isNarrow ? label : undefined}
      aria-description={badge && count > 0 ? `${count} ${badge.words}` : undefined}
      sx={{ typography: 'body1', ...(isNarrow && { pl: 4, pr: 0 }) }}
    >
      <Box component="span" sx={{ display: 'inline-flex', flex: 'none', minWidth: 32 }}>
        <Icon name={icon} />
      </Box>
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
  );
}

const mark = {
  ml: 'auto',
  minWidth: 20,
  px: 1,
  backgroundColor: colours.flour200,
  color: colours.basalt900,
  fontSize: 'label',
  fontWeight: 600,
  lineHeight: '20px',
  textAlign: 'center',
  // The count is generated content, so that the link's name stays its label even if only the icon
  // is shown.
  '&::after': { content: 'attr(data-count)' },
} as const;

const onIcon = {
  position: 'absolute',
  top: 2,
  left: 34,
  minWidth: 16,
  px: 0.5,
  lineHeight: '16px',
};
