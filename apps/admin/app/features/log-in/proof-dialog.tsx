import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useId } from 'react';
import { useForm } from 'react-hook-form';
import type { SessionAnswer } from '@dalan/contract/people/accounts';
import { checkPasswordGiven } from '@dalan/contract/people/accounts';
import { answerProof } from '../../lib/api/proof.ts';
import { canUsePasskeys } from '../../lib/passkeys/browser-passkeys.ts';
import { FieldError } from '../../ui/form/field-error.tsx';
import { PasswordField } from '../../ui/form/password-field.tsx';
import { OrLine, PasskeyButton } from '../../ui/buttons/passkey-button.tsx';
import { proofTexts as texts } from './log-in-texts.ts';
import { useProveWithPasskey, useProveWithPassword } from './use-proof.ts';
import { smallPaper } from '../../ui/dialog/small-paper.ts';

type ProofDialogProps = { passkeys: SessionAnswer['passkeys'] | undefined };

/**
 * Opens above whatever waits for the proof. The waiting call is then sent again, or fails with its
 * reason.
 */
export function ProofDialog({ passkeys }: ProofDialogProps) {
  const id = useId();
  const { count = 0, isRequired = false } = passkeys ?? {};
  const hasPasskey = count > 0 && canUsePasskeys();
  const isPasswordTaken = !(count > 0 && isRequired);
  const { register, handleSubmit, setFocus, setError, formState } = useForm({
    defaultValues: { password: '' },
  });
  const problem = formState.errors.password?.message;
  const { ref, ...password } = register('password', {
    validate: (value) => checkPasswordGiven(value) ?? true,
  });
  const byPassword = useProveWithPassword((message) =>
    setError('password', { message }, { shouldFocus: true }),
  );
  const byPasskey = useProveWithPasskey(() => {
    if (isPasswordTaken) setFocus('password');
  });
  // However the dialog goes away, no call waits for ever.
  useEffect(() => () => answerProof(false), []);

  return (
    <Dialog
      open
      onClose={() => answerProof(false)}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      slotProps={{ paper: { sx: smallPaper(440) } }}
    >
      <form
        noValidate
        style={{ display: 'contents' }}
        onSubmit={(event) => void handleSubmit(byPassword.submit)(event)}
      >
        <DialogContent>
          <Stack sx={{ gap: 5 }}>
            <div>
              <Typography variant="h2" id={`${id}-title`}>
                {texts.title}
              </Typography>
              <Typography id={`${id}-text`} sx={{ mt: 2 }}>
                {texts.why}
              </Typography>
            </div>
            {hasPasskey && (
              <PasskeyButton
                problem={byPasskey.problem}
                isBusy={byPasskey.isBusy}
                isLocked={byPasskey.isLocked}
                hasAutoFocus
                onClick={() => byPasskey.submit(undefined)}
              />
            )}
            {hasPasskey && isPasswordTaken && <OrLine />}
            {isPasswordTaken && (
              <PasswordField
                {...password}
                inputRef={ref}
                id="proof-password"
                label="Password"
                autoComplete="current-password"
                autoFocus={!hasPasskey}
                error={problem !== undefined}
                helperText={problem && <FieldError text={problem} />}
              />
            )}
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" onClick={() => answerProof(false)}>
            Cancel
          </Button>
          {isPasswordTaken && (
            <Button
              type="submit"
              variant="contained"
              aria-busy={byPassword.isBusy}
              aria-disabled={byPassword.isLocked}
            >
              {byPassword.isBusy ? 'Checking...' : texts.confirm}
            </Button>
          )}
        </DialogActions>
      </form>
    </Dialog>
  );
}
