import { useState } from 'react';
import type { User } from '@dalan/contract/people/accounts';
import { ApiError } from '@dalan/contract/client';
import { api } from '../../lib/api/api.ts';
import { useSubmission } from '../../lib/forms/submission.ts';
import { askForPasskey } from '../../lib/passkeys/browser-passkeys.ts';
import { rememberPasskeyHere } from '../../lib/passkeys/this-device.ts';
import { rememberSession } from '../../lib/session/stored-session.ts';
import { toastDurationsMs } from '../../lib/toast-durations.ts';
import { useToast } from '../../ui/toast/toast-context.ts';
import { logInTexts } from './log-in-texts.ts';

type Outcome = { onLoggedIn: (user: User) => void; onFailed: () => void };

/** `problem` is one sentence. The password always remains as the other way. */
export function usePasskeyLogIn({ onLoggedIn, onFailed }: Outcome) {
  const toast = useToast();
  const [problem, setProblem] = useState<string>();
  const submission = useSubmission({
    send: async (_values: undefined) => {
      toast.clear();
      setProblem(undefined);
      const passkey = await askForPasskey(await api.call('startPasskeySignIn'));
      const answer = await api.call('signInWithPasskey', { body: { passkey } });
      rememberPasskeyHere(passkey.id);
      return answer;
    },
    onDone: ({ data }) => {
      const { userId: _id, ...details } = data;
      rememberSession(data);
      toast.succeed(logInTexts.adminLogInSucceeded, toastDurationsMs.elsewhere);
      onLoggedIn({ _id, ...details });
    },
    onFailed: (error) => {
      const hasOwnText = !(error instanceof ApiError) || error.serverMessage !== undefined;
      setProblem(hasOwnText ? error.message : logInTexts.adminLogInFailed);
      onFailed();
    },
  });
  return { ...submission, problem };
}
