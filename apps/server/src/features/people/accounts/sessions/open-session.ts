import type { Role } from '@dalan/contract/people/accounts';
import type { Tx } from '../../../../platform/db/transaction.ts';
import { sessionLifetimes } from './session-lifetime.rules.ts';
import { createToken, hashToken } from '../../../../platform/random-token.ts';
import { insertSession } from './sessions.queries.ts';

export type OpenedSession = { token: string; maxAgeSeconds: number };

export type ProvenLogIn = {
  userId: string | undefined;
  role: Role;
  passwordProof: string;
  /** The browser's previous session, which ends here. */
  previousToken: string | undefined;
  /** What the audit log says about the session. */
  details: Record<string, string>;
};

/**
 * Each session has a new token, so that a previous one is useless. Undefined if the account was
 * erased, or its password or role does not match.
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
