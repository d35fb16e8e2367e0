import { accountLimits, checkOwnProfile } from '@dalan/contract/people/accounts';
import { readablePhone } from '@dalan/contract/contact/contact-details';
import type { User } from '@dalan/contract/people/accounts';
import { useState } from 'react';

import { browserClient } from '../../lib/api/browser-client.ts';
import { saveProfileTexts } from '../../lib/save-profile.texts.ts';
import { useHandleSessionEnd } from '../../lib/session/use-handle-session-end.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Field, TextField } from '../../ui/form/field.tsx';
import { Notice } from '../../ui/form/notice.tsx';
import { SubmitButton } from '../../ui/form/submit-button.tsx';
import { useCheckedForm } from '../../ui/form/use-checked-form.ts';
import { Icon } from '../../ui/icon.tsx';
import { forgetDraft, keepDraft, readDraft } from './stored-profile-draft.ts';
import { profileTexts } from './profile.texts.ts';

type EditProfileDialogProps = {
  user: User;
  onSaved: (user: User) => void;
  onClose: () => void;
};

export function EditProfileDialog({ user, onSaved, onClose }: EditProfileDialogProps) {
  const [isConfirming, setIsConfirming] = useState(false);
  const handleSessionEnd = useHandleSessionEnd();
  const { _id: id, email, phone } = user;
  const [draft] = useState(() => readDraft(id));
  const initial = draft ?? { name: user.name, address: user.address };
  const { errors, refusal, isSending, isChanged, formProps } = useCheckedForm({
    initial,
    check: (typed) => checkOwnProfile(typed),
    send: async ({ name, address }) => {
      try {
        const body = { name: name.trim(), email, phone, address: address.trim() };
        const saved = await browserClient.call('updateProfile', { params: { id }, body });
        forgetDraft();
        onSaved(saved.user);
        return undefined;
      } catch (error) {
        if (!handleSessionEnd(error)) return saveProfileTexts.notSaved;
        keepDraft(id, { name, address });
        return undefined;
      }
    },
  });

  function dismiss(): void {
    if (isSending) return;
    if ((isChanged || draft) && !isConfirming) setIsConfirming(true);
    else discard();
  }

  function discard(): void {
    forgetDraft();
    onClose();
  }

  return (
    <Dialog title={profileTexts.edit} onDismiss={dismiss}>
      <form {...formProps}>
        <div className="dialog-body">
          {refusal && <Notice tone="failed">{refusal}</Notice>}
          <Field
            name="name"
            label={profileTexts.name}
            autoComplete="name"
            maxLength={accountLimits.nameMax}
            defaultValue={initial.name}
            error={errors.name}
            data-autofocus=""
          />
          <TextField
            name="address"
            label={profileTexts.address}
            rows={3}
            autoComplete="street-address"
            maxLength={accountLimits.addressMax}
            defaultValue={initial.address}
            error={errors.address}
          />
          <Field name="email" label={profileTexts.email} value={email} disabled />
          <Field
            name="phone"
            label={profileTexts.phone}
            value={readablePhone(phone)}
            disabled
            note={
              <p className="mt-2 field-word font-normal text-basalt-500">
                <Icon name="lock" />
                {profileTexts.lockedFields}
              </p>
            }
          />
        </div>
        {isConfirming ? (
          <DiscardChanges onKeep={() => setIsConfirming(false)} onDiscard={discard} />
        ) : (
          <div className="dialog-foot">
            <button type="button" autoFocus onClick={dismiss} className="button">
              {profileTexts.cancel}
            </button>
            <SubmitButton
              label={profileTexts.save}
              busyLabel={profileTexts.saving}
              isSending={isSending}
              className="min-w-30"
            />
          </div>
        )}
      </form>
    </Dialog>
  );
}

/** Replaces the buttons, where the pointer and the focus already are. */
function DiscardChanges({ onKeep, onDiscard }: { onKeep: () => void; onDiscard: () => void }) {
  return (
    <div role="alert" className="dialog-foot">
      <p>{profileTexts.notSavedYet}</p>
      <button type="button" autoFocus onClick={onKeep} className="button">
        {profileTexts.keepEditing}
      </button>
      <button type="button" onClick={onDiscard} className="button button-danger-solid">
        {profileTexts.dropChanges}
      </button>
    </div>
  );
}
