import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { accountTexts, checkPasswordGiven, logInNameOf } from '@dalan/contract/people/accounts';
import type { User } from '@dalan/contract/people/accounts';
import { canUsePasskeys } from '../../lib/passkeys/browser-passkeys.ts';
import { hasPasskeyHere } from '../../lib/passkeys/this-device.ts';
import { sessionQuery } from '../../lib/session/session.ts';
import { DiscardDialog } from '../../ui/dialog/discard-dialog.tsx';
import { FieldError } from '../../ui/form/field-error.tsx';
import { LockedField } from '../../ui/form/locked-field.tsx';
import { PasswordField } from '../../ui/form/password-field.tsx';
import { OrLine, PasskeyButton } from '../../ui/buttons/passkey-button.tsx';
import { colours } from '../../ui/theme/colours.ts';
import { useLogIn } from './use-log-in.ts';
import { usePasskeyLogIn } from './use-passkey-log-in.ts';
import { smallPaper } from '../../ui/dialog/small-paper.ts';

type LogInAgainProps = {
  /** The person whose form is open. Nobody else may continue with it. */
  user: User;
  /** Another staff member who has signed in since. */
  other: User | undefined;
  onDiscard: () => void;
};

/**
 * Covers a form with unsaved changes after its session has ended. It hides the whole page, since
 * we no longer know who is at the screen.
 */
export function LogInAgain({ user, other, onDiscard }: LogInAgainProps) {
  const id = useId();
  const queryClient = useQueryClient();
  const [isConfirming, setIsConfirming] = useState(false);
  const { register, handleSubmit, setFocus, formState } = useForm({
    defaultValues: { password: '' },
  });
  const problem = formState.errors.password?.message;
  const { ref, ...password } = register('password', {
    validate: (value) => checkPasswordGiven(value) ?? true,
  });
  const goOn = (loggedIn: User) => {
    queryClient.setQueryData(sessionQuery.queryKey, { user: loggedIn });
    void queryClient.invalidateQueries();
  };
  const logIn = useLogIn(goOn);
  const passkeyLogIn = usePasskeyLogIn({
    onLoggedIn: goOn,
    onFailed: () => setFocus('password'),
  });

  return (
    <Dialog
      open
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      slotProps={{ paper: { sx: smallPaper(440) }, backdrop: { sx: opaqueBackdrop } }}
    >
      <form
        noValidate
        style={{ display: 'contents' }}
        onSubmit={(event) => {
          void handleSubmit((typed) => logIn.submit({ username: logInNameOf(user), ...typed }))(
            event,
          );
        }}
      >
        <DialogContent>
          <Stack sx={{ gap: 5 }}>
            <div>
              <Typography variant="h2" id={`${id}-title`}>
                Log in again
              </Typography>
              <Typography id={`${id}-text`} sx={{ mt: 2 }}>
                {explanation(user, other)}
              </Typography>
            </div>
            {canUsePasskeys() && hasPasskeyHere() && (
              <>
                <PasskeyButton
                  problem={passkeyLogIn.problem}
                  isBusy={passkeyLogIn.isBusy}
                  isLocked={passkeyLogIn.isLocked}
                  onClick={() => passkeyLogIn.submit(undefined)}
                />
                <OrLine />
              </>
            )}
            <LockedField
              id="again-email"
              label={user.email === '' ? 'Phone' : 'Email Address'}
              value={logInNameOf(user)}
              autoComplete="username"
            />
            <PasswordField
              {...password}
              inputRef={ref}
              id="again-password"
              label="Password"
              autoComplete="current-password"
              autoFocus
              error={problem !== undefined}
              helperText={problem && <FieldError text={problem} />}
            />
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" onClick={() => setIsConfirming(true)}>
            {other ? 'Start afresh' : 'Leave'}
          </Button>
          <Button
            type="submit"
            variant="contained"
            aria-busy={logIn.isBusy}
            aria-disabled={logIn.isLocked}
          >
            {logIn.isBusy ? 'Logging in...' : 'Login'}
          </Button>
        </DialogActions>
      </form>
      <DiscardDialog
        isOpen={isConfirming}
        onKeep={() => setIsConfirming(false)}
        onDiscard={() => {
          setIsConfirming(false);
          onDiscard();
        }}
      />
    </Dialog>
  );
}

function explanation(user: User, other: User | undefined): string {
  return other
    ? `${other.name} has signed in here meanwhile. The open form is ${user.name}’s, with changes that are not saved.`
    : `${accountTexts.sessionEnded} What you typed is kept.`;
}

const opaqueBackdrop = { backgroundColor: colours.basalt900 };
