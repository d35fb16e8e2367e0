import Avatar from '@mui/material/Avatar';
import ButtonBase from '@mui/material/ButtonBase';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { accountTexts } from '@dalan/contract/people/accounts';
import { api } from '../../lib/api/api.ts';
import { queryClient } from '../../lib/api/query-client.ts';
import type { StaffUser } from '../../lib/session/session.ts';
import { forgetSession } from '../../lib/session/stored-session.ts';
import { useSubmission } from '../../lib/forms/submission.ts';
import { forgetAllUnsavedChanges } from '../../lib/forms/unsaved-changes.ts';
import { lazyOverlay } from '../../ui/dialog/lazy-overlay.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { initialsOf } from '../../ui/icons/initials.ts';
import { useToast } from '../../ui/toast/toast-context.ts';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { linksFor } from './shell-links.ts';
import { strongLine } from '../../ui/layout/looks.ts';

const AccountMenuItems = lazyOverlay(
  async () => (await import('./account-menu-items.tsx')).AccountMenuItems,
);

const StartPageDialog = lazyOverlay(
  async () => (await import('./start-page-dialog.tsx')).StartPageDialog,
);

export function AccountMenu({ user }: { user: StaffUser }) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const [isOpen, setIsOpen] = useState(false);
  const [startPage, setStartPage] = useState<'open' | 'closing'>();
  const logOut = useLogOut();
  return (
    <>
      <ButtonBase
        id={`${id}-button`}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${id}-menu` : undefined}
        onClick={(event) => {
          setAnchor(event.currentTarget);
          setIsOpen(true);
        }}
        sx={trigger}
      >
        <Avatar sx={avatar}>{initialsOf(user.name)}</Avatar>
        <VisuallyHidden>Account of {user.name}</VisuallyHidden>
        <Icon name={isOpen ? 'up' : 'down'} size={16} />
      </ButtonBase>
      {anchor && (
        <AccountMenuItems
          id={`${id}-menu`}
          labelledBy={`${id}-button`}
          anchor={anchor}
          user={user}
          state={{
            isOpen,
            onClose: () => setIsOpen(false),
            onExited: () => setAnchor(undefined),
          }}
          onStartPage={linksFor(user.duty).length > 1 ? () => setStartPage('open') : undefined}
          onLogOut={() => logOut.submit(undefined)}
        />
      )}
      {startPage && (
        <StartPageDialog
          duty={user.duty}
          state={{
            isOpen: startPage === 'open',
            onClose: () => setStartPage('closing'),
            onExited: () => setStartPage(undefined),
          }}
        />
      )}
    </>
  );
}

function useLogOut() {
  const navigate = useNavigate();
  const toast = useToast();
  return useSubmission({
    send: (_values: undefined) => api.call('logOut'),
    onDone: async () => {
      forgetSession();
      forgetAllUnsavedChanges();
      await navigate('/loginadmin');
      queryClient.clear();
    },
    onFailed: () => toast.fail(accountTexts.logOutFailed),
  });
}

const trigger = {
  gap: 1.5,
  height: { xs: 44, sm: 40 },
  '@media (pointer: coarse)': { height: 44 },
  minWidth: 44,
  pl: { sm: 1 },
  pr: { sm: 2.5 },
  border: { sm: strongLine },
  '& svg': { display: { xs: 'none', sm: 'block' } },
};

const avatar = {
  width: { xs: 32, sm: 28 },
  height: { xs: 32, sm: 28 },
  fontSize: 'label',
};
