import type { AdminLogIn, SessionAnswer } from '@dalan/contract/people/accounts';
import { ApiError } from '@dalan/contract/client';
import { api } from '../../lib/api/api.ts';
import { passkeyOffer } from '../../lib/passkeys/passkey-offer.ts';
import { rememberSession } from '../../lib/session/stored-session.ts';
import { useSubmission } from '../../lib/forms/submission.ts';
import { toastDurationsMs } from '../../lib/toast-durations.ts';
import { useToast } from '../../ui/toast/toast-context.ts';
import { logInTexts } from './log-in-texts.ts';

export function useLogIn(onLoggedIn: (user: NonNullable<SessionAnswer['user']>) => void) {
  const toast = useToast();
  return useSubmission({
    send: (body: AdminLogIn) => {
      toast.clear();
      return api.call('logInAdmin', { body });
    },
    onDone: ({ data }) => {
      passkeyOffer.set(true);
      const { userId: _id, ...details } = data;
      rememberSession(data);
      toast.succeed(logInTexts.adminLogInSucceeded, toastDurationsMs.elsewhere);
      onLoggedIn({ _id, ...details });
    },
    onFailed: (error) => toast.fail(messageOf(error)),
  });
}

function messageOf(error: Error): string {
  return (
    (error instanceof ApiError ? error.serverMessage : undefined) ?? logInTexts.adminLogInFailed
  );
}
