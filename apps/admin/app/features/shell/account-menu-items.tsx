import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { Link } from 'react-router';
import { logInNameOf } from '@dalan/contract/people/accounts';
import type { User } from '@dalan/contract/people/accounts';
import { panelPaths } from '@dalan/contract/pages/panel-paths';
import { languageItems } from '../../lib/language/language-items.tsx';
import { useLanguage } from '../../lib/language/use-language.ts';
import { useHasUnsavedChanges } from '../../lib/forms/unsaved-changes.ts';
import type { DialogState } from '../../ui/dialog/dialog-frame.tsx';
import { DiscardDialog } from '../../ui/dialog/discard-dialog.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { startPageTexts } from './start-page-texts.ts';

type AccountMenuItemsProps = {
  id: string;
  labelledBy: string;
  anchor: HTMLElement;
  user: User;
  state: DialogState;
  /** Undefined for people who have no pages to choose from. */
  onStartPage: (() => void) | undefined;
  onLogOut: () => void;
};

/** This is loaded lazily, when the menu opens. */
export function AccountMenuItems(props: AccountMenuItemsProps) {
  const { id, labelledBy, anchor, user, state, onStartPage, onLogOut } = props;
  const { language, choose } = useLanguage();
  const hasUnsavedChanges = useHasUnsavedChanges();
  // Asked before the session ends, while what was typed can still be saved.
  const [isAsking, setIsAsking] = useState(false);
  function answer() {
    setIsAsking(false);
    state.onExited();
  }
  return (
    <>
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
          transition: {
            onExited: () => {
              if (!isAsking) state.onExited();
            },
          },
        }}
      >
        <MenuItem disabled divider sx={{ py: 2.5 }}>
          {logInNameOf(user)}
        </MenuItem>
        {languageItems({ chosen: language, onClose: state.onClose, onChoose: choose })}
        <MenuItem component={Link} to={panelPaths.passkeys} onClick={state.onClose}>
          <Icon name="passkey" size={18} />
          Passkeys
        </MenuItem>
        {onStartPage && (
          <MenuItem
            onClick={() => {
              state.onClose();
              onStartPage();
            }}
          >
            <Icon name="mill" size={18} />
            {startPageTexts.title}
          </MenuItem>
        )}
        <MenuItem
          onClick={() => {
            state.onClose();
            if (hasUnsavedChanges) setIsAsking(true);
            else onLogOut();
          }}
        >
          <Icon name="logout" size={18} />
          Logout
        </MenuItem>
      </Menu>
      <DiscardDialog
        isOpen={isAsking}
        onKeep={answer}
        onDiscard={() => {
          answer();
          onLogOut();
        }}
      />
    </>
  );
}
