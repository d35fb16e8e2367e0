import { accountLimits, checkPasswordGiven } from '@dalan/contract/people/accounts';
import { checkEmail } from '@dalan/contract/contact/email';
import { passwordTexts } from '@dalan/contract/people/passwords';
import { shopPaths } from '@dalan/contract/pages/shop-paths';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

import { browserClient } from '../../lib/api/browser-client.ts';
import { writeSession } from '../../lib/session/stored-session.ts';
import { Field } from '../../ui/form/field.tsx';
import { Notice } from '../../ui/form/notice.tsx';
import { PasswordField } from '../../ui/form/password-field.tsx';
import { SubmitButton } from '../../ui/form/submit-button.tsx';
import { useCheckedForm } from '../../ui/form/use-checked-form.ts';
import { useIsHydrated } from '../../ui/use-is-hydrated.ts';
import { logInRefusal } from './log-in-refusal.ts';
import { logInTexts } from './log-in.texts.ts';

type LogInFormProps = {
  /** Prefilled after a registration. */
  email: string;
  /** Why the visitor is here. An error replaces it. */
  notice: ReactNode;
  /** The form stays busy until the next page is shown, so that a second tap does nothing. */
  onLoggedIn: () => Promise<void>;
};

export function LogInForm({ email, notice, onLoggedIn }: LogInFormProps) {
  const isReady = useIsHydrated();
  const { values, errors, refusal, isSending, formProps } = useCheckedForm({
    initial: { email, password: '' },
    check: (typed) => ({
      email: checkEmail(typed.email),
      password: checkPasswordGiven(typed.password),
    }),
    send: async ({ password, ...typed }) => {
      try {
        const body = { email: typed.email.trim(), password };
        const { user } = await browserClient.call('logIn', { body });
        writeSession(user);
      } catch (error) {
        return logInRefusal(error);
      }
      await onLoggedIn();
      return undefined;
    },
  });
  return (
    <form {...formProps}>
      {refusal ? <Notice tone="failed">{refusal}</Notice> : notice}
      <Field
        name="email"
        label={logInTexts.email}
        type="email"
        autoComplete="username"
        maxLength={accountLimits.emailMax}
        defaultValue={email}
        error={errors.email}
      />
      <PasswordField
        name="password"
        label={logInTexts.password}
        autoComplete="current-password"
        error={errors.password}
      />
      <p className="-mt-4">
        <Link
          to={shopPaths.forgottenPassword}
          state={{ email: values.email }}
          className="link inline-flex min-h-11 items-center"
        >
          {passwordTexts.forgotten}
        </Link>
      </p>
      <SubmitButton
        label={logInTexts.title}
        busyLabel={logInTexts.sending}
        isSending={isSending}
        isReady={isReady}
        className="button-large"
      />
    </form>
  );
}
