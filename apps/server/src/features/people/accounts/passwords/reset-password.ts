import type { User } from '@dalan/contract/people/accounts';
import { checkNewPasswordOf, passwordTexts } from '@dalan/contract/people/passwords';
import type { Db } from '../../../../platform/db/database.ts';
import { inTransaction } from '../../../../platform/db/transaction.ts';
import { networkOf, siteKey } from '../../../../platform/ip-address.ts';
import { ShopError } from '../../../../platform/shop-error.ts';
import { queueAccountMail } from '../../../letters/account-mail/index.ts';
import { getUser } from '../users/get-user.ts';
import type { LoggedIn } from '../log-in/log-in.ts';
import { findPasswordLink, resetPasswordByLink } from '../emails/mailed-links.queries.ts';
import type { PasswordLink } from '../emails/mailed-links.queries.ts';
import { refuseWithoutPasskey } from './refuse-without-passkey.ts';
import type { Passwords } from './passwords.ts';
import { createToken, hashToken } from '../../../../platform/random-token.ts';
import { rememberDevice } from '../devices/remember-device.ts';
import { sessionLifetimes } from '../sessions/session-lifetime.rules.ts';
import { deleteSession } from '../sessions/sessions.queries.ts';

export type PasswordReset = {
  token: string;
  password: string;
  ip: string;
  /** The browser's previous session, which ends here. */
  previousToken: string | undefined;
  deviceToken: string | undefined;
};

/** Tells whose link it is. Opening it changes nothing, because mail scanners open links. */
export async function getPasswordLink(db: Db, token: string): Promise<PasswordLink> {
  const link = await findPasswordLink(db, hashToken(token));
  if (link === undefined) throw linkEnded();
  return link;
}

/** Uses the link, ends every session of the account and opens one in this browser. */
export async function resetPassword(
  { db, passwords }: { db: Db; passwords: Passwords },
  reset: PasswordReset,
): Promise<Omit<LoggedIn, 'duty'>> {
  const link = await getPasswordLink(db, reset.token);
  const { userId, role } = link;
  refuseWeakPassword(checkNewPasswordOf(role, reset.password), 'password');
  const passwordHash = await passwords.hash(reset.password, siteKey(reset.ip));
  const token = createToken();
  const { idleSeconds, wholeSeconds } = sessionLifetimes[role];
  const device = await inTransaction(db, async (tx) => {
    const isDone = await resetPasswordByLink(tx, {
      linkHash: hashToken(reset.token),
      role,
      passwordHash,
      tokenHash: hashToken(token),
      idleSeconds,
      details: { network: networkOf(reset.ip) },
    });
    if (!isDone) throw linkEnded();
    // A mailbox must not replace a required passkey. A refusal rolls the new password back.
    await refuseWithoutPasskey(tx, userId);
    if (reset.previousToken !== undefined) await deleteSession(tx, hashToken(reset.previousToken));
    await queueAccountMail(tx, { kind: 'password-changed', userId });
    return rememberDevice(tx, { userId, previousToken: reset.deviceToken });
  });
  const user: User = await getUser(db, userId);
  return { user, session: { token, maxAgeSeconds: wholeSeconds }, device };
}

export function refuseWeakPassword(message: string | undefined, field: string): void {
  if (message === undefined) return;
  throw new ShopError('INVALID_INPUT', message, { fields: { [field]: message } });
}

export function linkEnded(): ShopError {
  return new ShopError('LINK_ENDED', passwordTexts.expiredTitle);
}
