import type { Role } from '@dalan/contract/accounts';
import type { Tx } from '../../platform/db/transaction.ts';
import { sessionLifetimes } from './session-lifetime.rules.ts';
import { createToken, hashToken } from './random-token.ts';
import { insertSession } from './sessions.queries.ts';

export type OpenedSession = { token: string; maxAgeSeconds: number };

export type ProvenLogIn = {
  userId: string | undefined;
  role: Role;
  passwordProof: string;
  /** What the browser held until now; it ends here. */
  previousToken: string | undefined;
  /** For the audit log: where the log-in came from. */
  details: Record<string, string>;
};

/**
 * A fresh token each time: whatever the browser held before is worth nothing afterwards. Undefined
 * where the account was erased, or its password or role is another.
 */
export async function openSession(
  tx: Tx,
  { previousToken, ...logIn }: ProvenLogIn,
): Promise<OpenedSession | undefined> {
  const token = createToken();
  const lifetime = sessionLifetimes[logIn.role];
  const isOpen = await insertSession(tx, {
    ...logIn,
    tokenHash: hashToken(token),
    previousTokenHash: previousToken === undefined ? undefined : hashToken(previousToken),
    lifetime,
  });
  return isOpen ? { token, maxAgeSeconds: lifetime.wholeSeconds } : undefined;
}
