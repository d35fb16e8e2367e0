import { useState } from 'react';
import { ApiError } from '@dalan/contract/client';
import { api } from '../../lib/api/api.ts';
import { answerProof } from '../../lib/api/proof.ts';
import { useSubmission } from '../../lib/forms/submission.ts';
import { askForPasskey } from '../../lib/passkeys/browser-passkeys.ts';
import { rememberPasskeyHere } from '../../lib/passkeys/this-device.ts';
import { isSessionEnd } from '../../lib/session/session.ts';
import { proofTexts } from './log-in-texts.ts';

export function useProveWithPassword(onFailed: (problem: string) => void) {
  return useSubmission({
    send: (body: { password: string }) => api.call('proveWithPassword', { body }),
    onDone: () => answerProof(true),
    onFailed: (error) => fail(error, onFailed),
  });
}

export function useProveWithPasskey(onFailed: () => void) {
  const [problem, setProblem] = useState<string>();
  const submission = useSubmission({
    send: async (_values: undefined) => {
      setProblem(undefined);
      const passkey = await askForPasskey(await api.call('startProof'));
      const answer = await api.call('proveWithPasskey', { body: { passkey } });
      rememberPasskeyHere(passkey.id);
      return answer;
    },
    onDone: () => answerProof(true),
    onFailed: (error) =>
      fail(error, (text) => {
        setProblem(text);
        onFailed();
      }),
  });
  return { ...submission, problem };
}

function fail(error: Error, show: (problem: string) => void): void {
  // The log-in dialog opens instead, and the waiting calls fail.
  if (isSessionEnd(error)) return answerProof(false);
  const hasOwnText = !(error instanceof ApiError) || error.serverMessage !== undefined;
  show(hasOwnText ? error.message : proofTexts.notConfirmed);
}
