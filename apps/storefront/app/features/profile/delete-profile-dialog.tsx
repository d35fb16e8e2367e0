import { checkPasswordGiven } from '@dalan/contract/people/accounts';
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
import { useCheckedForm } from '../../ui/form/use-checked-form.ts';
import { profileTexts } from './profile.texts.ts';

type DeleteProfileDialogProps = {
  userId: string;
  email: string;
  onDeleted: () => void;
  onClose: () => void;
};

/** Asks for the password if the customer did not type it in the last 15 minutes. */
export function DeleteProfileDialog(props: DeleteProfileDialogProps) {
  const { userId, email, onDeleted, onClose } = props;
  const form = useRef<HTMLFormElement>(null);
  const handleSessionEnd = useHandleSessionEnd();
  const [isPasswordAsked, setIsPasswordAsked] = useState(false);
  /** The typed password that the server rejected. */
  const [wrong, setWrong] = useState<{ password: string }>();
  const { errors, refusal, isSending, formProps } = useCheckedForm({
    initial: { password: '' },
    check: ({ password }) => ({
      password: wrong?.password === password ? passwordTexts.presentWrong : checkIfAsked(password),
    }),
    send: async ({ password }) => {
      try {
        if (isPasswordAsked) await browserClient.call('proveAsCustomer', { body: { password } });
        await browserClient.call('deleteUser', { params: { id: userId } });
        onDeleted();
      } catch (error) {
        if (handleSessionEnd(error)) return undefined;
        const code = error instanceof ApiError ? error.code : undefined;
        if (code === 'PROOF_REQUIRED') setIsPasswordAsked(true);
        else if (code === 'INVALID_CREDENTIALS') setWrong({ password });
        else if (code === 'TOO_MANY_REQUESTS') return (error as ApiError).message;
        else return profileTexts.notDeleted;
      }
      return undefined;
    },
  });

  function checkIfAsked(password: string): string | undefined {
    return isPasswordAsked ? checkPasswordGiven(password) : undefined;
  }

  useEffect(() => {
    if (isPasswordAsked) form.current?.querySelector<HTMLElement>('[name="password"]')?.focus();
  }, [isPasswordAsked, wrong]);

  function dismiss(): void {
    if (!isSending) onClose();
  }

  return (
    <Dialog title={profileTexts.confirmDeletion} isQuestion onDismiss={dismiss}>
      <form {...formProps} ref={form}>
        <div className="dialog-body">
          <p>{profileTexts.deletion}</p>
          <p>{profileTexts.deletionKeeps}</p>
          {refusal && <Notice tone="failed">{refusal}</Notice>}
          {isPasswordAsked && (
            <>
              {/* Tells password managers whose password this is. */}
              <input
                type="email"
                name="username"
                autoComplete="username"
                value={email}
                readOnly
                hidden
              />
              <p>{profileTexts.deletionProof}</p>
              <PasswordField
                name="password"
                label={passwordTexts.present}
                autoComplete="current-password"
                error={errors.password}
                note={
                  <Link
                    to={shopPaths.forgottenPassword}
                    state={{ email }}
                    className="link inline-flex min-h-11 items-center"
                  >
                    {passwordTexts.forgotten}
                  </Link>
                }
              />
            </>
          )}
        </div>
        <div className="dialog-foot">
          <button type="button" onClick={dismiss} data-autofocus="" className="button">
            {profileTexts.cancel}
          </button>
          <button
            type="submit"
            aria-disabled={isSending || undefined}
            className="button button-danger-solid min-w-32"
          >
            {isSending ? profileTexts.deleting : profileTexts.delete}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
