import { passkeyTexts } from '@dalan/contract/people/passkeys';
import type { PasskeyUse } from '@dalan/contract/people/passkeys';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { networkOf } from '../../../platform/ip-address.ts';
import { ShopError } from '../../../platform/shop-error.ts';
import { recordAudit } from '../../office/audit/index.ts';
import { proveSessionByPasskey } from './challenges.queries.ts';
import { checkUse } from './check-use.ts';
import { findPasskey } from './passkeys.queries.ts';
import type { PasskeyContext } from './start-challenge.ts';

type Proof = {
  userId: string;
  sessionToken: string;
  passkey: PasskeyUse['passkey'];
  ip: string;
};

/** The session's person uses one of their passkeys again. Nobody else's counts. */
export async function proveWithPasskey(context: PasskeyContext, proof: Proof): Promise<void> {
  const { userId, sessionToken } = proof;
  const passkey = await findPasskey(context.db, Buffer.from(proof.passkey.id, 'base64url'));
  const use = await checkUse(context, proof.passkey, passkey);
  const details = { network: networkOf(proof.ip) };
  const isProved = await inTransaction(context.db, async (tx) => {
    if (use && (await proveSessionByPasskey(tx, use, { sessionToken, details }))) return true;
    await recordAudit(tx, { action: 'proof.refused', subjectId: userId, details });
    return false;
  });
  if (!isProved) throw new ShopError('PASSKEY_REFUSED', passkeyTexts.notProved);
}
