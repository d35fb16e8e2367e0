import { accountTexts } from '@dalan/contract/people/accounts';
import type { Role, User } from '@dalan/contract/people/accounts';
import type { Duty } from '@dalan/contract/people/staff';
import { isPhone, phoneDigits } from '@dalan/contract/contact/contact-details';
import type { Db } from '../../../../platform/db/database.ts';
import { inTransaction } from '../../../../platform/db/transaction.ts';
import { networkOf, siteKey } from '../../../../platform/ip-address.ts';
import { ShopError } from '../../../../platform/shop-error.ts';
import { queueAccountMail } from '../../../letters/account-mail/index.ts';
import { recordAudit } from '../../../office/audit/index.ts';
import { limitLogIn } from './admit-log-in.ts';
import type { LogInAdmission } from './admit-log-in.ts';
import { findKnownDevice } from '../devices/find-known-device.ts';
import { hasLoggedInBefore } from '../devices/known-devices.queries.ts';
import { openSession } from '../sessions/open-session.ts';
import type { OpenedSession } from '../sessions/open-session.ts';
import { refuseWithoutPasskey } from '../passwords/refuse-without-passkey.ts';
import type { Passwords } from '../passwords/passwords.ts';
import { rememberDevice } from '../devices/remember-device.ts';
import type { RememberedDevice } from '../devices/remember-device.ts';
import { findAccount } from '../users/users.queries.ts';
import { normalizeEmail } from '../emails/email.rules.ts';

export type LogInContext = LogInAdmission & {
  db: Db;
  passwords: Passwords;
  /** A separate queue, so that a flood from unknown devices does not block known ones. */
  passwordsOnKnownDevices: Passwords;
};

export type LogInAttempt = {
  /** The e-mail, or the phone number of a rider who has none. */
  name: string;
  password: string;
  /** Customers and staff have separate endpoints. */
  role: Role;
  ip: string;
  /** The browser's previous session, which ends here. */
  previousToken: string | undefined;
  deviceToken: string | undefined;
};

export type LoggedIn = {
  user: User;
  duty: Duty | undefined;
  session: OpenedSession;
  device: RememberedDevice;
};

export async function logIn(context: LogInContext, attempt: LogInAttempt): Promise<LoggedIn> {
  const account = normalizeLogInName(attempt.name);
  const knownDevice = await findKnownDevice(context.db, account, attempt.deviceToken);
  const loggedIn = await limitLogIn(context, { account, ip: attempt.ip, knownDevice }, () =>
    tryToLogIn(context, attempt, knownDevice !== undefined),
  );
  if (loggedIn === undefined) {
    throw new ShopError('INVALID_CREDENTIALS', accountTexts.wrongCredentials);
  }
  return loggedIn;
}

/**
 * Unknown name, wrong password and wrong endpoint take the same steps. The hash is computed here
 * and compared in the database, so that no server reads a stored hash.
 */
async function tryToLogIn(
  context: LogInContext,
  attempt: LogInAttempt,
  isKnown: boolean,
): Promise<LoggedIn | undefined> {
  const { db } = context;
  const name = normalizeLogInName(attempt.name);
  const account = await findAccount(db, name);
  const recipe = account?.passwordRecipe;
  const passwordProof = isKnown
    ? await context.passwordsOnKnownDevices.hashAgain(recipe, attempt.password, name)
    : await context.passwords.hashAgain(recipe, attempt.password, siteKey(attempt.ip));
  const details = {
    network: networkOf(attempt.ip),
    device: isKnown ? 'known' : 'new',
  };
  return inTransaction(db, async (tx) => {
    const session = await openSession(tx, {
      userId: account?.user._id,
      role: attempt.role,
      passwordProof,
      previousToken: attempt.previousToken,
      details,
    });
    if (session === undefined || account === undefined) {
      await recordAudit(tx, {
        action: 'session.refused',
        subjectId: account?.user._id,
        details: { door: attempt.role, ...details },
      });
      return undefined;
    }
    const userId = account.user._id;
    // This comes after the password, so that nobody learns without it who has a passkey. A refusal
    // rolls the session back.
    await refuseWithoutPasskey(tx, userId);
    if (attempt.role === 'admin' && !isKnown && (await hasLoggedInBefore(tx, userId))) {
      await queueAccountMail(tx, { kind: 'new-device', userId });
    }
    const device = await rememberDevice(tx, { userId, previousToken: attempt.deviceToken });
    return { user: account.user, duty: account.duty, session, device };
  });
}

/** Returns the spelling by which accounts are found, however the name was typed. */
function normalizeLogInName(typed: string): string {
  return isPhone(typed) ? phoneDigits(typed) : normalizeEmail(typed);
}
