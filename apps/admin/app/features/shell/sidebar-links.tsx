import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router';
import type { Duty } from '@dalan/contract/people/staff';
import { waitingQuery } from '../../lib/api/waiting.ts';
import { mayCall } from '../../lib/session/duty.ts';
import { lacksPasskey, sessionQuery } from '../../lib/session/session.ts';
import { plainList } from '../../ui/layout/looks.ts';
import { findCurrentLink, linksFor } from './shell-links.ts';
import { SidebarRow } from './sidebar-row.tsx';

type SidebarLinksProps = { duty: Duty; isNarrow?: boolean; onFollowed?: () => void };

export function SidebarLinks({ duty, isNarrow = false, onFollowed }: SidebarLinksProps) {
  const current = findCurrentLink(useLocation().pathname);
  const links = linksFor(duty);
  const session = useQuery({ ...sessionQuery, enabled: false }).data;
  const waiting = useQuery({ ...waitingQuery, enabled: mayCall(duty, 'getWaiting') }).data;
  // No page opens until the passkey is added. Screen readers must not meet an empty list.
  if (links.length === 0 || (session && lacksPasskey(session))) return null;
  return (
    <Box component="ul" sx={{ ...plainList, position: 'relative', py: 3, overflowY: 'auto' }}>
      {links.map((link) => (
        <li key={link.path}>
          <SidebarRow
            component={Link}
            to={link.path}
            prefetch="intent"
            label={link.label}
            icon={link.icon}
            isNarrow={isNarrow}
            badge={link.badge && { ...link.badge, count: waiting?.[link.badge.count] ?? 0 }}
            selected={link === current}
            aria-current={link === current ? 'page' : undefined}
            onClick={onFollowed}
          />
        </li>
      ))}
    </Box>
  );
}
