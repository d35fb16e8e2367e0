import { logInNameOf } from '@dalan/contract/people/accounts';
import { passkeyTexts } from '@dalan/contract/people/passkeys';
import type { PasskeyUse } from '@dalan/contract/people/passkeys';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { networkOf } from '../../../platform/ip-address.ts';
import { ShopError } from '../../../platform/shop-error.ts';
import { createToken, hashToken } from '../../../platform/random-token.ts';
import {
  findKnownDevice,
  findStaffMember,
  limitLogIn,
  rememberDevice,
  sessionLifetimes,
} from '../accounts/index.ts';
import type { LoggedIn, LogInAdmission } from '../accounts/index.ts';
import { queueAccountMail } from '../../letters/account-mail/index.ts';
import { recordAudit } from '../../office/audit/index.ts';
import { insertSessionByPasskey } from './challenges.queries.ts';
import { checkUse } from './check-use.ts';
import { findPasskey } from './passkeys.queries.ts';
import type { PasskeyContext } from './start-challenge.ts';

export type PasskeySignIn = {
  passkey: PasskeyUse['passkey'];
  ip: string;
  /** The browser's previous session, which ends here. */
  previousToken: string | undefined;
  deviceToken: string | undefined;
};

/** Nobody signs in with a passkey that the shop does not know, so these tries share one count. */
const UNKNOWN_PASSKEY = 'a passkey that nobody has';

/** One answer for every failure: unknown, removed, copied, late, or used before. */
export async function signInWithPasskey(
  context: PasskeyContext & LogInAdmission,
  attempt: PasskeySignIn,
): Promise<LoggedIn> {
  const { db } = context;
  const { ip } = attempt;
  const passkey = await findPasskey(db, Buffer.from(attempt.passkey.id, 'base64url'));
  const staff = passkey && (await findStaffMember(db, passkey.userId));
  const account = staff ? logInNameOf(staff.user) : UNKNOWN_PASSKEY;
  const knownDevice = staff && (await findKnownDevice(db, account, attempt.deviceToken));
  const loggedIn = await limitLogIn(context, { account, ip, knownDevice }, async () => {
    const details = { network: networkOf(ip), device: knownDevice ? 'known' : 'new' };
    const use = await checkUse(context, attempt.passkey, passkey);
    return inTransaction(db, async (tx) => {
      const token = createToken();
      const previousTokenHash =
        attempt.previousToken === undefined ? undefined : hashToken(attempt.previousToken);
      const { idleSeconds, wholeSeconds: maxAgeSeconds } = sessionLifetimes.admin;
      const userId =
        use &&
        (await insertSessionByPasskey(tx, use, {
          tokenHash: hashToken(token),
          previousTokenHash,
          idleSeconds,
          details,
        }));
      if (userId === undefined || staff === undefined) {
        const subjectId = passkey?.userId;
        const refused = { door: 'admin', method: 'passkey', ...details };
        await recordAudit(tx, { action: 'session.refused', subjectId, details: refused });
        return undefined;
      }
      if (!knownDevice) await queueAccountMail(tx, { kind: 'new-device', userId });
      const device = await rememberDevice(tx, { userId, previousToken: attempt.deviceToken });
      return { ...staff, session: { token, maxAgeSeconds }, device };
    });
  });
  if (loggedIn === undefined) throw new ShopError('PASSKEY_REFUSED', passkeyTexts.refused);
  return loggedIn;
}
