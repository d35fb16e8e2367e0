import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { checkConfirmation, checkStaffPassword } from '@dalan/contract/people/accounts';
import { ApiError } from '@dalan/contract/client';
import { passwordTexts, staffPasswordTexts } from '@dalan/contract/people/passwords';
import { api } from '../../lib/api/api.ts';
import { useSubmission } from '../../lib/forms/submission.ts';
import { rememberSession } from '../../lib/session/stored-session.ts';
import { toastDurationsMs } from '../../lib/toast-durations.ts';
import { FieldError } from '../../ui/form/field-error.tsx';
import { PasswordField } from '../../ui/form/password-field.tsx';
import { useToast } from '../../ui/toast/toast-context.ts';
import { FormHeading } from './form-heading.tsx';

type NewPasswordFormProps = {
  token: string;
  /** The e-mail, or the phone number of a rider who has none. */
  logInName: string;
  onSaved: () => void;
  onEnded: () => void;
};

export function NewPasswordForm({ token, logInName, onSaved, onEnded }: NewPasswordFormProps) {
  const toast = useToast();
  const queryClient = useQueryClient();
  const { register, handleSubmit, getValues, formState } = useForm({
    defaultValues: { password: '', confirmation: '' },
  });
  const { errors } = formState;
  const save = useSubmission({
    send: (password: string) => {
      toast.clear();
      return api.call('resetPassword', { body: { token, password } });
    },
    onDone: ({ user: { _id: userId, ...details } }) => {
      // The next user must not see the previous user's cached data.
      queryClient.clear();
      rememberSession({ userId, ...details });
      toast.succeed(passwordTexts.saved, toastDurationsMs.elsewhere);
      onSaved();
    },
    onFailed: (error) => {
      if (isLinkEnd(error)) onEnded();
      else toast.fail(error.message);
    },
  });
  const field = (
    name: 'password' | 'confirmation',
    check: (value: string) => string | undefined,
  ) => ({
    ...register(name, { validate: (value) => check(value) ?? true }),
    id: name,
    error: errors[name] !== undefined,
  });
  const { ref: passwordRef, ...password } = field('password', checkStaffPassword);
  const { ref: confirmationRef, ...confirmation } = field('confirmation', (value) =>
    checkConfirmation(getValues('password'), value),
  );
  const { before, after } = passwordTexts.newFor;
  return (
    <Stack
      component="form"
      noValidate
      onSubmit={handleSubmit((typed) => save.submit(typed.password))}
      sx={{ gap: 5 }}
    >
      <FormHeading
        title={passwordTexts.newTitle}
        lead={
          <>
            {before}
            <b>{logInName}</b>
            {after}
          </>
        }
      />
      {/* Tells password managers whose password this is. */}
      <input type="text" autoComplete="username" value={logInName} readOnly hidden />
      <PasswordField
        {...password}
        inputRef={passwordRef}
        label={passwordTexts.newPassword}
        autoComplete="new-password"
        helperText={
          errors.password?.message ? (
            <FieldError text={errors.password.message} />
          ) : (
            staffPasswordTexts.hint
          )
        }
      />
      <PasswordField
        {...confirmation}
        inputRef={confirmationRef}
        label={passwordTexts.onceMore}
        autoComplete="new-password"
        helperText={
          errors.confirmation?.message && <FieldError text={errors.confirmation.message} />
        }
      />
      <Button
        type="submit"
        variant="contained"
        size="large"
        aria-busy={save.isBusy}
        aria-disabled={save.isLocked}
        sx={{ mt: 2 }}
      >
        {save.isBusy ? passwordTexts.saving : passwordTexts.save}
      </Button>
    </Stack>
  );
}

/** True if the link was used or is too old. */
export function isLinkEnd(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'LINK_ENDED';
}
