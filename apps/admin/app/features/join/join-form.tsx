import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useController, useForm } from 'react-hook-form';
import type { Control } from 'react-hook-form';
import { checkStaffPassword } from '@dalan/contract/people/accounts';
import { ApiError } from '@dalan/contract/client';
import { checkPhone } from '@dalan/contract/contact/contact-details';
import { checkEmail } from '@dalan/contract/contact/email';
import { dutyLabels } from '@dalan/contract/people/staff';
import type { InvitationView, Joining } from '@dalan/contract/people/staff';
import { api } from '../../lib/api/api.ts';
import { showFieldErrors } from '../../lib/forms/show-field-errors.ts';
import { useSubmission } from '../../lib/forms/submission.ts';
import { canUsePasskeys, makePasskey } from '../../lib/passkeys/browser-passkeys.ts';
import { rememberPasskeyHere } from '../../lib/passkeys/this-device.ts';
import { rememberSession } from '../../lib/session/stored-session.ts';
import { toastDurationsMs } from '../../lib/toast-durations.ts';
import { FieldError } from '../../ui/form/field-error.tsx';
import { FormField } from '../../ui/form/form-field.tsx';
import { PasswordField } from '../../ui/form/password-field.tsx';
import { OrLine, PasskeyButton } from '../../ui/buttons/passkey-button.tsx';
import { StatusChip } from '../../ui/icons/status-chip.tsx';
import { useToast } from '../../ui/toast/toast-context.ts';
import { joinTexts } from './join-texts.ts';

type JoinFormProps = { token: string; invitation: InvitationView; onJoined: () => void };
type Values = { email: string; phone: string; password: string };

export function JoinForm({ token, invitation, onJoined }: JoinFormProps) {
  const form = useForm<Values>({
    mode: 'onTouched',
    defaultValues: { email: invitation.email, phone: invitation.phone, password: '' },
  });
  const { control } = form;
  const join = useJoin(token, form.setError, onJoined);
  const byPasskey = useJoinWithPasskey(token, join.submit);
  const isEmailOptional = invitation.duty === 'delivery';
  return (
    <Stack
      component="form"
      noValidate
      onSubmit={(event) => void form.handleSubmit((typed) => join.submit(typed))(event)}
      sx={{ gap: 5 }}
    >
      <div>
        <Typography variant="h1" sx={{ fontSize: { xs: 'page', md: 'figure' } }}>
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
        check={(typed) => (isEmailOptional && typed.trim() === '' ? undefined : checkEmail(typed))}
        helperText={isEmailOptional && joinTexts.emailOptional}
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
      {canUsePasskeys() && (
        <>
          <OrLine />
          <PasskeyButton
            problem={byPasskey.problem}
            isBusy={byPasskey.isBusy}
            isLocked={byPasskey.isLocked || join.isLocked}
            onClick={() =>
              void form.trigger(['email', 'phone'], { shouldFocus: true }).then((isValid) => {
                if (isValid) byPasskey.submit(form.getValues());
              })
            }
          />
        </>
      )}
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

type Typed = Values & { passkey?: Joining['passkey'] };

function useJoin(
  token: string,
  setError: ReturnType<typeof useForm<Values>>['setError'],
  onJoined: () => void,
) {
  const toast = useToast();
  const queryClient = useQueryClient();
  return useSubmission({
    send: async ({ email: typedEmail, phone, password, passkey }: Typed) => {
      toast.clear();
      const email = typedEmail.trim();
      const proof = passkey ? { passkey } : { password };
      const body = { token, phone, ...(email && { email }), ...proof };
      const answer = await api.call('joinStaff', { body });
      if (passkey) rememberPasskeyHere(passkey.id);
      return answer;
    },
    onDone: ({ data }) => {
      rememberSession(data);
      // Nothing stays of the person who was signed in here before.
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

/**
 * The passkey is made before the account, so that people who close the browser's dialog can still
 * choose a password.
 */
function useJoinWithPasskey(token: string, join: (typed: Typed) => void) {
  const [problem, setProblem] = useState<string>();
  const submission = useSubmission({
    send: async (typed: Values) => {
      setProblem(undefined);
      return {
        ...typed,
        passkey: await makePasskey(await api.call('startJoining', { body: { token } })),
      };
    },
    onDone: join,
    onFailed: (error) => setProblem(error.message),
    isRepeatable: true,
  });
  return { ...submission, problem };
}
