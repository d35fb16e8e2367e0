import type { Role } from '@dalan/contract/accounts';
import type { Tx } from '../../platform/db/transaction.ts';
import { sessionLifetimes } from './session-lifetime.rules.ts';
import { createToken, hashToken } from './random-token.ts';
import { insertSession } from './sessions.queries.ts';

export type OpenedSession = { token: string; maxAgeSeconds: number };

/** A fresh token each time: whatever the browser held before is worth nothing afterwards. */
export async function openSession(
  tx: Tx,
  account: { userId: string; role: Role },
): Promise<OpenedSession> {
  const token = createToken();
  const lifetime = sessionLifetimes[account.role];
  await insertSession(tx, {
    tokenHash: hashToken(token),
    userId: account.userId,
    lifetime,
  });
  return { token, maxAgeSeconds: lifetime.wholeSeconds };
}
