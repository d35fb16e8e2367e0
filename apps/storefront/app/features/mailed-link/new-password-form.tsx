import { checkConfirmation, checkNewPassword } from '@dalan/contract/people/accounts';
import { passwordTexts } from '@dalan/contract/people/passwords';

import { browserClient } from '../../lib/api/browser-client.ts';
import { writeSession } from '../../lib/session/stored-session.ts';
import { Notice } from '../../ui/form/notice.tsx';
import { PasswordField } from '../../ui/form/password-field.tsx';
import { SubmitButton } from '../../ui/form/submit-button.tsx';
import { useCheckedForm } from '../../ui/form/use-checked-form.ts';
import { isLinkEnd } from './load-password-link.ts';

type NewPasswordFormProps = {
  token: string;
  email: string;
  /** The form stays busy until the next page is shown. */
  onSaved: () => Promise<void>;
  onEnded: () => void;
};

export function NewPasswordForm({ token, email, onSaved, onEnded }: NewPasswordFormProps) {
  const { errors, refusal, isSending, formProps } = useCheckedForm({
    initial: { password: '', confirmation: '' },
    check: ({ password, confirmation }) => ({
      password: checkNewPassword(password),
      confirmation: checkConfirmation(password, confirmation),
    }),
    send: async ({ password }) => {
      try {
        const { user } = await browserClient.call('resetPassword', { body: { token, password } });
        writeSession(user);
      } catch (error) {
        if (!isLinkEnd(error)) return (error as Error).message;
        onEnded();
        return undefined;
      }
      await onSaved();
      return undefined;
    },
  });
  return (
    <form {...formProps}>
      {refusal && <Notice tone="failed">{refusal}</Notice>}
      {/* Tells password managers whose password this is. */}
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        name="password"
        label={passwordTexts.newPassword}
        autoComplete="new-password"
        error={errors.password}
        note={<p className="text-small text-basalt-500">{passwordTexts.hint}</p>}
      />
      <PasswordField
        name="confirmation"
        label={passwordTexts.onceMore}
        autoComplete="new-password"
        error={errors.confirmation}
      />
      <SubmitButton
        label={passwordTexts.save}
        busyLabel={passwordTexts.saving}
        isSending={isSending}
        className="button-large"
      />
    </form>
  );
}
