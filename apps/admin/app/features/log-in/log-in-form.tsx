import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link as RouterLink } from 'react-router';
import { checkLogInName, checkNewPassword } from '@dalan/contract/people/accounts';
import type { AdminLogIn } from '@dalan/contract/people/accounts';
import { panelPaths } from '@dalan/contract/pages/panel-paths';
import { passwordTexts } from '@dalan/contract/people/passwords';
import { canUsePasskeys } from '../../lib/passkeys/browser-passkeys.ts';
import { hasPasskeyHere } from '../../lib/passkeys/this-device.ts';
import { FieldError } from '../../ui/form/field-error.tsx';
import { PasswordField } from '../../ui/form/password-field.tsx';
import { OrLine, PasskeyButton } from '../../ui/buttons/passkey-button.tsx';
import { FormHeading } from './form-heading.tsx';
import { logInTexts } from './log-in-texts.ts';
import { useLogIn } from './use-log-in.ts';
import { usePasskeyLogIn } from './use-passkey-log-in.ts';
import { touchLink } from '../../ui/layout/looks.ts';

export function LogInForm({ onLoggedIn }: { onLoggedIn: () => void }) {
  const queryClient = useQueryClient();
  const { register, handleSubmit, trigger, setFocus, formState } = useForm<AdminLogIn>({
    defaultValues: { username: '', password: '' },
  });
  const { errors } = formState;

  const enter = () => {
    // The next user must not see the previous user's cached data.
    queryClient.clear();
    onLoggedIn();
  };
  const logIn = useLogIn(enter);
  const passkeyLogIn = usePasskeyLogIn({
    onLoggedIn: enter,
    onFailed: () => setFocus('password'),
  });
  // This is read once: the button must not move while it is used.
  const [isPasskeyFirst] = useState(hasPasskeyHere);
  const passkeyButton = canUsePasskeys() && (
    <PasskeyButton
      problem={passkeyLogIn.problem}
      isBusy={passkeyLogIn.isBusy}
      isLocked={passkeyLogIn.isLocked}
      onClick={() => passkeyLogIn.submit(undefined)}
    />
  );

  const field = (name: keyof AdminLogIn, check: (value: string) => string | undefined) => ({
    ...register(name, {
      validate: (value) => check(value) ?? true,
      onBlur: (event: React.FocusEvent<HTMLInputElement>) => {
        if (event.target.value !== '') void trigger(name);
      },
    }),
    id: name,
    error: errors[name] !== undefined,
    helperText: errors[name]?.message && <FieldError text={errors[name].message} />,
  });
  const { ref: emailRef, ...email } = field('username', checkLogInName);
  const { ref: passwordRef, ...password } = field('password', checkNewPassword);

  return (
    <Stack
      component="form"
      noValidate
      onSubmit={handleSubmit(({ username, password }) =>
        logIn.submit({ username: username.trim(), password }),
      )}
      sx={{ gap: 5 }}
    >
      <FormHeading title="Welcome Back" lead="Sign in to access your account" />
      {passkeyButton && isPasskeyFirst && (
        <>
          {passkeyButton}
          <OrLine />
        </>
      )}
      <TextField
        {...email}
        inputRef={emailRef}
        label="Email Address"
        type="email"
        autoComplete="username"
        helperText={email.helperText ?? logInTexts.orPhone}
      />
      <PasswordField
        {...password}
        inputRef={passwordRef}
        label="Password"
        autoComplete="current-password"
      />
      <Link
        component={RouterLink}
        to={panelPaths.forgottenPassword}
        sx={{ alignSelf: 'flex-start', ...touchLink, my: -3 }}
      >
        {passwordTexts.forgotten}
      </Link>
      <Button
        type="submit"
        variant="contained"
        size="large"
        aria-busy={logIn.isBusy}
        aria-disabled={logIn.isLocked}
        sx={{ mt: 2 }}
      >
        {logIn.isBusy ? 'Logging in...' : 'Login'}
      </Button>
      {passkeyButton && !isPasskeyFirst && (
        <>
          <OrLine />
          {passkeyButton}
        </>
      )}
    </Stack>
  );
}
