import Avatar from '@mui/material/Avatar';
import ButtonBase from '@mui/material/ButtonBase';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { accountTexts } from '@dalan/contract/accounts';
import type { User } from '@dalan/contract/accounts';
import { api } from '../../lib/api.ts';
import { queryClient } from '../../lib/query-client.ts';
import { isSessionEnd } from '../../lib/session.ts';
import { forgetSession } from '../../lib/stored-session.ts';
import { Icon } from '../../ui/icon.tsx';
import { initialsOf } from '../../ui/initials.ts';
import { colours } from '../../ui/theme/colours.ts';
import { useToast } from '../../ui/toast/toast-context.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';

export function AccountMenu({ user }: { user: User }) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const isOpen = anchor !== null;
  const close = () => setAnchor(null);
  const logOut = useLogOut();
  return (
    <>
      <ButtonBase
        id={`${id}-button`}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${id}-menu` : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={trigger}
      >
        <Avatar sx={face}>{initialsOf(user.name)}</Avatar>
        <VisuallyHidden>Account of {user.name}</VisuallyHidden>
        <Icon name={isOpen ? 'up' : 'down'} size={16} />
      </ButtonBase>
      <Menu
        id={`${id}-menu`}
        anchorEl={anchor}
        open={isOpen}
        onClose={close}
        disablePortal
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ list: { 'aria-labelledby': `${id}-button` } }}
      >
        <MenuItem disabled divider sx={{ py: '10px' }}>
          {user.email}
        </MenuItem>
        <MenuItem
          onClick={() => {
            close();
            logOut.mutate();
          }}
        >
          <Icon name="logout" size={18} />
          Logout
        </MenuItem>
      </Menu>
    </>
  );
}

function useLogOut() {
  const navigate = useNavigate();
  const toast = useToast();
  return useMutation({
    mutationFn: () => api.call('logOut'),
    onSuccess: async () => {
      forgetSession();
      await navigate('/loginadmin');
      queryClient.clear();
    },
    onError: (error) => {
      if (!isSessionEnd(error)) toast.fail(accountTexts.logOutFailed);
    },
  });
}

const trigger = {
  gap: '7px',
  height: { xs: 44, sm: 40 },
  '@media (pointer: coarse)': { height: 44 },
  minWidth: 44,
  pl: { sm: '5px' },
  pr: { sm: '9px' },
  border: { sm: `2px solid ${colours.basalt900}` },
  '& svg': { display: { xs: 'none', sm: 'block' } },
};

const face = {
  width: { xs: 32, sm: 28 },
  height: { xs: 32, sm: 28 },
  fontSize: '0.8125rem',
};
