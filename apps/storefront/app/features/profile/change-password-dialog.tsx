import {
  checkConfirmation,
  checkNewPassword,
  checkPasswordGiven,
} from '@dalan/contract/people/accounts';
import { ApiError } from '@dalan/contract/client';
import { passwordTexts } from '@dalan/contract/people/passwords';
import { shopPaths } from '@dalan/contract/pages/shop-paths';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';

import { browserClient } from '../../lib/api/browser-client.ts';
import { useHandleSessionEnd } from '../../lib/session/use-handle-session-end.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Notice } from '../../ui/form/notice.tsx';
import { PasswordField } from '../../ui/form/password-field.tsx';
import { SubmitButton } from '../../ui/form/submit-button.tsx';
import { useCheckedForm } from '../../ui/form/use-checked-form.ts';
import { profileTexts } from './profile.texts.ts';

type ChangePasswordDialogProps = { email: string; onChanged: () => void; onClose: () => void };

export function ChangePasswordDialog({ email, onChanged, onClose }: ChangePasswordDialogProps) {
  const form = useRef<HTMLFormElement>(null);
  const handleSessionEnd = useHandleSessionEnd();
  /** The typed password that the server rejected. */
  const [wrong, setWrong] = useState<{ present: string }>();
  const { values, errors, refusal, isSending, formProps } = useCheckedForm({
    initial: { present: '', password: '', confirmation: '' },
    check: ({ present, password, confirmation }) => ({
      present:
        wrong?.present === present ? passwordTexts.presentWrong : checkPasswordGiven(present),
      password: checkNewPassword(password),
      confirmation: checkConfirmation(password, confirmation),
    }),
    send: async ({ present, password }) => {
      const body = { presentPassword: present, newPassword: password };
      try {
        await browserClient.call('changePassword', { body });
        onChanged();
        return undefined;
      } catch (error) {
        if (handleSessionEnd(error)) return undefined;
        if (!(error instanceof ApiError)) return (error as Error).message;
        if (error.code !== 'INVALID_CREDENTIALS') {
          return error.serverMessage ?? passwordTexts.notChanged;
        }
        setWrong({ present });
        return undefined;
      }
    },
  });
  const isPresentWrong = wrong?.present === values.present && errors.present !== undefined;
  useEffect(() => {
    if (wrong) form.current?.querySelector<HTMLElement>('[name="present"]')?.focus();
  }, [wrong]);

  function dismiss(): void {
    if (!isSending) onClose();
  }

  return (
    <Dialog title={passwordTexts.change} onDismiss={dismiss}>
      <form {...formProps} ref={form}>
        <div className="dialog-body">
          {refusal && <Notice tone="failed">{refusal}</Notice>}
          {/* Tells password managers whose password this is. */}
          <input
            type="email"
            name="username"
            autoComplete="username"
            value={email}
            readOnly
            hidden
          />
          <PasswordField
            name="present"
            label={passwordTexts.present}
            autoComplete="current-password"
            error={errors.present}
            data-autofocus=""
            note={
              isPresentWrong && (
                <Link
                  to={shopPaths.forgottenPassword}
                  state={{ email }}
                  className="link inline-flex min-h-11 items-center"
                >
                  {passwordTexts.forgotten}
                </Link>
              )
            }
          />
          <PasswordField
            name="password"
            label={passwordTexts.newPassword}
            autoComplete="new-password"
            error={errors.password}
            note={<p className="text-small text-basalt-500">{passwordTexts.shortHint}</p>}
          />
          <PasswordField
            name="confirmation"
            label={passwordTexts.onceMore}
            autoComplete="new-password"
            error={errors.confirmation}
          />
        </div>
        <div className="dialog-foot">
          <button type="button" onClick={dismiss} className="button">
            {profileTexts.cancel}
          </button>
          <SubmitButton
            label={profileTexts.save}
            busyLabel={passwordTexts.saving}
            isSending={isSending}
            className="min-w-30"
          />
        </div>
      </form>
    </Dialog>
  );
}
