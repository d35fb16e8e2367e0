import type { PasskeyUse } from '@dalan/contract/people/passkeys';
import { hashToken } from '../../../platform/random-token.ts';
import type { CheckedUse } from './challenges.queries.ts';
import type { StoredPasskey } from './passkeys.queries.ts';
import type { PasskeyContext } from './start-challenge.ts';
import { verifyUse } from './webauthn.ts';

/** Checks all but the challenge, which only the database can use up. */
export async function checkUse(
  { relyingParty }: PasskeyContext,
  answer: PasskeyUse['passkey'],
  passkey: StoredPasskey | undefined,
): Promise<CheckedUse | undefined> {
  const verified = passkey && (await verifyUse(relyingParty, answer, passkey));
  if (verified === undefined) return undefined;
  const { challenge, ...use } = verified;
  return { ...use, challengeHash: hashToken(challenge) };
}
