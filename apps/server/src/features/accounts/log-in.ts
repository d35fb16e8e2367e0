import { accountTexts } from '@dalan/contract/accounts';
import type { Role, User } from '@dalan/contract/accounts';
import type { Db } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { takeAll } from '../../platform/http/rate-limit.ts';
import type { RateLimit } from '../../platform/http/rate-limit.ts';
import { ShopError } from '../../platform/shop-error.ts';
import { recordAudit } from '../audit/index.ts';
import { normalizeEmail } from './email.rules.ts';
import { openSession } from './open-session.ts';
import type { OpenedSession } from './open-session.ts';
import type { Passwords } from './passwords.ts';
import { findAccount } from './users.queries.ts';

export type LogInDoor = {
  db: Db;
  passwords: Passwords;
  limits: {
    failedLogInsPerAccountAndAddress: RateLimit;
    failedLogInsPerAccount: RateLimit;
    failedLogInsPerAddress: RateLimit;
  };
};

export type LogInAttempt = {
  email: string;
  password: string;
  /** Which of the two doors: customers and staff each have their own. */
  role: Role;
  address: string;
  /** What the browser held until now; it ends here. */
  previousToken: string | undefined;
};

export type LoggedIn = { user: User; session: OpenedSession };

/** Every try counts until it proves right, so that a thousand tries at once count as a thousand. */
export async function logIn(door: LogInDoor, attempt: LogInAttempt): Promise<LoggedIn> {
  const giveBack = await countTry(door, attempt);
  let loggedIn: LoggedIn | undefined;
  try {
    loggedIn = await tryToLogIn(door, attempt);
  } catch (error) {
    await giveBack();
    throw error;
  }
  if (loggedIn === undefined) {
    throw new ShopError('INVALID_CREDENTIALS', accountTexts.wrongCredentials);
  }
  await giveBack();
  return loggedIn;
}

/** The narrowest first: one phone that keeps failing must not use up its whole carrier's tries. */
function countTry({ limits }: LogInDoor, { email, address }: LogInAttempt) {
  const account = normalizeEmail(email);
  return takeAll([
    { limit: limits.failedLogInsPerAccountAndAddress, key: `${account} ${address}` },
    { limit: limits.failedLogInsPerAccount, key: account },
    { limit: limits.failedLogInsPerAddress, key: address },
  ]);
}

/**
 * Unknown e-mail, wrong password and wrong door take the same steps and end alike. The password is
 * hashed here and compared in the database, which shows a stored hash to no server.
 */
async function tryToLogIn(
  { db, passwords }: LogInDoor,
  attempt: LogInAttempt,
): Promise<LoggedIn | undefined> {
  const account = await findAccount(db, normalizeEmail(attempt.email));
  const passwordProof = await passwords.hashAgain(account?.passwordRecipe, attempt.password);
  return inTransaction(db, async (tx) => {
    const session = await openSession(tx, {
      userId: account?.user._id,
      role: attempt.role,
      passwordProof,
      previousToken: attempt.previousToken,
    });
    if (session === undefined || account === undefined) {
      await recordAudit(tx, {
        action: 'session.refused',
        subjectId: account?.user._id,
        details: { door: attempt.role },
      });
      return undefined;
    }
    return { user: account.user, session };
  });
}
