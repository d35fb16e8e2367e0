import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import type { Duty } from '@dalan/contract/people/staff';
import type { DialogState } from '../../ui/dialog/dialog-frame.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { Wordmark } from '../../ui/icons/wordmark.tsx';
import { sidebarBackground, sidebarHead } from './sidebar-styles.ts';
import { SidebarLinks } from './sidebar-links.tsx';

type SidebarOverlayProps = {
  id: string;
  shopName: string;
  duty: Duty;
  state: DialogState;
};

/** The sidebar on phones is a drawer, loaded when the menu button first opens it. */
export function SidebarOverlay({ id, shopName, duty, state }: SidebarOverlayProps) {
  const { isOpen, onClose } = state;
  return (
    <Drawer
      open={isOpen}
      onClose={onClose}
      slotProps={{ paper: { id, 'aria-label': 'Menu', sx: { ...sidebarBackground, width: 264 } } }}
    >
      <Box data-ground="basalt" sx={sidebarHead}>
        <Wordmark name={shopName} height={34} />
        <IconButton aria-label="Close menu" onClick={onClose} sx={{ width: 44, height: 44 }}>
          <Icon name="close" />
        </IconButton>
      </Box>
      <Box component="nav" aria-label="Admin panel" data-ground="basalt">
        <SidebarLinks duty={duty} onFollowed={onClose} />
      </Box>
    </Drawer>
  );
}
