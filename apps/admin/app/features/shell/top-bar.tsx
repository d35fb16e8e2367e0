import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { formatClock } from '../../lib/format/india-time.ts';
import type { StaffUser } from '../../lib/session/session.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { centredRow, hairline } from '../../ui/layout/looks.ts';
import { colours } from '../../ui/theme/colours.ts';
import { typeScale } from '../../ui/theme/type-scale.ts';
import { AccountMenu } from './account-menu.tsx';

type MenuButton = { overlayId: string; isOpen: boolean; onOpen: () => void };
type TopBarProps = { shopName: string; user: StaffUser; menuButton: MenuButton | undefined };

export function TopBar({ shopName, user, menuButton }: TopBarProps) {
  return (
    <Box component="header" sx={bar}>
      {menuButton && (
        <IconButton
          aria-label="Open menu"
          aria-haspopup="dialog"
          aria-expanded={menuButton.isOpen}
          aria-controls={menuButton.isOpen ? menuButton.overlayId : undefined}
          onClick={menuButton.onOpen}
          sx={{ width: 44, height: 44, mr: -2 }}
        >
          <Icon name="menu" size={24} />
        </IconButton>
      )}
      <Typography variant="h3" component="p" sx={welcome}>
        Welcome To {shopName} Admin Panel
      </Typography>
      <Box sx={{ display: { xs: 'none', sm: 'block' } }}>
        <Clock />
      </Box>
      <AccountMenu user={user} />
    </Box>
  );
}

const bar = {
  ...centredRow,
  position: 'sticky',
  top: 0,
  zIndex: 'appBar',
  minHeight: 57,
  pl: { xs: 1, sm: 4, md: 5 },
  pr: { xs: 1.5, sm: 4, md: 5 },
  backgroundColor: colours.flour0,
  borderBottom: hairline,
} as const;

/** The text shrinks on the narrowest phones. A long shop name wraps to a second line. */
const welcome = {
  flex: 1,
  pt: { xs: 1.5, sm: 0.5 },
  fontSize: { xs: `clamp(${typeScale.label}, 4.35vw, ${typeScale.lead})`, sm: 'lead' },
  lineHeight: 1.15,
};

const MINUTE_MS = 60_000;

function Clock() {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const untilNextMinuteMs = MINUTE_MS - (now.getTime() % MINUTE_MS);
    const timer = setTimeout(() => setNow(new Date()), untilNextMinuteMs);
    return () => clearTimeout(timer);
  }, [now]);
  return (
    <Typography
      component="time"
      variant="body2"
      color="textDisabled"
      dateTime={now.toISOString()}
      noWrap
      sx={{ fontSize: 'note' }}
    >
      {formatClock(now)}
    </Typography>
  );
}
