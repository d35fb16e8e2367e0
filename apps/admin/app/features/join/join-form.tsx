import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useController, useForm } from 'react-hook-form';
import type { Control } from 'react-hook-form';
import { checkStaffPassword } from '@dalan/contract/accounts';
import { ApiError } from '@dalan/contract/client';
import { checkPhone } from '@dalan/contract/contact-details';
import { checkEmail } from '@dalan/contract/email';
import { dutyLabels } from '@dalan/contract/staff';
import type { InvitationView, Joining } from '@dalan/contract/staff';
import { api } from '../../lib/api/api.ts';
import { showFieldErrors } from '../../lib/forms/show-field-errors.ts';
import { useSubmission } from '../../lib/forms/submission.ts';
import { rememberSession } from '../../lib/session/stored-session.ts';
import { toastDurationsMs } from '../../lib/toast-durations.ts';
import { FieldError } from '../../ui/form/field-error.tsx';
import { FormField } from '../../ui/form/form-field.tsx';
import { PasswordField } from '../../ui/form/password-field.tsx';
import { StatusChip } from '../../ui/status-chip.tsx';
import { useToast } from '../../ui/toast/toast-context.ts';
import { joinTexts } from './join-texts.ts';

type JoinFormProps = { token: string; invitation: InvitationView; onJoined: () => void };
type Values = Omit<Joining, 'token'>;

export function JoinForm({ token, invitation, onJoined }: JoinFormProps) {
  const form = useForm<Values>({
    mode: 'onTouched',
    defaultValues: { email: '', phone: '', password: '' },
  });
  const { control } = form;
  const join = useJoin(token, form.setError, onJoined);
  return (
    <Stack
      component="form"
      noValidate
      onSubmit={(event) => void form.handleSubmit(join.submit)(event)}
      sx={{ gap: 5 }}
    >
      <div>
        <Typography variant="h1" sx={{ fontSize: { xs: '1.75rem', md: '2.25rem' } }}>
          {joinTexts.welcome(invitation.name)}
        </Typography>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mt: 3 }}>
          {joinTexts.duty}
          <StatusChip
            text={dutyLabels[invitation.duty]}
            {...(invitation.duty === 'owner' ? { tone: 'secondary' } : { isOutlined: true })}
          />
        </Box>
        <Typography color="textSecondary" sx={{ mt: 3 }}>
          {joinTexts.explanation}
        </Typography>
      </div>
      <FormField
        control={control}
        name="email"
        label="Email Address"
        type="email"
        autoComplete="username"
        check={checkEmail}
      />
      <FormField
        control={control}
        name="phone"
        label="Phone"
        type="tel"
        autoComplete="tel"
        check={checkPhone}
      />
      <NewPassword control={control} />
      <Button
        type="submit"
        variant="contained"
        size="large"
        aria-busy={join.isBusy}
        aria-disabled={join.isLocked}
        sx={{ mt: 2 }}
      >
        {join.isBusy ? joinTexts.submitting : joinTexts.submit}
      </Button>
    </Stack>
  );
}

function NewPassword({ control }: { control: Control<Values> }) {
  const { field, fieldState } = useController({
    control,
    name: 'password',
    rules: { validate: (value) => checkStaffPassword(value) ?? true },
  });
  const { ref, ...bound } = field;
  const problem = fieldState.error?.message;
  return (
    <PasswordField
      {...bound}
      id="password"
      inputRef={ref}
      label="Password"
      autoComplete="new-password"
      error={problem !== undefined}
      helperText={problem ? <FieldError text={problem} /> : joinTexts.passwordHint}
    />
  );
}

function useJoin(
  token: string,
  setError: ReturnType<typeof useForm<Values>>['setError'],
  onJoined: () => void,
) {
  const toast = useToast();
  const queryClient = useQueryClient();
  return useSubmission({
    send: (values: Values) => {
      toast.clear();
      const email = values.email.trim();
      return api.call('joinStaff', { body: { ...values, email, token } });
    },
    onDone: ({ data }) => {
      rememberSession(data);
      // Whoever was signed in here before leaves nothing behind.
      queryClient.clear();
      toast.succeed(joinTexts.joined, toastDurationsMs.elsewhere);
      onJoined();
    },
    onFailed: (error) => {
      const refusal = error instanceof ApiError ? error : undefined;
      const fields = ['email', 'phone', 'password'] as const;
      if (refusal && showFieldErrors(refusal, [...fields], setError)) return;
      toast.fail(refusal?.serverMessage ?? joinTexts.failed);
      // The page then says that the link has ended.
      if (refusal?.status === 410) void queryClient.resetQueries({ queryKey: ['invitation'] });
    },
  });
}
