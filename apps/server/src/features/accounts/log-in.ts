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

export type LogInDoor = LogInAdmission & {
  db: Db;
  passwords: Passwords;
  /** A gate of their own: however many strangers come, the shop's customers get through. */
  passwordsOnKnownDevices: Passwords;
};

export type LogInAttempt = {
  email: string;
  password: string;
  /** Which of the two doors: customers and staff each have their own. */
  role: Role;
  ip: string;
  /** What the browser held until now; it ends here. */
  previousToken: string | undefined;
  /** By what the browser may be known to the account. */
  deviceToken: string | undefined;
};

export type LoggedIn = { user: User; session: OpenedSession; device: RememberedDevice };

export async function logIn(door: LogInDoor, attempt: LogInAttempt): Promise<LoggedIn> {
  const account = normalizeEmail(attempt.email);
  const knownDevice = await findKnownDevice(door.db, account, attempt.deviceToken);
  const giveBack = await admitLogIn(door, { account, ip: attempt.ip, knownDevice });
  let loggedIn: LoggedIn | undefined;
  try {
    loggedIn = await tryToLogIn(door, attempt, knownDevice !== undefined);
  } catch (error) {
    await giveBack();
    throw error;
  }
  if (loggedIn === undefined) {
    throw new ShopError('INVALID_CREDENTIALS', accountTexts.wrongCredentials);
  }
  await giveBack();
  await door.limits.logInsPerAccount.add(account);
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
 * Unknown e-mail, wrong password and wrong door take the same steps and end alike. The password is
 * hashed here and compared in the database, which shows a stored hash to no server.
 */
async function tryToLogIn(
  door: LogInDoor,
  attempt: LogInAttempt,
  isKnown: boolean,
): Promise<LoggedIn | undefined> {
  const { db } = door;
  const email = normalizeEmail(attempt.email);
  const account = await findAccount(db, email);
  const recipe = account?.passwordRecipe;
  const passwordProof = isKnown
    ? await door.passwordsOnKnownDevices.hashAgain(recipe, attempt.password, email)
    : await door.passwords.hashAgain(recipe, attempt.password, siteKey(attempt.ip));
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
