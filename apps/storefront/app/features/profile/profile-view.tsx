import { readablePhone } from '@dalan/contract/contact/contact-details';
import type { User } from '@dalan/contract/people/accounts';
import type { AccountState } from '@dalan/contract/people/passwords';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

import { Icon } from '../../ui/icon.tsx';
import type { IconName } from '../../ui/icon.tsx';
import { ConfirmEmailNotice } from './confirm-email-notice.tsx';
import { DeleteProfileDialog } from './delete-profile-dialog.tsx';
import { EditProfileDialog } from './edit-profile-dialog.tsx';
import { initialsOf } from './initials.rules.ts';
import { LanguageChoice } from './language-choice.tsx';
import { awaitsLink } from './load-account-state.ts';
import { MyData } from './my-data.tsx';
import { PasswordAndDevices } from './password-and-devices.tsx';
import { readDraft } from './stored-profile-draft.ts';
import { profileTexts } from './profile.texts.ts';
import './profile.css';

type ProfileViewProps = {
  user: User;
  /** Undefined if it could not be loaded. */
  state: AccountState | undefined;
  repeats: ReactNode;
  /** The dialog that the URL asks for. */
  opened: 'password' | undefined;
  onSaved: (user: User) => void;
  onDeleted: () => void;
  onLogOut: () => void;
  onLoggedOutEverywhere: () => void;
};

export function ProfileView(props: ProfileViewProps) {
  const { user, state, repeats, opened, onSaved, onDeleted, onLogOut, onLoggedOutEverywhere } =
    props;
  const [open, setOpen] = useState<'edit' | 'delete' | undefined>(() =>
    // Reopen a draft that was interrupted by the end of the session.
    readDraft(user._id) ? 'edit' : undefined,
  );
  const close = () => setOpen(undefined);
  const { name, email, phone, address } = user;
  return (
    <>
      <div className="on-dark profile-head">
        <div className="wrap">
          <span aria-hidden="true" className="avatar">
            {initialsOf(name)}
          </span>
          <div>
            <h1>{name}</h1>
            <p>{email}</p>
          </div>
        </div>
      </div>
      <div className="wrap pt-10 pb-22">
        <div className="mb-6 flex flex-wrap items-center justify-between gap-3">
          <h2 className="text-h2">{profileTexts.title}</h2>
          <div className="profile-actions">
            <Link to="/myorders" className="button">
              <Icon name="box" isSmall />
              {profileTexts.myOrders}
            </Link>
            <button type="button" onClick={() => setOpen('edit')} className="button">
              <Icon name="edit" isSmall />
              {profileTexts.edit}
            </button>
          </div>
        </div>
        {state !== undefined && awaitsLink(state) && (
          <div className="mb-6">
            <ConfirmEmailNotice />
          </div>
        )}
        <dl className="profile-cards">
          <Card icon="person" label={profileTexts.name} value={name} />
          <Card icon="mail" label={profileTexts.email} value={email} />
          <Card icon="phone" label={profileTexts.phone} value={readablePhone(phone)} />
          <Card icon="pin" label={profileTexts.address} value={address || profileTexts.notGiven} />
        </dl>
        <LanguageChoice user={user} />
        {repeats}
        <PasswordAndDevices
          state={state}
          email={email}
          isPasswordOpened={opened === 'password'}
          onLoggedOutEverywhere={onLoggedOutEverywhere}
        />
        <MyData />
        <div className="profile-end mt-12">
          <p className="max-w-[60ch] text-basalt-500">{profileTexts.staysLoggedIn}</p>
          <button type="button" onClick={onLogOut} className="button">
            <Icon name="leave" isSmall />
            {profileTexts.logOut}
          </button>
        </div>
        <div className="profile-end mt-6">
          <p className="max-w-[60ch] text-basalt-500">{profileTexts.deletion}</p>
          <button type="button" onClick={() => setOpen('delete')} className="button button-danger">
            <Icon name="bin" isSmall />
            {profileTexts.deleteProfile}
          </button>
        </div>
      </div>
      {open === 'edit' && (
        <EditProfileDialog
          user={user}
          onSaved={(saved) => {
            close();
            onSaved(saved);
          }}
          onClose={close}
        />
      )}
      {open === 'delete' && (
        <DeleteProfileDialog
          userId={user._id}
          email={user.email}
          onDeleted={onDeleted}
          onClose={close}
        />
      )}
    </>
  );
}

function Card({ icon, label, value }: { icon: IconName; label: string; value: string }) {
  return (
    <div>
      <dt>
        <Icon name={icon} />
        {label}
      </dt>
      <dd>{value}</dd>
    </div>
  );
}
