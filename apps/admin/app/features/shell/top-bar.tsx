import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { formatClock } from '../../lib/format/india-time.ts';
import type { StaffUser } from '../../lib/session/session.ts';
import { Icon } from '../../ui/icon.tsx';
import { AccountMenu } from './account-menu.tsx';

type MenuButton = { overlayId: string; isOpen: boolean; onOpen: () => void };
type TopBarProps = { shopName: string; user: StaffUser; menuButton: MenuButton | undefined };

export function TopBar({ shopName, user, menuButton }: TopBarProps) {
  return (
    <AppBar position="sticky">
      <Toolbar
        disableGutters
        sx={{ gap: 3, pl: { xs: 1, sm: 4, md: 5 }, pr: { xs: '7px', sm: 4, md: 5 } }}
      >
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
      </Toolbar>
    </AppBar>
  );
}

/** Shrinks on the narrowest phones. A long shop name wraps to a second line. */
const welcome = {
  flex: 1,
  pt: { xs: '6px', sm: '2px' },
  fontSize: { xs: 'clamp(0.8125rem, 4.35vw, 1.0625rem)', sm: '1.125rem' },
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
      sx={{ fontSize: '0.875rem' }}
    >
      {formatClock(now)}
    </Typography>
  );
}
