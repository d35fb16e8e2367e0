import type { Transport } from '@dalan/contract/client';
import { isErrorAnswer } from '@dalan/contract/errors';
import { createStore } from '../store.ts';

/** Calls that wait until the person has confirmed who they are. One dialog serves them all. */
export const waitingForProof = createStore<((isProved: boolean) => void)[]>([]);

/** If false, the person gave up, and the calls fail. */
export function answerProof(isProved: boolean): void {
  const waiting = waitingForProof.get();
  waitingForProof.set([]);
  for (const answer of waiting) answer(isProved);
}

/** If the server wants a fresh proof, asks for it and sends the same call once more. */
export function withProof(transport: Transport): Transport {
  return async (request) => {
    const answer = await transport(request);
    if (answer.status !== 403) return answer;
    const body = await answer.json().catch(() => undefined);
    const isProofWanted = isErrorAnswer(body) && body.code === 'PROOF_REQUIRED';
    if (isProofWanted && (await askForProof())) return transport(request);
    return { ...answer, json: async () => body };
  };
}

function askForProof(): Promise<boolean> {
  return new Promise((answer) => waitingForProof.set([...waitingForProof.get(), answer]));
}
