import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Link } from 'react-router';
import { logInNameOf } from '@dalan/contract/accounts';
import type { User } from '@dalan/contract/accounts';
import { panelPaths } from '@dalan/contract/panel-paths';
import type { DialogState } from '../../ui/dialog/dialog-frame.tsx';
import { Icon } from '../../ui/icon.tsx';

type AccountMenuItemsProps = {
  id: string;
  labelledBy: string;
  anchor: HTMLElement;
  user: User;
  state: DialogState;
  onLogOut: () => void;
};

/** Loaded lazily, when the menu opens. */
export function AccountMenuItems(props: AccountMenuItemsProps) {
  const { id, labelledBy, anchor, user, state, onLogOut } = props;
  return (
    <Menu
      id={id}
      anchorEl={anchor}
      open={state.isOpen}
      onClose={state.onClose}
      disablePortal
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{
        list: { 'aria-labelledby': labelledBy },
        transition: { onExited: state.onExited },
      }}
    >
      <MenuItem disabled divider sx={{ py: '10px' }}>
        {logInNameOf(user)}
      </MenuItem>
      <MenuItem component={Link} to={panelPaths.passkeys} onClick={state.onClose}>
        <Icon name="passkey" size={18} />
        Passkeys
      </MenuItem>
      <MenuItem
        onClick={() => {
          state.onClose();
          onLogOut();
        }}
      >
        <Icon name="logout" size={18} />
        Logout
      </MenuItem>
    </Menu>
  );
}
