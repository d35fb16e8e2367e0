import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import { Link, useLocation } from 'react-router';
import { findCurrentLink, shellLinks } from './shell-links.ts';
import { SidebarRow } from './sidebar-row.tsx';

type SidebarLinksProps = { isNarrow?: boolean; onFollowed?: () => void };

export function SidebarLinks({ isNarrow = false, onFollowed }: SidebarLinksProps) {
  const current = findCurrentLink(useLocation().pathname);
  return (
    <List sx={{ py: 3, overflowY: 'auto' }}>
      {shellLinks.map((link) => (
        <ListItem key={link.path} disablePadding>
          <SidebarRow
            component={Link}
            to={link.path}
            prefetch="intent"
            label={link.label}
            icon={link.icon}
            isNarrow={isNarrow}
            selected={link === current}
            aria-current={link === current ? 'page' : undefined}
            onClick={onFollowed}
          />
        </ListItem>
      ))}
    </List>
  );
}
