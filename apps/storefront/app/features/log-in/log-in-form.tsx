import { accountLimits, checkPasswordGiven } from '@dalan/contract/accounts';
import { checkEmail } from '@dalan/contract/email';

import { browserClient } from '../../lib/browser-client.ts';
import { writeSession } from '../../lib/stored-session.ts';
import { Field } from '../../ui/form/field.tsx';
import { Notice } from '../../ui/form/notice.tsx';
import { PasswordField } from '../../ui/form/password-field.tsx';
import { SubmitButton } from '../../ui/form/submit-button.tsx';
import { useCheckedForm } from '../../ui/form/use-checked-form.ts';
import { useIsHydrated } from '../../ui/form/use-is-hydrated.ts';
import { logInRefusal } from './log-in-refusal.ts';

/** `email` is there for who has just registered: he types no address twice. */
export function LogInForm({ email, onLoggedIn }: { email: string; onLoggedIn: () => void }) {
  const isReady = useIsHydrated();
  const { errors, refusal, isSending, formProps } = useCheckedForm({
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
      onLoggedIn();
      return undefined;
    },
  });
  return (
    <form {...formProps}>
      {refusal && <Notice tone="failed">{refusal}</Notice>}
      <Field
        name="email"
        label="Email"
        type="email"
        autoComplete="username"
        maxLength={accountLimits.emailMax}
        defaultValue={email}
        error={errors.email}
      />
      <PasswordField
        name="password"
        label="Password"
        autoComplete="current-password"
        error={errors.password}
      />
      <SubmitButton
        label="Login"
        busyLabel="Logging in..."
        isSending={isSending}
        isReady={isReady}
        className="button-large"
      />
    </form>
  );
}
