import { passwordTexts } from '@dalan/contract/people/passwords';
import type { AccountState } from '@dalan/contract/people/passwords';
import { useState } from 'react';

import { Icon } from '../../ui/icon.tsx';
import { showToast } from '../../ui/toast.tsx';
import { ChangePasswordDialog } from './change-password-dialog.tsx';
import { LogOutEverywhereDialog } from './log-out-everywhere-dialog.tsx';

type PasswordAndDevicesProps = {
  state: AccountState | undefined;
  email: string;
  isPasswordOpened: boolean;
  onLoggedOutEverywhere: () => void;
};

export function PasswordAndDevices(props: PasswordAndDevicesProps) {
  const { state, email, isPasswordOpened, onLoggedOutEverywhere } = props;
  const [open, setOpen] = useState(isPasswordOpened ? 'password' : undefined);
  const [devices, setDevices] = useState(state?.devices);
  const close = () => setOpen(undefined);
  return (
    <section aria-labelledby="password-and-devices" className="profile-section">
      <h2 id="password-and-devices" className="text-h2">
        {passwordTexts.devicesTitle}
      </h2>
      <div className="profile-end">
        <p className="max-w-[60ch] text-basalt-700">
          {devices === undefined ? passwordTexts.lostPhone : passwordTexts.devices(devices)}
        </p>
        <button type="button" onClick={() => setOpen('everywhere')} className="button">
          <Icon name="leave" isSmall />
          {passwordTexts.logOutEverywhere}
        </button>
      </div>
      <div className="profile-end">
        <p className="max-w-[60ch] text-basalt-700">{passwordTexts.changeNote}</p>
        <button type="button" onClick={() => setOpen('password')} className="button">
          <Icon name="lock" isSmall />
          {passwordTexts.change}
        </button>
      </div>
      {open === 'password' && (
        <ChangePasswordDialog
          email={email}
          onChanged={() => {
            close();
            setDevices(1);
            showToast(passwordTexts.changed);
          }}
          onClose={close}
        />
      )}
      {open === 'everywhere' && (
        <LogOutEverywhereDialog onDone={onLoggedOutEverywhere} onClose={close} />
      )}
    </section>
  );
}
