import { passkeyLimits, passkeyTexts } from '@dalan/contract/people/passkeys';
import type { NewPasskey, Passkey } from '@dalan/contract/people/passkeys';
import { brokenConstraint, inTransaction } from '../../../platform/db/transaction.ts';
import { ShopError } from '../../../platform/shop-error.ts';
import { hashToken } from '../../../platform/random-token.ts';
import { insertPasskey } from './passkeys.queries.ts';
import type { PasskeyContext } from './start-challenge.ts';
import { readNewPasskey } from './webauthn.ts';

export async function addPasskey(
  { db, relyingParty }: PasskeyContext,
  { sessionToken, name, passkey }: NewPasskey & { sessionToken: string },
): Promise<Passkey> {
  const signed = await readNewPasskey(relyingParty, passkey);
  if (signed === undefined) throw notAdded();
  const { challenge, ...read } = signed;
  const added = await inTransaction(db, (tx) =>
    insertPasskey(tx, {
      sessionToken,
      challengeHash: hashToken(challenge),
      passkey: { ...read, name: name.trim() },
      perUser: passkeyLimits.perUser,
    }),
  ).catch((error: unknown) => {
    throw brokenConstraint(error) === 'one_passkey_per_credential' ? notAdded() : error;
  });
  if (added === undefined) throw notAdded();
  return added;
}

function notAdded(): ShopError {
  return new ShopError('PASSKEY_REFUSED', passkeyTexts.notAdded);
}
