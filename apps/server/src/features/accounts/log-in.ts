import { accountTexts } from '@dalan/contract/accounts';
import type { Role, User } from '@dalan/contract/accounts';
import type { Db } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { networkOf, siteKey } from '../../platform/http/ip-address.ts';
import { ShopError } from '../../platform/shop-error.ts';
import { recordAudit } from '../audit/index.ts';
import { admitLogIn } from './admit-log-in.ts';
import type { LogInAdmission } from './admit-log-in.ts';
import { normalizeEmail } from './email.rules.ts';
import { isKnownDevice } from './known-devices.queries.ts';
import { openSession } from './open-session.ts';
import type { OpenedSession } from './open-session.ts';
import type { Passwords } from './passwords.ts';
import { hashToken, isToken } from './random-token.ts';
import { rememberDevice } from './remember-device.ts';
import type { RememberedDevice } from './remember-device.ts';
import { findAccount } from './users.queries.ts';

export type LogInContext = LogInAdmission & {
  db: Db;
  passwords: Passwords;
  /** A separate queue, so that a flood from unknown devices does not block known ones. */
  passwordsOnKnownDevices: Passwords;
};

export type LogInAttempt = {
  email: string;
  password: string;
  /** Customers and staff have separate endpoints. */
  role: Role;
  ip: string;
  /** The browser's previous session, which ends here. */
  previousToken: string | undefined;
  /** The device cookie, if any. */
  deviceToken: string | undefined;
};

export type LoggedIn = { user: User; session: OpenedSession; device: RememberedDevice };

export async function logIn(context: LogInContext, attempt: LogInAttempt): Promise<LoggedIn> {
  const account = normalizeEmail(attempt.email);
  const knownDevice = await findKnownDevice(context.db, account, attempt.deviceToken);
  const giveBack = await admitLogIn(context, { account, ip: attempt.ip, knownDevice });
  let loggedIn: LoggedIn | undefined;
  try {
    loggedIn = await tryToLogIn(context, attempt, knownDevice !== undefined);
  } catch (error) {
    await giveBack();
    throw error;
  }
  if (loggedIn === undefined) {
    throw new ShopError('INVALID_CREDENTIALS', accountTexts.wrongCredentials);
  }
  await giveBack();
  await context.limits.logInsPerAccount.add(account);
  return loggedIn;
}

async function findKnownDevice(
  db: Db,
  email: string,
  token: string | undefined,
): Promise<Buffer | undefined> {
  if (token === undefined || !isToken(token)) return undefined;
  const tokenHash = hashToken(token);
  return (await isKnownDevice(db, { tokenHash, email })) ? tokenHash : undefined;
}

/**
 * Unknown e-mail, wrong password and wrong endpoint take the same steps. The hash is computed here
 * and compared in the database, so that no server reads a stored hash.
 */
async function tryToLogIn(
  context: LogInContext,
  attempt: LogInAttempt,
  isKnown: boolean,
): Promise<LoggedIn | undefined> {
  const { db } = context;
  const email = normalizeEmail(attempt.email);
  const account = await findAccount(db, email);
  const recipe = account?.passwordRecipe;
  const passwordProof = isKnown
    ? await context.passwordsOnKnownDevices.hashAgain(recipe, attempt.password, email)
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
    const device = await rememberDevice(tx, {
      userId: account.user._id,
      previousToken: attempt.deviceToken,
    });
    return { user: account.user, session, device };
  });
}
