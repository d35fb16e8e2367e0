import { logInNameOf } from '@dalan/contract/people/accounts';
import { passkeyTexts } from '@dalan/contract/people/passkeys';
import { inTransaction } from '../../../../platform/db/transaction.ts';
import { networkOf, siteKey } from '../../../../platform/ip-address.ts';
import { ShopError } from '../../../../platform/shop-error.ts';
import { recordAudit } from '../../../office/audit/index.ts';
import { limitLogIn } from './admit-log-in.ts';
import { findKnownDevice } from '../devices/find-known-device.ts';
import { getUser } from '../users/get-user.ts';
import type { LogInContext } from './log-in.ts';
import { refuseWithoutPasskey } from '../passwords/refuse-without-passkey.ts';
import { proveSession } from '../sessions/sessions.queries.ts';
import { findAccount } from '../users/users.queries.ts';

type Proof = {
  userId: string;
  sessionToken: string;
  password: string;
  ip: string;
  deviceToken: string | undefined;
};

/** The person of the session types their password again. A try counts and waits like a log-in. */
export async function proveWithPassword(context: LogInContext, proof: Proof): Promise<void> {
  const { db } = context;
  const { userId, ip } = proof;
  const account = logInNameOf(await getUser(db, userId));
  const knownDevice = await findKnownDevice(db, account, proof.deviceToken);
  const isProved = await limitLogIn(context, { account, ip, knownDevice }, async () => {
    const recipe = (await findAccount(db, account))?.passwordRecipe;
    const passwordProof = knownDevice
      ? await context.passwordsOnKnownDevices.hashAgain(recipe, proof.password, account)
      : await context.passwords.hashAgain(recipe, proof.password, siteKey(ip));
    return inTransaction(db, async (tx) => {
      await refuseWithoutPasskey(tx, userId);
      const details = { network: networkOf(ip) };
      const { sessionToken } = proof;
      if (await proveSession(tx, { sessionToken, passwordProof, details })) return true;
      await recordAudit(tx, { action: 'proof.refused', subjectId: userId, details });
      return undefined;
    });
  });
  if (!isProved) throw new ShopError('INVALID_CREDENTIALS', passkeyTexts.wrongPassword);
}
