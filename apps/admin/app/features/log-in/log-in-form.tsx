import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { checkNewPassword } from '@dalan/contract/accounts';
import type { AdminLogIn } from '@dalan/contract/accounts';
import { checkEmail } from '@dalan/contract/email';
import { FieldError } from '../../ui/form/field-error.tsx';
import { PasswordField } from '../../ui/form/password-field.tsx';
import { useLogIn } from './use-log-in.ts';

export function LogInForm({ onLoggedIn }: { onLoggedIn: () => void }) {
  const queryClient = useQueryClient();
  const { register, handleSubmit, trigger, formState } = useForm<AdminLogIn>({
    defaultValues: { username: '', password: '' },
  });
  const { errors } = formState;

  const logIn = useLogIn(() => {
    // The next user must not see the previous user's cached data.
    queryClient.clear();
    onLoggedIn();
  });

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
  const { ref: emailRef, ...email } = field('username', checkEmail);
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
      <Box sx={{ mb: 2 }}>
        <Typography variant="h1" sx={{ fontSize: { xs: '2rem', md: '2.5rem' } }}>
          Welcome Back
        </Typography>
        <Typography color="textSecondary" sx={{ mt: 1, fontSize: '1.0625rem' }}>
          Sign in to access your account
        </Typography>
      </Box>
      <TextField
        {...email}
        inputRef={emailRef}
        label="Email Address"
        type="email"
        autoComplete="username"
      />
      <PasswordField
        {...password}
        inputRef={passwordRef}
        label="Password"
        autoComplete="current-password"
      />
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
    </Stack>
  );
}
