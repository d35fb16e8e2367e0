import { logInNameOf } from '@dalan/contract/people/accounts';
import { checkNewPasswordOf, passwordTexts } from '@dalan/contract/people/passwords';
import { inTransaction } from '../../../../platform/db/transaction.ts';
import { networkOf, siteKey } from '../../../../platform/ip-address.ts';
import { ShopError } from '../../../../platform/shop-error.ts';
import { queueAccountMail } from '../../../letters/account-mail/index.ts';
import { recordAudit } from '../../../office/audit/index.ts';
import { limitLogIn } from '../log-in/admit-log-in.ts';
import { findKnownDevice } from '../devices/find-known-device.ts';
import { getUser } from '../users/get-user.ts';
import type { LoggedIn, LogInContext } from '../log-in/log-in.ts';
import { changePasswordByProof } from '../emails/mailed-links.queries.ts';
import { createToken, hashToken } from '../../../../platform/random-token.ts';
import { rememberDevice } from '../devices/remember-device.ts';
import { refuseWithoutPasskey } from './refuse-without-passkey.ts';
import { refuseWeakPassword } from './reset-password.ts';
import { sessionLifetimes } from '../sessions/session-lifetime.rules.ts';
import { findAccount } from '../users/users.queries.ts';

export type PasswordChangeOfUser = {
  userId: string;
  presentPassword: string;
  newPassword: string;
  ip: string;
  deviceToken: string | undefined;
};

type KeptLogIn = Pick<LoggedIn, 'session' | 'device'>;

/**
 * Ends every session and opens a new one in this browser, without a proof. A wrong present password
 * counts like a wrong log-in, so that nobody can guess it on a borrowed phone.
 */
export async function changePassword(
  context: LogInContext,
  change: PasswordChangeOfUser,
): Promise<KeptLogIn> {
  const { db } = context;
  const user = await getUser(db, change.userId);
  const { role } = user;
  const account = logInNameOf(user);
  refuseWeakPassword(checkNewPasswordOf(role, change.newPassword), 'newPassword');
  const knownDevice = await findKnownDevice(db, account, change.deviceToken);
  const tried = { account, ip: change.ip, knownDevice };
  const kept = await limitLogIn(context, tried, () =>
    tryToChange(context, change, { account, role }),
  );
  if (kept === undefined) {
    throw new ShopError('INVALID_CREDENTIALS', passwordTexts.presentWrong, {
      fields: { presentPassword: passwordTexts.presentWrong },
    });
  }
  return kept;
}

async function tryToChange(
  { db, passwords }: LogInContext,
  change: PasswordChangeOfUser,
  { account, role }: { account: string; role: 'user' | 'admin' },
): Promise<KeptLogIn | undefined> {
  const { userId } = change;
  const sharedBy = siteKey(change.ip);
  const recipe = (await findAccount(db, account))?.passwordRecipe;
  const passwordProof = await passwords.hashAgain(recipe, change.presentPassword, sharedBy);
  const passwordHash = await passwords.hash(change.newPassword, sharedBy);
  const token = createToken();
  const { idleSeconds, wholeSeconds } = sessionLifetimes[role];
  const details = { network: networkOf(change.ip) };
  return inTransaction(db, async (tx) => {
    const isDone = await changePasswordByProof(tx, {
      userId,
      passwordProof,
      passwordHash,
      tokenHash: hashToken(token),
      idleSeconds,
      details,
    });
    if (!isDone) {
      await recordAudit(tx, {
        actorId: userId,
        action: 'password.refused',
        subjectId: userId,
        details,
      });
      return undefined;
    }
    // This comes after the password, so that nobody learns without it who has a passkey.
    await refuseWithoutPasskey(tx, userId);
    await queueAccountMail(tx, { kind: 'password-changed', userId });
    const device = await rememberDevice(tx, { userId, previousToken: change.deviceToken });
    return { session: { token, maxAgeSeconds: wholeSeconds }, device };
  });
}
