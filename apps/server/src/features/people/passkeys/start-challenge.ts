import { randomUUID } from 'node:crypto';
import { logInNameOf } from '@dalan/contract/people/accounts';
import { passkeyLimits, passkeyTexts } from '@dalan/contract/people/passkeys';
import type { PasskeyAdding, PasskeyOptions } from '@dalan/contract/people/passkeys';
import type { Db } from '../../../platform/db/database.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { ShopError } from '../../../platform/shop-error.ts';
import { createToken, hashToken } from '../../../platform/random-token.ts';
import { getUser } from '../accounts/index.ts';
import { insertChallenge } from './challenges.queries.ts';
import type { Challenge } from './challenges.queries.ts';
import { findHeldBy } from './passkeys.queries.ts';
import { optionsToAdd, optionsToUse } from './webauthn.ts';
import type { RelyingParty } from './webauthn.ts';

export type PasskeyContext = { db: Db; relyingParty: RelyingParty };

export async function startSignIn({ db, relyingParty }: PasskeyContext): Promise<PasskeyOptions> {
  const challenge = await createChallenge(db, { purpose: 'sign-in' });
  return optionsToUse(relyingParty, { challenge });
}

export async function startProof(
  { db, relyingParty }: PasskeyContext,
  userId: string,
): Promise<PasskeyOptions> {
  const held = await findHeldBy(db, userId);
  const challenge = await createChallenge(db, { purpose: 'proof', userId });
  return optionsToUse(relyingParty, { challenge, held });
}

export async function startAdding(
  { db, relyingParty }: PasskeyContext,
  userId: string,
): Promise<PasskeyAdding> {
  const held = await findHeldBy(db, userId);
  if (held.length >= passkeyLimits.perUser) {
    throw new ShopError('TOO_MANY_PASSKEYS', passkeyTexts.tooMany);
  }
  const user = await getUser(db, userId);
  const challenge = await createChallenge(db, { purpose: 'adding', userId });
  return optionsToAdd(relyingParty, {
    userId,
    name: user.name,
    logInName: logInNameOf(user),
    held,
    challenge,
  });
}

/**
 * Starts a challenge for somebody who joins: their account gets the id that the passkey is made
 * for.
 */
export async function startJoiningWithPasskey(
  { db, relyingParty }: PasskeyContext,
  person: { name: string; logInName: string },
): Promise<PasskeyAdding> {
  const newUserId = randomUUID();
  const challenge = await createChallenge(db, { purpose: 'joining', newUserId });
  return optionsToAdd(relyingParty, { userId: newUserId, ...person, held: [], challenge });
}

/** The database keeps only its hash: the browser sends it back, signed. */
async function createChallenge(db: Db, challenge: Challenge): Promise<string> {
  const token = createToken();
  await inTransaction(db, (tx) => insertChallenge(tx, hashToken(token), challenge));
  return token;
}
