import type { Role } from '@dalan/contract/accounts';
import type { Tx } from '../../platform/db/transaction.ts';
import { sessionLifetimes } from './session-lifetime.rules.ts';
import { createSessionToken, hashSessionToken } from './session-token.ts';
import { insertSession } from './sessions.queries.ts';

export type OpenedSession = { token: string; maxAgeSeconds: number };

export type ProvenLogIn = {
  userId: string | undefined;
  role: Role;
  passwordProof: string;
  /** What the browser held until now; it ends here. */
  previousToken: string | undefined;
};

/**
 * A fresh token each time: whatever the browser held before is worth nothing afterwards. Undefined
 * where the account was erased, or its password or role is another.
 */
export async function openSession(
  tx: Tx,
  { previousToken, ...logIn }: ProvenLogIn,
): Promise<OpenedSession | undefined> {
  const token = createSessionToken();
  const lifetime = sessionLifetimes[logIn.role];
  const isOpen = await insertSession(tx, {
    ...logIn,
    tokenHash: hashSessionToken(token),
    previousTokenHash: previousToken === undefined ? undefined : hashSessionToken(previousToken),
    lifetime,
  });
  return isOpen ? { token, maxAgeSeconds: lifetime.wholeSeconds } : undefined;
}
